import type { Outcome, Tally } from '../game.ts'
import { outcomeOf } from '../../rummy/outcome.ts'
import { isOver } from './rules/endHand.ts'
import type { Event, State } from './types.ts'

export const outcome = (state: State): Outcome | null => outcomeOf(state.result, state.totals, isOver(state))

export const stats = { won: 'once', opened: 'once', taken: 'each' } as const

/** What an event adds to the numbers of the match. */
export function tally(event: Event): Tally[] {
  if (event.type === 'close') return [{ seat: event.seat, key: 'won' }]
  if (event.type === 'take') return [{ seat: event.seat, key: 'taken' }]
  return event.type === 'lay' && event.first !== null ? [{ seat: event.seat, key: 'opened' }] : []
}
