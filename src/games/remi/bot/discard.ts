import { leastDeadwood } from '../../../rummy/solver/arrange.ts'
import { dearestLoose } from '../../../rummy/loose.ts'
import { deadValue } from '../../../rummy/meld.ts'
import { chanceOf } from '../../../rummy/winChance.ts'
import type { Action } from '../action.ts'
import { away, choices, countUnseen, oddsOf, paths, roundOf, total, ways } from './nearness.ts'
import { fallback } from '../moves.ts'
import { ownHand } from '../../../rummy/atuGame.ts'
import type { Options } from '../options.ts'
import { meldRules } from '../rules/meldRules.ts'
import { face, isJoker, without } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/** What a win is worth beside losing, and what it takes to lose a point of deadwood: from the start, and as the others get ready. */
const STAKE: Record<Options['settlement'], number> = { potPlusBase: 667, perLoser: 1000, perLoserPlusDeadwood: 1300 }
const DEAD_AT_ONCE = 0.25
const DEAD_LATER = 1
/** How often somebody closes in a round. */
const CLOSES = [0.01, 0.03, 0.06, 0.11, 0.18, 0.24, 0.29, 0.37, 0.4, 0.44, 0.5]

/** What a hand of fourteen may bring: its chance to close first, less what lies loose in it if another does. */
export function worth(tiles: readonly Tile[], odds: number, view: View): number {
  const { settlement } = view.options
  const won = STAKE[settlement] * chanceOf(odds)
  if (settlement === 'perLoser') return won
  const soon = CLOSES[Math.min(roundOf(view), CLOSES.length - 1)]
  const { deadwood } = leastDeadwood(tiles.map(face), meldRules(view.options))
  return won - (DEAD_AT_ONCE + DEAD_LATER * soon) * deadwood
}

export type Rated = { tile: Tile; away: number; outs: number; value: number }

/** Farther away than need be, or without a joker: behind all others. */
const FARTHER = 1e4

/** Every discard, rated: of the nearest what the hand may bring. What the next player can use does not count: not to feed them costs more than it saves. */
export function rate(view: View): Rated[] {
  const hand = ownHand(view)
  const left = countUnseen(view)
  const all = choices(hand).flatMap(tile => paths(without(hand, tile), view).map(one => ({ tile, ...one })))
  const nearest = Math.min(...all.filter(({ tile }) => !isJoker(tile)).map(one => one.away))
  return all.map(({ tile, path, away }) => {
    const kept = without(hand, tile)
    if (away > nearest || isJoker(tile)) return { tile, away, outs: 0, value: -FARTHER * (isJoker(tile) ? 99 : away) }
    const outs = total(ways(path, kept, left, view))
    const odds = oddsOf(kept, away, outs, view)
    return { tile, away, outs, value: worth(kept, odds, view) }
  })
}

export const best = (rated: readonly Rated[]) => rated.reduce((a, b) => (b.value > a.value ? b : a))

/** By so many points level 3 may misjudge; the nearest is nearest all the same. */
const BLUR = 80
export const blurred = (rated: readonly Rated[], random: () => number): Rated[] =>
  rated.map(one => ({ ...one, value: one.value + BLUR * random() }))

/** Level 2 sees how far it is but not what is still out: any tile that keeps it nearest will do. */
export function nearest(view: View, random: () => number): Tile {
  const hand = ownHand(view)
  const plain = choices(hand).filter(tile => !isJoker(tile))
  const rated = (plain.length ? plain : hand).map(tile => ({ tile, away: away(without(hand, tile), view) }))
  const least = Math.min(...rated.map(one => one.away))
  const good = rated.filter(one => one.away === least)
  return good[Math.floor(random() * good.length)].tile
}

/** Level 1 sees melds but no plans: what lies loose goes, the dearest tile first. */
export function simple(view: View, random: () => number): Action {
  const hand = ownHand(view)
  const rules = meldRules(view.options)
  if (view.phase === 'draw') {
    if (view.offer === null) return fallback(view)
    const { deadwood } = leastDeadwood(hand.map(face), rules)
    const dear = deadValue(face(view.offer), rules)
    const after = leastDeadwood([...hand, view.offer].map(face), rules).deadwood
    return view.stock === 0 || after < deadwood - (random() < 0.5 ? dear : 0) ? { type: 'take' } : { type: 'draw' }
  }
  const dearest = dearestLoose(hand, rules, face)
  return { type: 'discard', tile: dearest[Math.floor(random() * Math.min(3, dearest.length))] }
}
