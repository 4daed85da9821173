import type { Seat } from '../game.ts'
import type { Event } from './types.ts'

/** What an event adds to the numbers of the match. */
export function tally(event: Event): { seat: Seat; key: string }[] {
  switch (event.type) {
    case 'opened':
      return [{ seat: event.seat, key: 'opened' }]
    case 'took':
      return [{ seat: event.seat, key: 'taken' }]
    case 'fined':
      return event.line.points > 0 ? [{ seat: event.seat, key: 'penalties' }] : []
    case 'ended':
      return event.reason === 'hand_empty' ? event.winners.map(seat => ({ seat, key: 'won' })) : []
    default:
      return []
  }
}
