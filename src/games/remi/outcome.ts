import type { Outcome, Tally } from '../game.ts'
import { outcomeOf } from '../../rummy/outcome.ts'
import { isOver } from './rules/endHand.ts'
import type { Event, State } from './types.ts'

export function outcome(state: State): Outcome | null {
  const { result, totals } = state
  return result && outcomeOf(result, result.winner === null ? [] : [result.winner], totals, isOver(state))
}

export const stats = { won: 'once', taken: 'each' } as const

/** What an event adds to the numbers of the match. */
export function tally(event: Event): Tally[] {
  if (event.type === 'close') return [{ seat: event.seat, key: 'won' }]
  return event.type === 'take' ? [{ seat: event.seat, key: 'taken' }] : []
}
