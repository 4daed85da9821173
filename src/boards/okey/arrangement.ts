import type { Action } from '../../games/okey/action.ts'
import { ownHand } from '../../rummy/hands.ts'
import { finishes, judge } from '../../games/okey/rules/finishingHand.ts'
import { face, meldRules } from '../../games/okey/rules/tiles.ts'
import type { Kind, Tile, View } from '../../games/okey/types.ts'
import { readMeld, readPair } from '../../rummy/meld.ts'
import { sideBySide } from '../rummy/sideBySide.ts'

type Finish = Extract<Action, { type: 'finish' }>

/** The dearest first. */
const DEAR: readonly Kind[] = ['pairsOkeyFinish', 'okeyFinish', 'pairsFinish', 'finish']

/** Putting this tile out, with the others as they stand where the house asks for that. */
export function finishWith(view: View, groups: readonly (readonly Tile[])[], tile: Tile): Finish {
  if (!view.options.requireArrangement) return { type: 'finish', tile }
  const rules = meldRules(view)
  const stand = groups.map(group => group.filter(one => one !== tile))
  const read = (make: typeof readMeld | typeof readPair) =>
    stand.flatMap(group => sideBySide(group, tiles => (make(tiles.map(face), rules) ? tiles : null)))
  const pairs = read(readPair)
  const melds = pairs.length === 7 ? pairs : read(readMeld)
  // Nothing stands in groups: handed in as it is, the rules say what is wrong.
  return { type: 'finish', tile, melds: melds.length ? melds : stand.filter(group => group.length > 1).slice(0, 7) }
}

/** The tiles that finish the hand as it stands on the rack, the dearest way first. */
export function finishable(view: View, groups: readonly (readonly Tile[])[]): { tile: Tile; kind: Kind }[] {
  const hand = ownHand(view)
  // Of twins one may stand in a group and the other not.
  const tiles = view.options.requireArrangement ? hand : finishes(view, hand).map(one => one.tile)
  const ways = tiles.flatMap(tile => {
    const way = judge(view, hand, tile, finishWith(view, groups, tile).melds)
    return way ? [{ tile, kind: way.kind }] : []
  })
  return ways.sort((a, b) => DEAR.indexOf(a.kind) - DEAR.indexOf(b.kind))
}

/**
 * A hand that may be finished at once, as it would lie: the dearest way. Where the house asks for an arrangement,
 * that is the player's to find.
 */
export function ready(view: View): { groups: Tile[][]; loose: Tile[] } | null {
  if (view.options.requireArrangement) return null
  const [way] = finishes(view, ownHand(view)).sort((a, b) => DEAR.indexOf(a.kind) - DEAR.indexOf(b.kind))
  return way ? { groups: way.melds.map(({ tiles }) => tiles.map(({ tile }) => tile)), loose: [way.tile] } : null
}
