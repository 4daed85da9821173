import type { Seat } from '../../src/games/game.ts'
import { isDeserted } from './deserted.ts'
import { occupy } from './occupy.ts'
import { hasHeir } from './hostSuccession.ts'
import type { Here, Occupancy } from './seats.ts'
import { release } from './heldActions.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'
import { isLate, timeUp } from './timeLimit.ts'

/** Gone for so long, a bot plays for a person, and another becomes the host. */
const AWAY = 20_000

/** Seats whose owner is not here, where that has consequences if it goes on. */
function absentees({ phase, seats, host }: Occupancy, here: Here): Seat[] {
  const playing = phase !== 'lobby' && phase !== 'over'
  return seats.flatMap((record, i) => {
    if (record.kind !== 'person' || here(record.hash)) return []
    return (playing && record.presence === 'here') || (host === i && hasHeir({ seats }, here)) ? [i as Seat] : []
  })
}

/** Whoever is not at their seat has a while to come back. */
export function scheduleAbsence(table: Table): void {
  const absent = isDeserted(table) ? [] : absentees(table.meta, table.here)
  table.timers.away.forEach((timer, seat) => {
    if (!absent.includes(seat as Seat)) timer.stop()
    else if (timer.at === null) timer.start(table.io.now() + AWAY)
  })
}

/** Nobody waits any longer for whoever has been away for too long. */
export function giveUpOn(table: Table, seat: Seat): void {
  table.timers.away[seat].stop()
  occupy(table, { type: 'absent', seat })
}

/**
 * The owner is at the seat: a bot that played for them stops. A turn whose time is up ends here and now, or whoever stands up
 * and sits down again fast enough could keep both the clock and the bot from ending it.
 */
export function back(table: Table, seat: Seat, owner: Session): void {
  table.missed[seat] = 0
  const record = table.meta.seats[seat]
  if (record.kind !== 'person' || record.presence === 'here') return
  occupy(table, { type: 'back', seat }, owner)
  if (table.io.stuck() || !isLate(table, seat)) return
  if (table.held.has(seat)) release(table, seat)
  else timeUp(table, seat)
}
