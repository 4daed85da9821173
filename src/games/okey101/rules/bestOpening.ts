import { shared } from '../../../rummy/budget.ts'
import { bestMelds, budgetOf, pairs } from '../../../rummy/solver/arrange.ts'
import type { Meld } from '../../../rummy/meld.ts'
import { meldIds, meldPoints, readPair } from '../../../rummy/meld.ts'
import type { Laid } from '../action.ts'
import type { Tile, View } from '../types.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { face, rulesOf, wild } from './melds.ts'
import { meldsWith } from './meldsWith.ts'
import { eldenIsFree, thresholds } from './opening.ts'

/** The solver's melds as an action lays them; the first of `tiles` are used first. */
export function toLaid(melds: readonly Meld[], tiles: readonly Tile[]): Laid[] {
  return meldIds(melds, tiles, face).map((ids, i) => ({ kind: melds[i].kind, tiles: ids }))
}

/** The tile an opening has to hold: a discard taken by someone who has not opened. */
const obliged = ({ taken }: View) => (taken && !taken.opened && !taken.keep ? taken.tile : null)

function bestSeries(view: View, hand: readonly Tile[]): { points: number; melds: Laid[] } {
  const rules = rulesOf(view)
  const faces = hand.map(face)
  // Before drawing, the tile for the discard is still to come.
  const keepOne = view.stage === 'play' && view.turn === view.viewer
  const budget = budgetOf()
  const best = bestMelds(faces, rules, { keepOne, budget })
  const must = obliged(view)
  const found = { points: best.points, melds: toLaid(best.melds, hand) }
  if (must === null || wild(must, rules)) return found
  if (best.melds.some(meld => meld.tiles.some(({ tile }) => tile === face(must)))) return found
  return meldsWith(face(must), faces, rules).reduce(
    (most, { meld, rest }, i, { length }) => {
      const others = shared(budget, length - i, part => bestMelds(rest, rules, { keepOne: true, budget: part }))
      const points = meldPoints(meld, rules) + others.points
      if (points <= most.points || !rest.length) return most
      return { points, melds: toLaid([meld, ...others.melds], hand) }
    },
    { points: 0, melds: [] as Laid[] },
  )
}

function bestPairs(view: View, hand: readonly Tile[]): Laid[] {
  const rules = rulesOf(view)
  const faces = hand.map(face)
  const must = obliged(view)
  const found = pairs(faces, rules)
  let melds = found.pairs
  const held = (pair: Meld) => must !== null && pair.tiles.some(({ tile }) => tile === face(must))
  if (must !== null && !melds.some(held)) {
    // A taken okey pairs with anything, anything else only with an okey.
    const other = hand.find(tile => tile !== must && (wild(must, rules) || wild(tile, rules)))
    if (other === undefined) return []
    const rest = hand.filter(tile => tile !== must && tile !== other).map(face)
    melds = [readPair([face(must), face(other)], rules)!, ...pairs(rest, rules).pairs]
  }
  if (melds.length * 2 < hand.length) return toLaid(melds, hand)
  // A tile is left for the discard, and never the taken one.
  return toLaid([...melds.filter(held), ...melds.filter(pair => !held(pair))].slice(0, -1), hand)
}

export type Openings = {
  series: { points: number; need: number; ready: boolean; melds: Laid[] }
  pairs: { count: number; need: number; ready: boolean; melds: Laid[] }
}

/** The dearest opening on the rack by series, and the longest by pairs: "97 / 101", "4 / 5". */
export function openings(view: View): Openings {
  const taken = obliged(view)
  const own = ownHand(view)
  const hand = taken === null ? own : [taken, ...own.filter(tile => tile !== taken)]
  const need = thresholds(view, view.viewer ?? 0)
  const series = bestSeries(view, hand)
  const laid = series.melds.reduce((sum, meld) => sum + meld.tiles.length, 0)
  const out = laid > 0 && laid === hand.length - 1 && eldenIsFree(view)
  const paired = bestPairs(view, hand)
  const declared = view.viewer !== null && view.declared[view.viewer]
  const mayPair = taken === null || view.options.pairsGoerMayTake !== 'never'
  return {
    series: { ...series, need: need.series, ready: !declared && (out || (laid > 0 && series.points >= need.series)) },
    pairs: {
      count: paired.length,
      need: need.pairs,
      ready: mayPair && paired.length > 0 && paired.length >= need.pairs,
      melds: paired,
    },
  }
}
