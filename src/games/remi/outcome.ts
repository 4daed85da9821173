import type { Seat } from '../game.ts'
import { distance, usefulTiles } from '../../rummy/solver/distance.ts'
import { J, codeOf } from '../../rummy/tiles.ts'
import { face, meldRules } from './rules/closing.ts'
import type { Event, View } from './types.ts'

/** What an event adds to the numbers of the match. */
export function tally(event: Event): { seat: Seat; key: string }[] {
  if (event.type === 'close') return [{ seat: event.seat, key: 'won' }]
  return event.type === 'take' ? [{ seat: event.seat, key: 'taken' }] : []
}

/** The tiles that would complete a hand of fourteen by melds. */
export function awaits(view: View): string[] {
  if (view.viewer === null) return []
  const faces = view.players[view.viewer].hand.filter(tile => tile !== null).map(face)
  const rules = meldRules(view.options)
  if (faces.length !== 14 || distance(faces, rules) !== 1) return []
  return usefulTiles(faces, rules, J).map(one => `tile.${codeOf(one)}`)
}
