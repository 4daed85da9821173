import type { Down } from '../../src/table/protocol.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** What an engine may do now; null when it is not its turn, or it is none. */
export function movesFor(table: Table, session: Session): Extract<Down, { type: 'moves' }> | null {
  const { match, game, meta } = table
  const seat = table.eyes(session)
  if (seat === null || !match || !game.turn(match.state).includes(seat)) return null
  const record = meta.seats[seat]
  if (record.kind !== 'person' || !record.engine) return null
  return { type: 'moves', rev: table.revs[seat], moves: game.moves(match.view(seat)) }
}
