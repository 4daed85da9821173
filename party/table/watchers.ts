import type { Seat, Why } from '../../src/games/game.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Up, Watcher } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { siteOf } from '../address.ts'
import { occupy } from './occupy.ts'
import { seatOf } from './seats.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

const MUTED_KEPT = 32

/** Everyone here who has no seat. */
const watching = (table: Table): Session[] =>
  [...table.sessions].filter(session => seatOf(table.meta.seats, session.who) === null)

/** A watcher has no token: what is remembered of them is where they came from, and that only as a hash. */
const origin = ({ meta }: Table, { address }: Session): string | null =>
  address ? bytesToHex(sha256(utf8ToBytes(`${meta.room} ${address}`))).slice(0, 32) : null

export const isMuted = (table: Table, session: Session): boolean =>
  session.muted || (table.meta.muted ?? []).includes(origin(table, session) ?? '')

/** Sent away, and come again without a seat. */
export function isBarred(table: Table, session: Session): boolean {
  const own = origin(table, session)
  return own !== null && table.meta.removed.some(({ hash, from }) => hash === own || from === own)
}

/**
 * A player is sent away, and would be a newcomer without their token: whoever comes from where they came from stays away, too,
 * and those go who watch from there. Not if somebody who plays is of the same household: then it is the token alone.
 */
export function sendOff(table: Table, seat: Seat): Why | null {
  const { seats } = table.meta
  const seated = [...table.sessions].filter(session => seatOf(seats, session.who) !== null)
  const theirs = seated.find(session => seatOf(seats, session.who) === seat)
  const from = theirs ? origin(table, theirs) : null
  const shared = seated.some(session => session !== theirs && origin(table, session) === from)
  const why = occupy(table, { type: 'remove', seat, from: (!shared && from) || undefined })
  if (why) return why
  for (const session of watching(table)) if (isBarred(table, session)) table.dismiss(session, CLOSE.removed, 'removed')
  return null
}

export const watcherInfo = (table: Table): Watcher[] =>
  watching(table).map(session => ({ id: session.id, name: session.name, muted: isMuted(table, session) }))

/** What the host does with a watcher; returns why not. */
export function oversee(table: Table, { id, what }: Extract<Up, { type: 'watcher' }>): Why | null {
  const { meta } = table
  const watcher = watching(table).find(session => session.id === id)
  if (!watcher) return 'noWatcher'
  const from = origin(table, watcher)
  const same = watching(table).filter(other => other === watcher || (from && origin(table, other) === from))
  if (what === 'remove') {
    if (from) occupy(table, { type: 'bar', name: watcher.name, hash: from })
    for (const each of same) table.dismiss(each, CLOSE.removed, 'removed')
    return null
  }
  const others = (meta.muted ?? []).filter(each => each !== from)
  meta.muted = (what === 'mute' && from ? [...others, from] : others).slice(-MUTED_KEPT)
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
