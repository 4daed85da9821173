import type { Seat, Why } from '../../src/games/game.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { Clocks } from './clock.ts'
import type { Change, SeatRecord } from './seats.ts'
import { reseat } from './reseat.ts'
import { botPlays, players, seatOf } from './seats.ts'
import type { Session } from './session.ts'
import { KEYS } from './store.ts'
import type { Table } from './table.ts'
import { welcome } from './welcome.ts'

/** Whose answers and numbers are kept for this seat. */
const holder = (record: SeatRecord | undefined): string | null => (record?.kind === 'person' ? record.hash : null)

/**
 * Every change of who sits where, with all that follows from it; returns why not. Whoever has another
 * place after it than before begins afresh, but for the one who asked: they are welcomed by whoever calls.
 */
export function occupy(table: Table, change: Change, asker?: Session): Why | null {
  const { meta } = table
  const before = meta.seats
  const place = (session: Session) => `${table.eyes(session)} ${seatOf(meta.seats, session.who)}`
  const places = [...table.sessions].map(session => [session, place(session)] as const)
  const after = reseat(meta, change, table.here)
  if (typeof after === 'string') return after
  Object.assign(meta, after)
  if (change.type === 'remove' || change.type === 'bar')
    table.io.event('removed', { whom: change.type === 'remove' ? 'player' : 'watcher' })
  if (change.type === 'sit' && asker) asker.who = change.owner.hash
  for (let seat = 0; seat < Math.max(before.length, meta.seats.length); seat++)
    follow(table, seat as Seat, before[seat], meta.seats[seat])
  for (const session of table.sessions)
    if (session.who !== null && meta.removed.some(({ hash }) => hash === session.who))
      table.dismiss(session, CLOSE.removed, 'removed')
  const begun = timeBegins(table)
  for (const [session, was] of places)
    if (session !== asker && table.sessions.has(session) && (begun || place(session) !== was)) welcome(table, session)
  return null
}

/** Whoever is alone with bots has all the time there is, until somebody comes back who waits for them. */
function timeBegins(table: Table): boolean {
  const { meta, match, io } = table
  if (!meta.untimed || !match || meta.phase !== 'playing' || players(meta.seats).length < 2) return false
  meta.untimed = false
  table.clocks = new Clocks(table.pace(), meta.seats.length)
  table.clocks.follow(match.asks.mayAct, match.asks.window, null, io.now())
  return true
}

/** What the seat's former owner was answered and shown is not for the next one. */
function follow(table: Table, seat: Seat, before: SeatRecord | undefined, after: SeatRecord | undefined): void {
  if (holder(before) !== holder(after)) {
    table.answers[seat] = []
    table.save(KEYS.refused(seat), null)
    table.missed[seat] = 0
    table.match?.forget(seat)
    table.keepSnap()
  }
  // The turn's time runs on: by standing up and sitting down again nobody has more of it.
  if (before && after && botPlays(before) && !botPlays(after)) table.missed[seat] = 0
  if (before && after && !botPlays(before) && botPlays(after)) table.arrivals.add(seat)
}
