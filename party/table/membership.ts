import type { Why } from '../../src/games/game.ts'
import type { Down, Up } from '../../src/table/protocol.ts'
import { memberBy } from '../circle/key.ts'
import { eraOf, memberHere } from './memberRoll.ts'
import type { SeatRecord } from './seats.ts'
import { seatOf } from './seats.ts'
import type { Session } from './session.ts'
import type { Meta } from './store.ts'
import type { Table } from './table.ts'

type Circled = Extract<Down, { type: 'circle' }>

/** The session has shown the pass of a member. */
export function showPass({ meta: { circle } }: Table, session: Session, pass: string | undefined): void {
  if (!circle || pass === undefined) return
  const member = memberBy(circle.key, pass, eraOf(circle))
  session.era = member === null ? 0 : eraOf(circle)(member)
  session.member = memberHere(circle, member, session.era)
}

/** The present match is one of an evening's: who sits where, and by which rules, was drawn there. */
export const isDrawn = ({ circle, match }: Pick<Meta, 'circle' | 'match'>): boolean => !!circle?.reserved && match === 1

/** For whom a seat is kept; null: for a bot; undefined: for nobody in particular. */
export const keptFor = (meta: Pick<Meta, 'circle' | 'match'>, seat: number): number | null | undefined =>
  isDrawn(meta) ? meta.circle?.reserved?.[seat] : undefined

const memberAt = (record: SeatRecord): number | undefined => ('member' in record ? record.member : undefined)

/** Who of the circle sits at each seat, or is awaited there. */
export function facesAt({ meta }: Table): Circled['seats'] {
  const { faces = [] } = meta.circle ?? {}
  return meta.seats.map((record, seat) => {
    const awaited = 'hash' in record ? undefined : keptFor(meta, seat)
    return faces.find(({ member }) => member === (memberAt(record) ?? awaited)) ?? null
  })
}

/** Which member this is, by the pass shown or the seat taken. */
export function memberOf({ meta: { seats } }: Table, session: Session): number | null {
  const seat = seatOf(seats, session.who)
  return session.member ?? (seat === null ? undefined : memberAt(seats[seat])) ?? null
}

/** Whether the session is one of a member's, of those who are one now. */
export function isMember(table: Table, session: Session): boolean {
  const me = memberOf(table, session)
  return me !== null && !table.meta.circle?.gone?.includes(me)
}

/** Only its members are told to which circle a table belongs, and who is who there: whoever knows it could join. */
export function tellCircle(table: Table, session: Session): void {
  const { circle } = table.meta
  if (!circle || !isMember(table, session)) return
  const me = memberOf(table, session)!
  table.send(session, { type: 'circle', id: circle.id, name: circle.name ?? '', me, seats: facesAt(table) })
}

type Seating = Extract<Up, { type: 'bot' | 'remove' | 'engine' }>

/** At an evening's table a bot may sit in for somebody who is awaited; for the rest the seats are as they were drawn. */
export function mayReseat({ meta }: Table, { type, seat }: Seating): Why | null {
  if (meta.day) return 'drawn'
  if (!isDrawn(meta)) return null
  return type === 'bot' && keptFor(meta, seat) !== null ? null : 'drawn'
}
