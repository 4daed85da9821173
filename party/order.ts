import type { Level, Seat, Why } from '../src/games/game.ts'
import type { TableOptions } from '../src/table/options.ts'
import type { SeatInfo, TableInfo } from '../src/table/protocol.ts'
import type { Roll } from './circle/order.ts'
import type { ErrandKind } from './circle/state.ts'
import { setOptions } from './table/setOptions.ts'
import { occupy } from './table/occupy.ts'
import type { Daily, Membership } from './table/store.ts'
import type { Table } from './table/table.ts'

/** A table as somebody wants it who is not at it. */
export type Wish = {
  game: string
  options?: Record<string, unknown>
  table?: Record<string, unknown>
  seats?: 2 | 3 | 4
  bots?: { seat: Seat; level: Level }[]
}

/** What the server itself asks of a room; nobody else can, for from outside only GET is let through. */
export type Order =
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

/** Sets a new table as it was wished; returns why not. */
export function furnish(table: Table, { options, table: manners, seats, bots = [] }: Wish): Why | null {
  let why = setOptions(table, { type: 'options', game: options, table: manners, seats })
  for (const bot of bots) why ??= occupy(table, { type: 'bot', ...bot })
  return why
}

type PublicSeat = Omit<SeatInfo, 'name' | 'next'> & { taken: boolean }
export type PublicState = {
  room: string
  game: string
  phase: TableInfo['phase']
  /** The hand that is played, or comes next; and how many of this match have ended. */
  hand: number
  ended: number
  seats: PublicSeat[]
  watchers: number
  options: TableInfo['options']
  table: TableOptions
}

/** What may be known of a table without coming in: no names, no tiles, no chat. */
export function publicState(table: Table): PublicState {
  const { game, phase, hand, seats, watchers, options, tableOptions } = table.info()
  return {
    room: table.meta.room,
    game,
    phase,
    hand,
    ended: table.outcomes.length,
    seats: seats.map(({ name: _, next, ...seat }) => ({ ...seat, taken: next !== null || seat.kind === 'person' })),
    watchers: watchers.length,
    options,
    table: tableOptions,
  }
}
