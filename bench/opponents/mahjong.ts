import type { Action } from '../../src/games/mahjong/action.ts'
import { moves, ownHand } from '../../src/games/mahjong/legal.ts'
import { distance } from '../../src/games/mahjong/rules/hand.ts'
import { copies, pack, put, take, type Suits } from '../../src/games/mahjong/rules/suits.ts'
import { stepsTo } from '../../src/games/mahjong/rules/circumstances.ts'
import { DRAGONS, HONOURS, isHonour, kindOf, kindsOf, suitOf } from '../../src/games/mahjong/rules/tiles.ts'
import type { View } from '../../src/games/mahjong/types.ts'

const isWin = (action: Action) => action.type === 'hu' || (action.type === 'call' && action.call === 'hu')

type Meld = { kind: number; run: boolean; claimed: boolean }
type Hand = { suits: Suits; length: number; melds: Meld[] }
/** Tiles short and how many unseen ones help; less is better, then more. */
type Measure = (hand: Hand) => { short: number; useful: number }

function unseenBy(view: View): number[] {
  const left = new Array<number>(34).fill(4)
  const see = (tile: number | null) => {
    if (tile !== null && tile < 136) left[kindOf(tile)]--
  }
  for (const { hand, melds, river } of view.players) {
    hand.forEach(see)
    for (const meld of melds) meld.tiles.forEach(see)
    for (const { tile, claimed } of river) if (claimed === null) see(tile)
  }
  return left
}

function handAfter(view: View, action: Action): Hand {
  const suits = pack(kindsOf(ownHand(view)))
  const melds = view.players[view.viewer!].melds.map(({ type, tiles, from }): Meld => ({
    kind: kindOf(tiles[0]),
    run: type === 'chi',
    claimed: from !== null,
  }))
  const gone = action.type === 'discard' ? [action.tile] : 'tiles' in action ? action.tiles : []
  for (const tile of gone) take(suits, kindOf(tile))
  if (action.type === 'gang' && gone.length === 4) melds.push({ kind: kindOf(gone[0]), run: false, claimed: false })
  if (action.type === 'call' && view.window) {
    const kinds = kindsOf([...gone, view.window.tile])
    melds.push({ kind: Math.min(...kinds), run: action.call === 'chi', claimed: true })
  }
  return { suits, length: ownHand(view).length - gone.length, melds }
}

const value = ({ short, useful }: ReturnType<Measure>) => -1000 * short + useful

/** The best of a hand with a tile too many. */
function bestOf(hand: Hand, measure: Measure): number {
  if (hand.length % 3 !== 2) return value(measure(hand))
  let best = -Infinity
  for (let kind = 0; kind < 34; kind++) {
    if (!copies(hand.suits, kind)) continue
    take(hand.suits, kind)
    best = Math.max(best, value(measure({ ...hand, length: hand.length - 1 })))
    put(hand.suits, kind)
  }
  return best
}

/** Wins when it may; else what leaves it nearest, a call only if it is nearer than without. */
function play(view: View, measure: Measure): Action {
  const open = moves(view)
  const win = open.find(isWin)
  if (win) return win
  let best = open[0]
  let most = -Infinity
  for (const action of open) {
    const calls = action.type === 'call'
    const worth = bestOf(handAfter(view, action), measure)
    if (calls) {
      const before = Math.floor(value(measure(handAfter(view, { type: 'pass' }))) / 1000)
      if (Math.floor(worth / 1000) <= before) continue
    }
    if (worth > most) [best, most] = [action, worth]
  }
  return best
}

/** How far a hand is, and the unseen tiles that bring it nearer, counting only kinds that `counts`. */
function count(hand: Hand, view: View, left: readonly number[], counts: (kind: number) => boolean) {
  const suits = hand.suits.map((suit, i) => (counts(i === 3 ? HONOURS : i * 9) ? suit : 0))
  const short = distance(suits, hand.length, view.options)
  let useful = 0
  for (let kind = 0; kind < 34; kind++) {
    if (!left[kind] || !counts(kind) || copies(suits, kind) === 4) continue
    put(suits, kind)
    if (distance(suits, hand.length + 1, view.options) < short) useful += left[kind]
    take(suits, kind)
  }
  return { short, useful }
}

/** Pure speed: least distance, most tiles, calls whenever nearer. */
export function speed(view: View): Action {
  const left = unseenBy(view)
  return play(view, hand => count(hand, view, left, () => true))
}

/** The same, but only ways to a hand that may be declared count: a suit, honours that are worth something, a closed hand. */
export function fanSpeed(view: View): Action {
  const { minFan } = view.options
  if (!minFan) return speed(view)
  const left = unseenBy(view)
  const seat = view.viewer!
  const own = [HONOURS + stepsTo(view.dealer, seat), HONOURS + view.round]
  const worthOf = (kind: number) => (kind >= DRAGONS ? 1 : own.filter(one => one === kind).length)
  const flowers = view.players[seat].flowers.length ? 0 : 1
  return play(view, hand => {
    let sure = flowers + Number(hand.melds.every(meld => !meld.claimed))
    for (let kind = HONOURS; kind < 34; kind++)
      if (copies(hand.suits, kind) > 2 || hand.melds.some(meld => meld.kind === kind)) sure += worthOf(kind)
    const ways = sure >= minFan ? [count(hand, view, left, () => true)] : []
    for (let suit = 0; suit < 3; suit++) {
      if (hand.melds.some(meld => !isHonour(meld.kind) && suitOf(meld.kind) !== suit)) continue
      ways.push(count(hand, view, left, kind => isHonour(kind) || suitOf(kind) === suit))
    }
    if (hand.melds.every(meld => !meld.run)) {
      const held = Array.from({ length: 34 }, (_, kind) => Math.min(3, copies(hand.suits, kind)))
      const full = [...held].sort((a, b) => b - a)
      const sets = (hand.length / 3) | 0
      const lacks = full.slice(0, sets).reduce((sum, n) => sum + 3 - n, 0) + Math.max(0, 2 - full[sets])
      const useful = held.reduce((sum, n, kind) => sum + (n === 2 || n === 1 ? (n === 2 ? 1 : 0.3) * left[kind] : 0), 0)
      ways.push({ short: lacks - 1, useful })
    }
    return ways.reduce((a, b) => (value(b) > value(a) ? b : a), { short: 13, useful: 0 })
  })
}
