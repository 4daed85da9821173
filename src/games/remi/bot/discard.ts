import { leastDeadwood } from '../../../rummy/solver/arrange.ts'
import { dearestLoose } from '../../../rummy/loose.ts'
import { deadValue } from '../../../rummy/meld.ts'
import { nextSeat } from '../../../rummy/seats.ts'
import { J, colourOf, numberOf } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { away, choices, countUnseen, paths, total, ways } from './nearness.ts'
import { fallback, ownHand } from '../legal.ts'
import { meldRules } from '../options.ts'
import { face, isJoker, without } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/** How much the next player seems to want a tile: what it took before lies near, and both of a face are wanted. */
function wanted(tile: Tile, view: View): number {
  const { known } = view.players[nextSeat(view.viewer!, view.players.length)]
  const near = known.filter(other => {
    const [a, b] = [face(tile), face(other)]
    if (a === J || b === J) return false
    const together = colourOf(a) === colourOf(b) && Math.abs(numberOf(a) - numberOf(b)) <= 2
    return together || numberOf(a) === numberOf(b)
  })
  return near.length
}

export type Rated = { tile: Tile; away: number; outs: number; value: number }

/** Every discard, rated: nearer first, then more ways on, then what it costs if another closes. */
export function rate(view: View): Rated[] {
  const hand = ownHand(view)
  const rules = meldRules(view.options)
  const left = countUnseen(view)
  const all = choices(hand).flatMap(tile => paths(without(hand, tile), view).map(one => ({ tile, ...one })))
  const nearest = Math.min(...all.filter(({ tile }) => !isJoker(tile)).map(one => one.away))
  return all.map(({ tile, path, away }) => {
    const kept = without(hand, tile)
    const near = away === nearest && !isJoker(tile)
    const found = near ? ways(path, kept, left, view) : []
    const deadwood = near ? leastDeadwood(kept.map(face), rules).deadwood : 0
    const feeds = wanted(tile, view)
    const value = -100 * away - (isJoker(tile) ? 1000 : 0) + total(found) - deadwood * 0.05 - feeds * 1.5
    return { tile, away, outs: total(found), value }
  })
}

export const best = (rated: readonly Rated[]) => rated.reduce((a, b) => (b.value > a.value ? b : a))

/** By so many useful tiles level 3 may misjudge; the nearest is nearest all the same. */
const BLUR = 8
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
