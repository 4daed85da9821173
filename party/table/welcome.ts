import type { Up } from '../../src/table/protocol.ts'
import { tagOf } from '../../src/circle/tag.ts'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { BUILD } from '../build.ts'
import { told } from './commitment.ts'
import { seatOf } from './seats.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'
import { shown } from './store.ts'
import { tellCircle } from './membership.ts'

type Hello = Extract<Up, { type: 'hello' }>

/** rev: what the client has been sent already through these eyes; without it, or too long after it, it looks afresh. */
export function welcome(
  table: Table,
  session: Session,
  { rev, revealed = 0 }: Pick<Hello, 'rev' | 'revealed'> = {},
): void {
  const { match, meta, chat } = table
  const eyes = table.eyes(session)
  const own = seatOf(meta.seats, session.who)
  const missed = match && rev !== undefined ? match.missed(eyes, rev) : null
  const look = match && !missed ? match.fresh(eyes) : null
  if (eyes !== null) table.shownAt[eyes] = table.io.now()
  table.send(session, {
    type: 'welcome',
    proto: PROTOCOL,
    ...(BUILD && { build: BUILD }),
    room: meta.room,
    ...(meta.circle && { circled: tagOf(meta.circle.id, meta.room) }),
    seat: eyes,
    chair: own,
    n: eyes === null ? 0 : (table.answers[eyes].at(-1)?.n ?? 0),
    rev: table.revs[eyes ?? 4],
    scene: look,
    missed: missed ?? [],
    clock: table.clock(eyes),
    table: table.info(),
    chat: chat.map(shown),
    deal: told(meta),
    reveal: table.revealed && table.revealed.hand > revealed ? table.revealed : null,
    outcomes: table.outcomes,
  })
  tellCircle(table, session)
}
