import type { Seat } from '../../game.ts'
import { payments } from './payment.ts'
import type { Event, Result, State } from '../types.ts'

export const isOver = (state: State) => state.phase === 'ended' && state.hand >= state.options.hands

/** A closed hand, or nobody's when the stock is gone for good. */
export function end(state: State, winner: Seat | null): { state: State; events: Event[] } {
  const { held, points, lines } = payments({ ...state, winner }, state.options)
  const result: Result = { reason: winner === null ? 'stock' : 'closed', winner, held, points, lines }
  const totals = state.totals.map((total, seat) => total + points[seat])
  const past = { hand: state.hand, dealer: state.dealer, winner, points }
  const after: State = {
    ...state,
    phase: 'ended',
    totals,
    drawn: null,
    taken: null,
    plays: [],
    result,
    history: [...state.history, past],
  }
  const events: Event[] = [winner === null ? { type: 'stockEnd' } : { type: 'close', seat: winner }]
  events.push({ type: 'settle', points, totals })
  if (isOver(after)) {
    const ranking = totals.map((_, seat) => seat as Seat).sort((a, b) => totals[b] - totals[a] || a - b)
    events.push({ type: 'over', ranking })
  }
  return { state: after, events }
}
