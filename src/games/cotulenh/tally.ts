import type { Seat } from '../game.ts'
import type { Event } from './state.ts'

/** What an event adds to the numbers of the match. */
export function tally(event: Event): { seat: Seat; key: string }[] {
  if (event.type === 'ended') return event.winner === null ? [] : [{ seat: event.winner, key: 'won' }]
  if (event.type !== 'turn') return []
  const { seat } = event
  return [
    ...event.taken.map(() => ({ seat, key: 'captures' })),
    ...event.heroes.map(() => ({ seat, key: 'heroes' })),
    ...(event.check ? [{ seat, key: 'checks' }] : []),
  ]
}
