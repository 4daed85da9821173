import type { Seat, Why } from '../../src/games/game.ts'
import { distinct } from '../../src/table/names.ts'
import { occupy } from './occupy.ts'
import { namesBeside, nextHand } from './people.ts'
import { hashToken, newToken } from '../token.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

// A seat for anyone's bot. To the table its owner is a person like another: the same clock, limits, answers and way
// back. What differs is that everyone sees it is a program, that it never becomes the host, and that it may ask for its moves.

/** Until it has come and said its own. */
const NAME = 'Bot'

/** The key goes to the host alone, who gives it to the program. Returns why not. */
export function inviteEngine(table: Table, host: Session, seat: Seat): Why | null {
  const token = newToken(table.io)
  const name = distinct(NAME, namesBeside(table, null, seat))
  const owner = { name, lang: host.lang, hash: hashToken(token), engine: true as const }
  const why = occupy(table, { type: 'sit', seat, owner, before: null, hand: nextHand(table.meta) })
  if (why) return why
  table.send(host, { type: 'key', seat, token })
  return null
}
