import type { Level, Seat } from '../src/games/game.ts'
import type { Roll } from './circle/command.ts'
import type { ErrandKind } from './circle/state.ts'
import type { Daily, Membership } from './table/store.ts'

/** A table as somebody wants it who is not at it. */
export type Wish = {
  game: string
  options?: Record<string, unknown>
  table?: Record<string, unknown>
  seats?: 2 | 3 | 4
  bots?: { seat: Seat; level: Level }[]
}

/** What the server itself asks of a room; nobody else can, for from outside only GET is let through. */
export type RoomCommand =
  /** circle: which it belongs to, if it was opened there. day: whose deal is played there. */
  | { type: 'make'; room: string; wish: Wish; circle?: Membership; day?: Daily }
  /** Its circle has something to tell it. key: by which it is known to be that. */
  | { type: 'circle'; key: string; what: ErrandKind }
  | { type: 'state' }
  /** What a link to the table tells whoever was sent it. */
  | { type: 'card' }
  /** The table's circle, and who is who in it now. */
  | { type: 'roll'; key: string; roll: Roll }
  /** The operator ends the table. */
  | { type: 'end' }
  /** The operator has blocked this address. */
  | { type: 'drop'; address: string }
