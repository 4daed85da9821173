import type { Outcome, Seat, Tally } from '../game.ts'
import type { Table } from './rules/payment.ts'
import { allSeats, side } from './rules/payment.ts'
import type { Event, Result, State, View } from './types.ts'

export function isOver(table: Table): boolean {
  if (table.options.matchEnd === 'hands') return table.hand >= table.options.hands
  return allSeats(table.seats).some(seat => side(table, seat) <= 0)
}

export function leaders(table: Table): Seat[] {
  const most = Math.max(...allSeats(table.seats).map(seat => side(table, seat)))
  return allSeats(table.seats).filter(seat => side(table, seat) === most)
}

/** The same for players and for the table: everything in it is public. */
export function outcome(table: (State | View) & { result: Result | null }): Outcome | null {
  const { result } = table
  if (!result) return null
  const seats = allSeats(table.seats)
  const standings = seats.map(seat => ({
    seat,
    place: 1 + seats.filter(other => side(table, other) > side(table, seat)).length,
    points: result.points[seat],
    total: table.totals[seat],
    lines: table.lines[seat],
  }))
  return { over: result.over, reason: result.reason, winners: result.winners, standings }
}

export const stats = { won: 'once', selfDraw: 'each', taken: 'each', penalties: 'each' } as const

/** What an event adds to the numbers of the match. */
export function tally(event: Event): Tally[] {
  if (event.type === 'took') return [{ seat: event.seat, key: 'taken' }]
  if (event.type === 'wrongFinish') return [{ seat: event.seat, key: 'penalties' }]
  if (event.type !== 'finished') return []
  const won: Tally = { seat: event.seat, key: 'won' }
  return event.from === 'discard' ? [won] : [won, { seat: event.seat, key: 'selfDraw' }]
}
