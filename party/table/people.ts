import type { Seat, Why } from '../../src/games/game.ts'
import { DAY_SEAT } from '../../src/table/daily.ts'
import { cleanName, distinct } from '../../src/table/names.ts'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { keptFor, showPass, tellCircle } from './membership.ts'
import { occupy } from './occupy.ts'
import { seatOf, seatOfMember } from './seats.ts'
import { hashToken, newToken } from '../token.ts'
import type { Session } from './session.ts'
import type { Meta } from './store.ts'
import { back } from './standins.ts'
import type { Table } from './table.ts'
import { marksOf } from './marks.ts'
import { welcome } from './welcome.ts'

type Hello = Extract<Up, { type: 'hello' }>

/** Under which name, and in which language; every name is told from the others'. */
export function rename(
  table: Table,
  session: Session,
  { name, lang, slow }: Pick<Hello, 'name' | 'lang' | 'slow'>,
): void {
  const seat = seatOf(table.meta.seats, session.who)
  session.name = distinct(cleanName(name) || 'Guest', namesBeside(table, session, seat))
  session.lang = lang
  session.slow = slow ?? false
  const { member, era } = session
  const marks = marksOf(table, session)
  if (seat !== null) occupy(table, { type: 'rename', seat, name: session.name, lang, member, era, marks })
}

/** How somebody is called; and perhaps who of the circle they are, which their device has found out meanwhile. */
export function introduce(table: Table, session: Session, message: Extract<Up, { type: 'name' }>): void {
  showPass(table, session, message.pass)
  rename(table, session, message)
  if (message.pass !== undefined) tellCircle(table, session)
}

/** What everyone else at the table is called. Bots make way: to each client they are called what nobody is (`botName`). */
export function namesBeside(table: Table, session: Session | null, own: Seat | null): string[] {
  const seated = table.meta.seats.flatMap((record, i) => {
    if (i === own) return []
    return 'name' in record ? [record.name] : []
  })
  const others = [...table.sessions].filter(other => other !== session && seatOf(table.meta.seats, other.who) === null)
  return [...seated, ...others.map(other => other.name)]
}

/** The first hand that whoever comes now can play. */
export const nextHand = ({ phase, round }: Meta): number =>
  round.hand + (phase === 'lobby' || phase === 'between' ? 0 : 1)

/** A member goes on at another of their devices: it has a token of its own, and the one before is worth nothing. */
export function takeOver(table: Table, session: Session, seat: Seat): void {
  const { meta, io } = table
  const record = meta.seats[seat]
  const before = 'hash' in record ? table.bearer(record.hash) : null
  if (before) table.dismiss(before, CLOSE.replaced, 'replaced')
  const token = newToken(io)
  const { lang, era } = session
  session.who = hashToken(token)
  occupy(table, { type: 'takeOver', seat, hash: session.who, lang, era }, session)
  table.send(session, { type: 'seated', seat, token })
}

/** Returns why not. */
export function sit(table: Table, session: Session, seat: Seat): Why | null {
  const { meta, io } = table
  const own = seatOf(meta.seats, session.who)
  if (own === seat && table.eyes(session) === null && meta.seats[seat].kind === 'person') {
    back(table, seat, session)
    welcome(table, session)
    return null
  }
  if (own === null && seatOfMember(meta.seats, session.member) === seat) {
    takeOver(table, session, seat)
    back(table, seat, session)
    welcome(table, session)
    return null
  }
  // Everybody plays the deal of the day with the same neighbours.
  if (meta.day && seat !== DAY_SEAT) return 'reserved'
  const kept = keptFor(meta, seat)
  if (kept !== undefined && kept !== session.member) return 'reserved'
  const token = newToken(io)
  const now = own === null ? undefined : meta.seats[own]
  const engine = now && 'engine' in now ? now.engine : undefined
  const { name, lang, member, era } = session
  const owner = {
    ...{ name, lang, hash: hashToken(token), marks: marksOf(table, session), ...(engine && { engine }) },
    ...(member !== null && { member, ...(era && { era }) }),
  }
  const why = occupy(table, { type: 'sit', seat, owner, before: session.who, hand: nextHand(meta) }, session)
  if (why) return why
  table.send(session, { type: 'seated', seat, token })
  welcome(table, session)
  return null
}

/** Before or after a match the seat is free again; in mid-match a bot keeps it for its owner, or has it for good. */
export function leave(table: Table, session: Session, forGood: boolean): void {
  const seat = seatOf(table.meta.seats, session.who)
  if (seat === null) return
  occupy(table, { type: 'leave', seat, forGood }, session)
  table.send(session, { type: 'stood' })
  welcome(table, session)
}
