import type { Seat } from '../game.ts'
import { waits } from './hand.ts'
import { kindsOf, makeTiles } from './tiles.ts'
import type { Event, View } from './types.ts'

/** What an event adds to the numbers of the match. */
export function tally(event: Event): { seat: Seat; key: string }[] {
  if (event.type === 'call') return [{ seat: event.seat, key: 'calls' }]
  if (event.type === 'gang') return [{ seat: event.seat, key: 'gangs' }]
  if (event.type !== 'hu') return []
  const won = { seat: event.seat, key: 'won' }
  return event.from === null ? [won, { seat: event.seat, key: 'selfDraw' }] : [won, { seat: event.from, key: 'dealIn' }]
}

/** What the viewer's hand waits for between its turns. */
export function awaits(view: View): string[] {
  if (view.viewer === null) return []
  const kinds = kindsOf(view.players[view.viewer].hand.filter(tile => tile !== null))
  return kinds.length % 3 === 1 ? waits(kinds, view.options).map(kind => `tile.${makeTiles([kind])}`) : []
}
