import type { Outcome, Seat, Standing, Tally } from '../game.ts'
import { partners } from './rules/opening.ts'
import type { Event, Public } from './types.ts'

/** In partnership both partners have the sum of the two. */
function totalOf(table: Public, seat: Seat): number {
  return partners(table) ? table.totals[seat] + table.totals[(seat + 2) % 4] : table.totals[seat]
}

const rankedSide = (table: Public, seat: Seat) =>
  table.ranked[seat] || (partners(table) && table.ranked[(seat + 2) % 4])

/** Without a score so far, and behind somebody of the same total for it. */
export const yields = (table: Public, seat: Seat): boolean =>
  !rankedSide(table, seat) &&
  seatsOf(table).some(other => rankedSide(table, other) && totalOf(table, other) === totalOf(table, seat))

/** The lowest total leads; of equal ones whoever has had a score. */
function placeOf(table: Public, seat: Seat): number {
  const leads = (a: Seat, b: Seat) =>
    totalOf(table, a) - totalOf(table, b) || Number(rankedSide(table, b)) - Number(rankedSide(table, a))
  return 1 + seatsOf(table).filter(other => leads(other, seat) < 0).length
}

const seatsOf = (table: Public) => table.totals.map((_, seat) => seat as Seat)

/** Who leads, or has won once the match is over: nobody who never had a score. */
export function champions(table: Public): Seat[] {
  return seatsOf(table).filter(seat => placeOf(table, seat) === 1 && rankedSide(table, seat))
}

export function outcome(table: Public): Outcome | null {
  const { result } = table
  if (!result) return null
  const standings: Standing[] = seatsOf(table).map(seat => ({
    seat,
    place: placeOf(table, seat),
    points: result.players[seat].total,
    total: totalOf(table, seat),
    lines: result.players[seat].lines,
  }))
  const winners = result.over ? champions(table) : result.winners
  return { over: result.over, reason: result.reason, winners, standings }
}

export const stats = { won: 'once', opened: 'once', taken: 'each', penalties: 'each' } as const

/** What an event adds to the numbers of the match. */
export function tally(event: Event): Tally[] {
  switch (event.type) {
    case 'opened':
      return [{ seat: event.seat, key: 'opened' }]
    case 'undone':
      return event.opening ? [{ seat: event.seat, key: 'opened', back: true }] : []
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
