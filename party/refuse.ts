import type { Why, With } from '../src/games/game.ts'
import type { Down } from '../src/table/protocol.ts'
import { figures } from './figures.ts'
import type { Session } from './table/session.ts'

/** What cannot be done at the table, told to whoever wanted it. */
export function refuse(session: Session, why: Why, more?: With): void {
  figures.add('refusals', why)
  const no: Down = { type: 'no', n: session.acting, why, ...(more && { with: more }) }
  session.send(JSON.stringify(no))
}
