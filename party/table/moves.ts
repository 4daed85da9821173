import type { Down } from '../../src/table/protocol.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** Some are sought for long, and whoever asks again and again must not hold up the house: of each look they are found once. */
const found = new WeakMap<object, unknown[]>()

/** What an engine may do now; null when it is not its turn, or it is none. */
export function movesFor(table: Table, session: Session): Extract<Down, { type: 'moves' }> | null {
  const { match, game, meta } = table
  const seat = table.eyes(session)
  const record = seat === null ? null : meta.seats[seat]
  if (seat === null || !match || record?.kind !== 'person' || !record.engine) return null
  // By its own view: of whom the table still waits in a call window would tell that somebody has made a better call.
  const view = match.view(seat) as object
  if (!game.waiting(view).includes(seat)) return null
  const moves = found.get(view) ?? game.moves(view)
  found.set(view, moves)
  return { type: 'moves', rev: table.revs[seat], moves }
}
