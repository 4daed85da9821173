import type { Seat } from '../../src/games/game.ts'
import { occupy } from './occupy.ts'
import { act } from './play.ts'
import { absentees } from './seats.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** Gone for so long, a bot plays for a person, and another becomes the host. */
const AWAY = 20_000
/** Deadlines missed in a row until a bot plays. */
const PATIENCE = 2

/** Whoever is not at their seat has a while to come back. */
export function scheduleAbsence(table: Table): void {
  const absent = table.asleep ? [] : absentees(table.meta, table.here)
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

/** The owner is at the seat: a bot that played for them stops. */
export function back(table: Table, seat: Seat, owner: Session): void {
  table.missed[seat] = 0
  const record = table.meta.seats[seat]
  if (record.kind === 'person' && record.presence !== 'here') occupy(table, { type: 'back', seat }, owner)
}

/** Time is up. In a call window nothing of it may show, so a bot takes over at an open turn only. */
export function late(table: Table, seat: Seat): void {
  const { game, meta, missed } = table
  const match = table.match!
  const open = !game.window?.open(match.state)
  missed[seat]++
  if (open && (missed[seat] >= PATIENCE || !table.sitting(seat))) occupy(table, { type: 'standIn', seat })
  const refusal = act(table, seat, game.fallback(match.view(seat)))
  if (!refusal) return
  table.io.log(`${meta.game}: fallback refused: ${refusal.why}`, null)
  occupy(table, { type: 'standIn', seat })
}
