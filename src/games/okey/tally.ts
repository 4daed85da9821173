import type { Seat } from '../game.ts'
import { codeOf } from '../../rummy/tiles.ts'
import { hiddenFaces, outlook } from './outlook.ts'
import type { Event, View } from './types.ts'

/** What an event adds to the numbers of the match. */
export function tally(event: Event): { seat: Seat; key: string }[] {
  if (event.type === 'took') return [{ seat: event.seat, key: 'taken' }]
  if (event.type === 'wrongFinish') return [{ seat: event.seat, key: 'penalties' }]
  if (event.type !== 'finished') return []
  const won = { seat: event.seat, key: 'won' }
  return event.from === 'discard' ? [won] : [won, { seat: event.seat, key: 'selfDraw' }]
}

/** The tiles that would complete a hand of fourteen. */
export function awaits(view: View): string[] {
  if (view.viewer === null) return []
  const hand = view.hands[view.viewer].filter(tile => tile !== null)
  if (hand.length !== 14) return []
  const { away, useful } = outlook(view, hand, hiddenFaces(view))
  return away === 1 ? useful.map(face => `tile.${codeOf(face)}`) : []
}
