import { seatOf } from './seats.ts'
import type { Session } from './session.ts'
import type { Membership } from './store.ts'
import type { Table } from './table.ts'

/** The member, unless they are one no more. */
export const memberHere = ({ gone = [] }: Membership, member: number | null): number | null =>
  member !== null && gone.includes(member) ? null : member

/** Only its members are told to which circle a table belongs: whoever knows it could join. */
export function tellCircle(table: Table, session: Session): void {
  const { circle, seats } = table.meta
  const seat = seatOf(seats, session.who)
  const record = seat === null ? undefined : seats[seat]
  const member = session.member ?? (record && 'member' in record ? record.member : undefined) ?? null
  if (circle && memberHere(circle, member) !== null) table.send(session, { type: 'circle', id: circle.id })
}
