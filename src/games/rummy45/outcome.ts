import type { Seat } from '../game.ts'
import type { Event } from './types.ts'

/** What an event adds to the numbers of the match. */
export function tally(event: Event): { seat: Seat; key: string }[] {
  if (event.type === 'close') return [{ seat: event.seat, key: 'won' }]
  if (event.type === 'take') return [{ seat: event.seat, key: 'taken' }]
  return event.type === 'lay' && event.first !== null ? [{ seat: event.seat, key: 'opened' }] : []
}
