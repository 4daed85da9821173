import type { Seat } from '../game.ts'
import type { Event } from './types.ts'

/** What an event adds to the numbers of the match. */
export function tally(event: Event): { seat: Seat; key: string }[] {
  if (event.type === 'close') return [{ seat: event.seat, key: 'won' }]
  return event.type === 'take' ? [{ seat: event.seat, key: 'taken' }] : []
}
