import type { Seat, Why } from '../../src/games/game.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { origin, tracesOf } from './marks.ts'
import { occupy } from './occupy.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'
import { windowsOf } from './watchers.ts'

/** Sent away from one address: from then on no newcomer from there comes in. */
const SEVERAL = 2

/**
 * Sent away, and come again without a seat. A household has one address, so it is the device that stays away, and whoever from
 * there does not say which it is. A device can be exchanged for another: once several were sent away, it is all newcomers from there.
 */
export function isBarred(table: Table, session: Session): boolean {
  const { removed } = table.meta
  const { device } = session
  if (device !== null && removed.some(each => each.device === device)) return true
  const own = origin(table, session)
  const near = removed.filter(({ from }) => own !== null && from === own)
  if (device === null) return near.length > 0
  return near.length >= SEVERAL && !near.some(({ spared }) => spared?.includes(device))
}

/** A player is sent away, there or not, and whatever else they have open here is closed. */
export function sendOff(table: Table, seat: Seat): Why | null {
  const record = table.meta.seats[seat]
  const marks = (record && 'marks' in record && record.marks) || {}
  const why = occupy(table, { type: 'remove', seat, traces: tracesOf(table, marks) })
  if (why) return why
  for (const other of windowsOf(table, marks)) table.dismiss(other, CLOSE.removed, 'removed')
  return null
}
