import { ownHand } from '../../rummy/atuGame.ts'
import { dearestLoose } from '../../rummy/loose.ts'
import type { Action } from './action.ts'
import { closings, mustClose, waiting } from './legal.ts'
import { bestBoard } from './rules/deadwood.ts'
import { doublesIn } from './rules/exchange.ts'
import { meldRules } from './rules/meldRules.ts'
import { face, isJoker, without } from './rules/tiles.ts'
import type { View } from './types.ts'

export function moves(view: View): Action[] {
  const { viewer } = view
  if (viewer === null || !waiting(view).includes(viewer)) return []
  const hand = ownHand(view)
  if (view.phase === 'exchange') {
    const doubles = doublesIn(hand)
    const offers = hand.filter((tile, i) => doubles.includes(face(tile)) && face(hand[i + 1] ?? 0) === face(tile))
    return [
      { type: 'swap', tile: null },
      ...offers.map((tile): Action => ({ type: 'swap', tile })),
      ...(doubles.length >= 3 ? [{ type: 'spoil' } as const] : []),
    ]
  }
  if (view.phase === 'draw') {
    const take: Action[] = view.offer === null ? [] : [{ type: 'take' }]
    return [view.stock > 0 ? { type: 'draw' } : { type: 'pass' }, ...take]
  }
  const close = closings(view).map((tile): Action => ({ type: 'close', tile }))
  return mustClose(view) ? close : [...close, ...hand.map((tile): Action => ({ type: 'discard', tile }))]
}

/** An act with the best board: for a bot, and for whoever the clock has overtaken before they stood at theirs. */
export function arranged(view: View, action: Action): Action {
  if (action.type !== 'draw' && action.type !== 'take' && action.type !== 'discard' && action.type !== 'swap')
    return action
  const hand = ownHand(view)
  const kept = action.type === 'discard' ? without(hand, action.tile) : hand
  return { ...action, board: bestBoard(kept, view.options) }
}

/** When the clock runs out: draw, then put the drawn tile down again; a joker only if there is nothing else. */
export function fallback(view: View): Action {
  return view.board === null ? arranged(view, simplest(view)) : simplest(view)
}

function simplest(view: View): Action {
  if (view.phase === 'exchange') return { type: 'swap', tile: null }
  if (view.phase === 'draw') return view.stock > 0 ? { type: 'draw' } : { type: 'pass' }
  if (mustClose(view)) return { type: 'close', tile: closings(view)[0] }
  if (view.drawn !== null && !isJoker(view.drawn)) return { type: 'discard', tile: view.drawn }
  return { type: 'discard', tile: dearestLoose(ownHand(view), meldRules(view.options), face)[0] }
}
