import type { Why } from '../../src/games/game.ts'
import type { Wish } from '../command.ts'
import { occupy } from './occupy.ts'
import { setOptions } from './setOptions.ts'
import type { Table } from './table.ts'

/** Sets a new table as it was wished; returns why not. */
export function furnish(table: Table, { options, table: manners, seats, bots = [] }: Wish): Why | null {
  let why = setOptions(table, { type: 'options', game: options, table: manners, seats })
  for (const bot of bots) why ??= occupy(table, { type: 'bot', ...bot })
  return why
}
