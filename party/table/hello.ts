import type { Up } from '../../src/table/protocol.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { hashToken } from '../token.ts'
import { mayWatch } from './circle.ts'
import { join } from './enter.ts'
import { showPass } from './membership.ts'
import { occupy } from './occupy.ts'
import { rename, takeOver } from './people.ts'
import { seatOf, seatOfMember } from './seats.ts'
import { release } from './heldActions.ts'
import type { Session } from './session.ts'
import { back } from './standins.ts'
import type { Table } from './table.ts'
import { trace } from './marks.ts'
import { isBarred } from './removed.ts'
import { placeFor } from './watchers.ts'
import { welcome } from './welcome.ts'

type Hello = Extract<Up, { type: 'hello' }>

/** Whoever brings a seat's token has the seat; everyone else watches, and a wrong token is told nothing more. */
export function greet(table: Table, session: Session, hello: Hello): void {
  const { meta } = table
  const told = hello.token ? hashToken(hello.token) : null
  if (hello.device) session.device = trace(table, hello.device)
  if (told !== null && meta.removed.some(({ hash }) => hash === told))
    return table.dismiss(session, CLOSE.removed, 'removed')
  // Whoever is somebody stays so unless they are somebody else; with two seats in one hand, the first is given up.
  const own = seatOf(meta.seats, session.who)
  const shown = seatOf(meta.seats, told) === null ? session.who : told
  if (own !== null && shown !== session.who) occupy(table, { type: 'leave', seat: own, forGood: true }, session)
  showPass(table, session, hello.pass)
  const twin = seatOfMember(meta.seats, session.member)
  // Nobody may watch here, so a member's other device has come to play.
  const moved = twin !== null && seatOf(meta.seats, shown) === null && !mayWatch(table)
  const seat = moved ? twin : seatOf(meta.seats, shown)
  const known = table.sessions.has(session)
  if (seat === null && isBarred(table, session)) return table.dismiss(session, CLOSE.removed, 'removed')
  if (seat === null && !mayWatch(table)) return table.dismiss(session, CLOSE.private, 'private')
  if (seat === null && !known && !placeFor(table, session)) return table.dismiss(session, CLOSE.full, 'full')
  const other = seat === null || moved ? null : table.bearer(shown!)
  if (other && other !== session) table.dismiss(other, CLOSE.replaced, 'replaced')
  session.who = seat === null || moved ? null : shown
  session.greeted = true
  session.moves = hello.moves ?? false
  join(table, session)
  if (moved) takeOver(table, session, twin)
  // Whoever stood up to watch, and only lost the line, goes on watching.
  const watching = hello.rev !== undefined && hello.eyes === null
  if (seat !== null && !(watching && table.eyes(session) === null)) back(table, seat, session)
  rename(table, session, hello)
  const same = hello.eyes !== undefined && hello.eyes === table.eyes(session)
  welcome(table, session, { rev: same ? hello.rev : undefined, revealed: hello.revealed })
}

/** The other end of the line is gone. */
export function goneAway(table: Table, session: Session): void {
  const seat = table.eyes(session)
  // Whoever goes has decided.
  if (seat !== null) release(table, seat)
  table.sessions.delete(session)
}
