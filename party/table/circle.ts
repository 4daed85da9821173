import type { Why } from '../../src/games/game.ts'
import { PICTURES } from '../../src/circle/constants.ts'
import type { Who } from '../../src/circle/entry.ts'
import { change } from '../../src/table/patch.ts'
import type { Reveal, Up } from '../../src/table/protocol.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import type { Roll } from '../circle/command.ts'
import type { Line } from '../circle/state.ts'
import { circleName } from '../circle/names.ts'
import { occupy } from './occupy.ts'
import { matchRow } from './matchRow.ts'
import { isMember, tellCircle } from './membership.ts'
import { isSealed, sharedRound } from './commitment.ts'
import { memberHere } from './memberRoll.ts'
import { seatInfo, seatOf, type SeatRecord } from './seats.ts'
import type { Session } from './session.ts'
import type { Daily, Membership, OutboxRow } from './store.ts'
import { KEYS } from './store.ts'
import type { Table } from './table.ts'

/** A new table of the circle's; nothing has been told of its first hand. */
export function adopt({ meta }: Table, circle: Membership): void {
  meta.circle = circle
  if (circle.deal) meta.round = sharedRound(circle.deal, meta.round.hand)
}

/** A new table on which the deal of a day is played. */
export function meet({ meta }: Table, day: Daily): void {
  meta.day = day
  meta.round = sharedRound(day.deal, meta.round.hand)
}

/** Whether the table was made for this circle, or this day. */
export const isFor = ({ meta }: Table, { circle, day }: { circle?: Membership; day?: Daily }): boolean =>
  !!(circle ?? day) && meta.circle?.key === circle?.key && meta.day?.name === day?.name

/** Written with the last step of the match: from then on it will be in the circle's ledger, or among the day's results, whatever happens. */
export function reportMatch(table: Table): void {
  const { meta, io } = table
  // What was prepared is no match.
  if (!(meta.circle ?? meta.day) || meta.prepared) return
  const { match, firsts } = meta
  const row: OutboxRow = { match, at: io.now(), who: meta.seats.map(whoAt), ...(firsts && { firsts }) }
  table.outbox.push(row)
  table.save(KEYS.outbox(row.match), row)
}

function whoAt(record: SeatRecord): Who {
  if (record.kind !== 'person') return { bot: 'level' in record ? record.level : 0 }
  if (record.member !== undefined) return { member: record.member }
  return { guest: record.former === undefined ? record.name : '' }
}

/** Whoever is not seated sees nothing of a hand that other tables play too: they may be playing it. */
export const mayWatch = ({ meta, io }: Table): boolean => meta.phase === 'lobby' || !isSealed(meta, io.now())

export function clearWatchers(table: Table): void {
  for (const session of [...table.sessions])
    if (seatOf(table.meta.seats, session.who) === null) table.dismiss(session, CLOSE.private, 'private')
}

/** Nobody plays these hands any more; reveals: all of them, in order. */
export function showDeals(table: Table, reveals: Reveal[]): void {
  const { meta } = table
  if (!meta.circle) return
  meta.circle = { ...meta.circle, shown: true }
  if (meta.match === 1) table.revealed = reveals.at(-1) ?? null
  for (const each of reveals) table.broadcast({ type: 'revealed', ...each })
}

/** The circle has it. */
export function confirmed(table: Table, match: number): void {
  const at = table.outbox.findIndex(row => row.match === match)
  if (at < 0) return
  table.outbox.splice(at, 1)
  table.save(KEYS.outbox(match), null)
}

/** Who has left the circle keeps the seat, and the match that is played in it stays theirs; from the next on they are guests. */
export function callRoll(table: Table, { key, roll }: { key: string; roll: Roll }): void {
  const { meta, sessions } = table
  if (meta.circle?.key !== key || roll.at < (meta.circle.at ?? 0)) return
  // What says nothing new is not worth writing down.
  if (!change(meta.circle, { ...meta.circle, ...roll, at: meta.circle.at })) return
  const members = [...sessions].filter(session => isMember(table, session))
  meta.circle = { ...meta.circle, ...roll }
  table.chat.forEach((line, at) => {
    if (!line.name || line.member === undefined || !roll.forgotten.includes(line.member)) return
    table.chat[at] = { ...line, name: '' }
    table.save(KEYS.chat(line.i), table.chat[at])
  })
  for (const session of sessions) {
    session.member = memberHere(meta.circle, session.member, session.era)
    session.keep()
  }
  if (meta.phase === 'lobby' || meta.phase === 'over') occupy(table, { type: 'guests', circle: meta.circle })
  for (const session of members) if (!isMember(table, session)) table.send(session, { type: 'stranger' })
}

/** Returns why the people here cannot become a circle now. */
export function keep(table: Table, session: Session, message: Extract<Up, { type: 'keep' }>): Why | null {
  const { phase, circle } = table.meta
  const picture = PICTURES.find(each => each === message.picture)
  const name = circleName(message.name)
  const seat = table.eyes(session)
  // A program is nobody's friend: it founds no group, and is of none.
  if (seat === null || isEngine(table.meta.seats[seat])) return 'notSeated'
  if ((phase !== 'over' && phase !== 'lobby') || table.keeping) return 'notNow'
  if (circle ?? table.meta.day) return 'kept'
  if (!picture) return 'badMessage'
  if (!name) return 'empty'
  table.keeping = { session, name, picture }
  return null
}

const isEngine = (record: SeatRecord) => record.kind === 'person' && !!record.engine

/** The people who sit here, the one who asked first. */
export function peopleToKeep({ meta: { seats } }: Table, asker: Session) {
  const people = seats.flatMap((record, seat) =>
    record.kind === 'person' && !record.engine ? [{ seat, name: record.name, hash: record.hash }] : [],
  )
  return people.sort((a, b) => Number(b.hash === asker.who) - Number(a.hash === asker.who))
}

/** The circle has been made; members: by seat. The match that has just ended is its first. */
export function belong(table: Table, circle: Membership, members: (number | null)[]): void {
  const { meta } = table
  meta.circle = circle
  occupy(table, { type: 'members', members })
  if (meta.phase === 'over') {
    reportMatch(table)
    table.save(KEYS.match(meta.match), matchRow(meta))
  }
  for (const session of table.sessions) tellCircle(table, session)
}

/** What the circle shows of the table. */
export function lineOf(table: Table): Line {
  const { meta, sessions } = table
  const seats = meta.seats.map(record => {
    const { name, next, level } = seatInfo(record, table.here)
    const member = 'hash' in record ? (record.member ?? record.former ?? null) : null
    return { member, name: member === null ? (next ?? name) : '', level }
  })
  const watchers = [...sessions].filter(session => table.eyes(session) === null).length
  const deserted = table.empty && meta.phase !== 'over'
  const hand = Math.max(1, meta.round.hand - meta.firstHand + 1)
  return { phase: meta.phase, hand, seats, watchers, ...(deserted && { deserted }) }
}
