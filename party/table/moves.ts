import type { Down } from '../../src/table/protocol.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** What an engine may do now; null when it is not its turn, or it is none. */
export function movesFor(table: Table, session: Session): Extract<Down, { type: 'moves' }> | null {
  const { match, game, meta } = table
  const seat = table.eyes(session)
  const record = seat === null ? null : meta.seats[seat]
  if (seat === null || !match || record?.kind !== 'person' || !record.engine) return null
  // By its own view: of whom the table still waits in a call window would tell that somebody has made a better call.
  const view = match.view(seat)
  if (!game.waiting(view).includes(seat)) return null
  return { type: 'moves', rev: table.revs[seat], moves: game.moves(view) }
}
