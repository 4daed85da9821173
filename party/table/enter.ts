import type { Seat } from '../../src/games/game.ts'
import { scheduleBots, settleIn } from './bots.ts'
import { vacate } from './deserted.ts'
import { scheduleNext } from './play.ts'
import { dealIfReady } from './round.ts'
import { botPlays } from './seats.ts'
import type { Session } from './session.ts'
import { scheduleAbsence } from './standins.ts'
import type { Table } from './table.ts'

/** The one way in, for messages, closed sockets and time: whatever `run` changes is scheduled, written and shown. */
export function enter(table: Table, run: (table: Table) => void): void {
  run(table)
  dealIfReady(table)
  if (!table.sessions.size && !table.empty) vacate(table)
  scheduleNext(table)
  scheduleAbsence(table)
  settleIn(table)
  scheduleBots(table)
  table.flush()
}

/** What stood still goes on from where it stood. */
export function goOn(table: Table): void {
  const now = table.io.now()
  table.still = false
  table.timers.resume(now)
  table.clocks.resume(now)
  if (table.empty) table.timers.next.pause(now)
}

/** One more is connected. With the first everyone else has time to return. */
export function join(table: Table, session: Session): void {
  session.id ||= table.lastId + 1
  table.lastId = Math.max(table.lastId, session.id)
  table.sessions.add(session)
  if (!table.empty) return
  const now = table.io.now()
  table.empty = false
  table.lastStep = now
  goOn(table)
  // No bot has played to the empty house: its turn begins now, and may be its owner's.
  for (const [seat, record] of table.meta.seats.entries()) if (botPlays(record)) table.clocks.restart(seat as Seat, now)
}
