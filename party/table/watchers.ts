import type { Why } from '../../src/games/game.ts'
import type { Up, Watcher } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { siteOf } from '../address.ts'
import { identity, isSame, marksOf, tracesOf } from './marks.ts'
import { occupy } from './occupy.ts'
import { seatOf, type Marks } from './seats.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

const MUTED_KEPT = 64

/** Everyone here who has no seat. */
const watching = (table: Table): Session[] =>
  [...table.sessions].filter(session => seatOf(table.meta.seats, session.who) === null)

/** What is open here without a seat, of whoever has these marks. */
export const windowsOf = (table: Table, marks: Marks): Session[] =>
  watching(table).filter(session => isSame(marks, marksOf(table, session)))

export const isMuted = (table: Table, session: Session): boolean =>
  session.muted || (table.meta.muted ?? []).includes(identity(marksOf(table, session)) ?? '')

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
