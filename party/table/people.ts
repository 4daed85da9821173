import { bytesToHex } from '@noble/hashes/utils.js'
import type { Seat } from '../../src/games/game.ts'
import { cleanName } from '../../src/table/names.ts'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS, PROTOCOL } from '../../src/table/protocol.ts'
import { schedule } from './bots.ts'
import { dealIfReady, told } from './round.ts'
import { emptySeat, hashToken, ownerOf, personSeat } from './seats.ts'
import type { Session } from './session.ts'
import { KEYS } from './store.ts'
import type { Table } from './table.ts'
import { nextHost, sleep, standIn, wake } from './time.ts'

type Hello = Extract<Up, { type: 'hello' }>

/** Whoever brings a seat's token has the seat; everyone else watches, and a wrong token is told nothing more. */
export function greet(table: Table, session: Session, hello: Hello): void {
  const seat = hello.token ? ownerOf(table.meta.seats, hello.token) : session.seat
  const known = table.sessions.has(session)
  if (seat === null && !known && watchers(table) >= LIMITS.watchers) return session.bye(CLOSE.full, 'full')
  const other = seat === null ? null : table.sitting(seat)
  if (other && other !== session) {
    table.sessions.delete(other)
    other.bye(CLOSE.replaced, 'replaced')
  }
  if (session.seat !== null && session.seat !== seat) table.times.away[session.seat] = table.io.now()
  session.seat = seat
  session.greeted = true
  rename(table, session, hello)
  table.sessions.add(session)
  if (table.times.asleep) wake(table)
  if (seat !== null) giveBack(table, seat)
  if (!known || other) table.changed()
  welcome(table, session, hello)
}

export function goneAway(table: Table, session: Session): void {
  if (!table.sessions.delete(session)) return
  if (session.seat !== null) table.times.away[session.seat] = table.io.now()
  if (!table.sessions.size) sleep(table)
  else dealIfReady(table)
  table.changed()
}

/** The owner is at the seat: a bot that played for them stops. */
export function giveBack(table: Table, seat: Seat): void {
  const record = table.meta.seats[seat]
  table.times.missed[seat] = 0
  table.meta.host ??= seat
  if (!record.held && !record.left) return
  record.held = false
  record.left = false
  table.times.bots[seat] = null
  table.clocks.restart(seat, table.io.now())
  table.changed()
}

export function rename(table: Table, session: Session, { name, lang }: Pick<Hello, 'name' | 'lang'>): void {
  session.name = cleanName(name) || 'Guest'
  session.lang = lang
  if (session.seat === null) return
  const record = table.meta.seats[session.seat]
  if (record.name === session.name && record.lang === lang) return
  Object.assign(record, { name: session.name, lang })
  table.changed()
}

/** Returns why not. A bot's seat may be taken at any time; one that waits for its owner may not. */
export function sit(table: Table, session: Session, seat: Seat): string | null {
  const { meta, io } = table
  const record = meta.seats[seat]
  const before = session.seat
  if (!record) return 'noSeat'
  if (session.removed) return 'removed'
  if (before !== null && (meta.phase !== 'lobby' || before === seat)) return 'seated'
  if (record.kind === 'person' && session.former !== seat) return 'taken'
  const token = bytesToHex(io.bytes(16))
  if (before !== null) meta.seats[before] = emptySeat()
  meta.seats[seat] = personSeat(session.name, session.lang, hashToken(token))
  session.seat = seat
  session.former = null
  if (meta.host === null || meta.host === before) meta.host = seat
  reseated(table, seat)
  table.send(session, { type: 'seated', seat, token })
  welcome(table, session)
  return null
}

/** Before or after a match the seat is free again; in mid-match a bot keeps it for its owner. */
export function leave(table: Table, session: Session): void {
  const { meta } = table
  const seat = session.seat
  if (seat === null) return
  stand(table, session, seat)
  if (meta.phase === 'lobby' || meta.phase === 'over') {
    meta.seats[seat] = emptySeat()
    reseated(table, seat)
  } else {
    session.former = seat
    meta.seats[seat].left = true
    standIn(table, seat)
    dealIfReady(table)
  }
  welcome(table, session)
}

/** Whoever sits here becomes a watcher. */
export function stand(table: Table, session: Session, seat: Seat): void {
  session.seat = null
  table.times.away[seat] = table.io.now()
  if (table.meta.host === seat) table.meta.host = nextHost(table, seat, true)
  table.send(session, { type: 'stood' })
  table.changed()
}

/** The seat has changed hands: what its former owner was answered and shown is no longer known. */
export function reseated(table: Table, seat: Seat): void {
  table.answers[seat] = []
  table.save(KEYS.refused(seat), null)
  table.times.missed[seat] = 0
  table.times.bots[seat] = null
  table.match?.forget(seat)
  if (table.match) table.saveSnap()
  schedule(table)
  table.changed()
}

/** rev: what the client has seen already; without it, and when that is too long ago, it gets a fresh look. */
export function welcome(
  table: Table,
  session: Session,
  { rev, revealed = 0 }: Pick<Hello, 'rev' | 'revealed'> = {},
): void {
  const { match, meta, chat } = table
  const { seat } = session
  const missed = match && rev !== undefined ? match.missed(seat, rev, table.clock) : null
  const look = match && !missed ? match.scene(seat, table.clock) : null
  table.send(session, {
    type: 'welcome',
    proto: PROTOCOL,
    room: meta.room,
    seat,
    n: seat === null ? 0 : (table.answers[seat].at(-1)?.n ?? 0),
    rev: look?.rev ?? table.revs[seat ?? 4],
    scene: look?.scene ?? null,
    missed: missed ?? [],
    table: table.info(),
    chat: chat.map(({ i: _, ...line }) => line),
    deal: told(meta),
    reveal: table.revealed && table.revealed.hand > revealed ? table.revealed : null,
    outcomes: table.outcomes,
  })
}

function watchers(table: Table): number {
  let count = 0
  for (const session of table.sessions) if (session.seat === null) count++
  return count
}
