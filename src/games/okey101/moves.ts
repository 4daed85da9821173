import { ownHand } from '../../rummy/hands.ts'
import { bestMelds, pairs } from '../../rummy/solver/arrange.ts'
import type { Action } from './action.ts'
import { refuse } from './legal.ts'
import { openings, toLaid } from './rules/bestOpening.ts'
import { face, rulesOf } from './rules/melds.ts'
import { mayPair, takenUsed } from './rules/opening.ts'
import { automatic, clockDiscard } from './rules/penalties.ts'
import { placesFor } from './rules/places.ts'
import type { View } from './types.ts'

/** Everything but the free choice of new melds: of those, the solver's. Taking back is left to people. */
export function moves(view: View): Action[] {
  const all = view.stage === 'draw' ? atDraw() : [...newMelds(view), ...tilePlays(view), ...throws(view)]
  return all.filter(action => refuse(view, action) === null)
}

function atDraw(): Action[] {
  return [
    { type: 'draw', from: 'stock' },
    { type: 'draw', from: 'discard' },
    { type: 'pass' },
    { type: 'declarePairs' },
  ]
}

/** The melds worth laying now: an opening, or each of the solver's melds. */
function newMelds(view: View): Action[] {
  const hand = ownHand(view)
  const opening = view.viewer === null ? null : view.opened[view.viewer]
  if (!opening) {
    const { series, pairs: paired } = openings(view)
    return [series, paired].filter(way => way.ready).map(way => ({ type: 'lay', melds: way.melds }))
  }
  const rules = rulesOf(view)
  const faces = hand.map(face)
  const series = opening.how === 'series' ? toLaid(bestMelds(faces, rules, { keepOne: true }).melds, hand) : []
  const paired = opening.how === 'pairs' || mayPair(view) ? toLaid(pairs(faces, rules).pairs, hand) : []
  return [...series, ...paired].map(meld => ({ type: 'lay', melds: [meld] }))
}

/** Every lay-off and every okey to be had. */
function tilePlays(view: View): Action[] {
  return ownHand(view).flatMap(tile =>
    placesFor(view, tile).map(({ meld, end }): Action => {
      if (end === 'swap') return { type: 'swap', tile, meld }
      return end === 'set' ? { type: 'layOff', tile, meld } : { type: 'layOff', tile, meld, end }
    }),
  )
}

function throws(view: View): Action[] {
  const discards: Action[] = ownHand(view).map(tile => ({ type: 'discard', tile }))
  return [{ type: 'giveBack' }, { type: 'declarePairs' }, ...discards]
}

export function fallback(view: View): Action {
  if (view.stage === 'draw') return view.stock > 0 ? { type: 'draw', from: 'stock' } : { type: 'pass' }
  if (!takenUsed(view)) return { type: 'giveBack' }
  const hand = ownHand(view)
  const free = automatic(view, hand, view.drawn)
  if (free !== null) return { type: 'discard', tile: free, auto: true }
  return { type: 'discard', tile: clockDiscard(view, hand, view.drawn) }
}
