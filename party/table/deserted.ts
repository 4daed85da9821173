import { isDrawn } from './membership.ts'
import type { Table } from './table.ts'

/** So long everybody may be gone from a match that others wait for. */
const ALONE = 10 * 60_000

/**
 * Nothing is played here until somebody is back. Others wait for a match of an evening: once it has been empty for long
 * enough, bots play it to its end. When the room itself ends, `expiry.ts` says.
 */
export const isDeserted = (table: Table): boolean => table.empty && table.io.now() < botsPlayOnAt(table)

/** When bots play on by themselves. */
export function botsPlayOnAt({ empty, meta, seen }: Table): number {
  return empty && isDrawn(meta) && meta.phase !== 'over' ? seen + ALONE : Infinity
}

/**
 * The last socket has gone. People's clocks run on, and so does a window. No hand is dealt and no bot plays to an empty
 * house, and whose clock has rung there has a bot at their seat: so the table soon waits for the first who is back.
 */
export function vacate(table: Table): void {
  const { timers } = table
  table.empty = true
  table.seen = table.io.now()
  timers.next.pause(table.seen)
  for (const timer of [...timers.away, ...timers.bots]) timer.stop()
}
