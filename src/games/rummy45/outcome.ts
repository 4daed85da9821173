import type { Outcome, Tally, Seat } from '../game.ts'
import { outcomeOf } from '../../rummy/outcome.ts'
import { isOver } from './rules/endHand.ts'
import type { Event, State } from './types.ts'

/** Whoever went out; where each counts what was laid less what is held, whoever counts most. */
function winnersOf({ result, options }: State): Seat[] {
  if (!result) return []
  if (options.scoring !== 'etalat') return result.winner === null ? [] : [result.winner]
  const best = Math.max(...result.points)
  return result.points.flatMap((points, seat) => (points === best ? [seat as Seat] : []))
}

export function outcome(state: State): Outcome | null {
  return state.result && outcomeOf(state.result, winnersOf(state), state.totals, isOver(state))
}

export const stats = { won: 'once', opened: 'once', taken: 'each' } as const

/** What an event adds to the numbers of the match. */
export function tally(event: Event): Tally[] {
  if (event.type === 'close') return [{ seat: event.seat, key: 'won' }]
  if (event.type === 'take') return [{ seat: event.seat, key: 'taken' }]
  if (event.type === 'undone') return event.first ? [{ seat: event.seat, key: 'opened', back: true }] : []
  return event.type === 'lay' && event.first !== null ? [{ seat: event.seat, key: 'opened' }] : []
}
