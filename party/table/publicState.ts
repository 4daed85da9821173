import type { TableOptions } from '../../src/table/options.ts'
import type { SeatInfo, TableInfo } from '../../src/table/protocol.ts'
import type { Table } from './table.ts'

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
