import { waits } from '../../games/mahjong/rules/hand.ts'
import { after, circumstancesOf, winningOf } from '../../games/mahjong/rules/circumstances.ts'
import { meetsMinimum, scoreIfWon } from '../../games/mahjong/rules/score.ts'
import { kindOf, kindsOf } from '../../games/mahjong/rules/tiles.ts'
import type { Tile, View } from '../../games/mahjong/types.ts'

/** A tile that would complete the hand: how many nobody has shown, the fan on a discard, and whether that may win. */
export type Wait = { kind: number; left: number; fan: number; enough: 'yes' | 'drawn' | 'no' }

const own = (view: View): Tile[] =>
  view.viewer === null ? [] : view.players[view.viewer].hand.filter(tile => tile !== null)

/** Copies of a kind this viewer can see: in the own hand, in melds, and in the rivers as far as they lie there. */
function seen(view: View, kind: number): number {
  const lying = view.players.flatMap(player => [
    ...player.melds.flatMap(meld => meld.tiles),
    ...player.river.filter(discard => discard.claimed === null).map(discard => discard.tile),
  ])
  return [...own(view), ...lying].filter(tile => kindOf(tile) === kind).length
}

function waitsWith(view: View, kinds: readonly number[]): Wait[] {
  const seat = view.viewer
  if (seat === null) return []
  const { options } = view
  const scene = { ...circumstancesOf(view), live: Math.max(1, view.live) }
  const found = waits(kinds, options).map((kind): Wait => {
    const won = (self: boolean) =>
      scoreIfWon(
        {
          ...winningOf(scene, seat, [...kinds, kind], kind, self ? null : after(seat)),
          // A plain win some turns from now: nothing of what only this moment would add.
          kongReplacement: false,
          doubleKong: false,
          flowerReplacement: false,
          heavenly: false,
          earthly: false,
          human: false,
        },
        options,
      )
    const [claimed, drawn] = [won(false), won(true)]
    const enough =
      claimed && meetsMinimum(claimed, options) ? 'yes' : drawn && meetsMinimum(drawn, options) ? 'drawn' : 'no'
    return { kind, left: 4 - seen(view, kind), fan: (enough === 'drawn' ? drawn : claimed)?.fan ?? 0, enough }
  })
  return found
}

/** What the viewer's hand waits for as it stands, between its turns. */
export const waitsNow = (view: View): Wait[] => {
  const kinds = kindsOf(own(view))
  return kinds.length % 3 === 1 ? waitsWith(view, kinds) : []
}

/** Discards that leave the viewer's hand ready, each with what it would then wait for. */
export function readyDiscards(view: View): Map<Tile, Wait[]> {
  const hand = own(view)
  const byKind = new Map<number, Wait[]>()
  for (const tile of hand) {
    const kind = kindOf(tile)
    if (!byKind.has(kind)) byKind.set(kind, waitsWith(view, kindsOf(hand.filter(other => other !== tile))))
  }
  return new Map(hand.map(tile => [tile, byKind.get(kindOf(tile))!] as const).filter(([, found]) => found.length > 0))
}
