import type { Table } from './table.ts'

// How long a call window stands must not tell who may call. It is held for a time that is drawn for every window alike, also
// where nobody can call; a bot that is asked answers well within it (bots.ts); and before it is over no answer closes it.

/** Drawn when a window opens, whoever may call: between the table's hold and twice that. */
export const holdTime = (table: Table): number => table.meta.tableOptions.hold * (1 + table.random())

/** When it closes: it has been held for its time, and no answer is awaited. */
export function closesAt({ timers, match }: Table): number {
  return match && !match.asks.turn.length ? (timers.window.at ?? Infinity) : Infinity
}
