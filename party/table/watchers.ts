import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat, Why } from '../../src/games/game.ts'
import type { Up, Watcher } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { siteOf } from '../address.ts'
import { occupy } from './occupy.ts'
import { seatOf, type Marks, type Traces } from './seats.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

const MUTED_KEPT = 64
/** Sent away from one address: from then on no newcomer from there comes in. */
const SEVERAL = 2

/** Everyone here who has no seat. */
const watching = (table: Table): Session[] =>
  [...table.sessions].filter(session => seatOf(table.meta.seats, session.who) === null)

/** What is remembered of whoever has no token is a hash that means nothing in any other room. */
export const trace = ({ meta }: Table, of: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${meta.room} ${of}`))).slice(0, 32)
const origin = (table: Table, { address }: Session): string | null => (address ? trace(table, address) : null)

export function marksOf(table: Table, session: Session): Marks {
  const { device } = session
  const from = origin(table, session)
  return { ...(device && { device }), ...(from && { from }) }
}

/** Who somebody is as far as can be told: their device; where they do not say which it is, their address; where neither is known, null. */
const identity = ({ device, from }: Marks): string | null => device ?? from ?? null
const isSame = (one: Marks, other: Marks): boolean => identity(one) !== null && identity(one) === identity(other)
/** What is open here without a seat, of whoever has these marks. */
const windowsOf = (table: Table, marks: Marks): Session[] =>
  watching(table).filter(session => isSame(marks, marksOf(table, session)))

export const isMuted = (table: Table, session: Session): boolean =>
  session.muted || (table.meta.muted ?? []).includes(identity(marksOf(table, session)) ?? '')

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

/** By what this one is known again, and who else is here from the same address. */
function tracesOf(table: Table, marks: Marks): Traces {
  const all = [...table.sessions].map(session => marksOf(table, session))
  const others = marks.from ? all.filter(other => other.from === marks.from && !isSame(marks, other)) : []
  const spared = [...new Set(others.flatMap(other => other.device ?? []))]
  return { ...marks, ...(spared.length && { spared }) }
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

export const watcherInfo = (table: Table): Watcher[] =>
  watching(table).map(session => ({ id: session.id, name: session.name, muted: isMuted(table, session) }))

/** What the host does with a watcher; returns why not. */
export function oversee(table: Table, { id, what }: Extract<Up, { type: 'watcher' }>): Why | null {
  const { meta } = table
  const watcher = watching(table).find(session => session.id === id)
  if (!watcher) return 'noWatcher'
  const marks = marksOf(table, watcher)
  const same = new Set([watcher, ...windowsOf(table, marks)])
  if (what === 'remove') {
    occupy(table, { type: 'bar', name: watcher.name, traces: tracesOf(table, marks) })
    for (const each of same) table.dismiss(each, CLOSE.removed, 'removed')
    return null
  }
  // Where they come from is for those who do not say which device they are.
  const theirs = [marks.from, marks.device].filter(each => each !== undefined)
  const others = (meta.muted ?? []).filter(each => !theirs.includes(each))
  meta.muted = (what === 'mute' ? [...others, ...theirs] : others).slice(-MUTED_KEPT)
  for (const each of same) {
    each.muted = what === 'mute'
    each.keep()
  }
  return null
}

/**
 * Whether one more may watch. When all places are taken, whoever came last from the site with the most watchers
 * makes room for somebody from elsewhere: so nobody fills a table alone.
 */
export function placeFor(table: Table, session: Session): boolean {
  const all = watching(table)
  if (all.length < LIMITS.watchers) return true
  const count = ({ address }: Session) => all.filter(other => siteOf(other.address) === siteOf(address)).length
  const most = all.reduce((crowded, other) => (count(other) >= count(crowded) ? other : crowded))
  if (count(most) <= count(session) + 1) return false
  table.dismiss(most, CLOSE.full, 'full')
  return true
}
