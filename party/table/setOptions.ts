import type { Why } from '../../src/games/game.ts'
import * as v from 'valibot'
import { tableOptions } from '../../src/table/options.ts'
import type { Up } from '../../src/table/protocol.ts'
import { isDrawn } from './membership.ts'
import { occupy } from './occupy.ts'
import { unready } from './play.ts'
import type { Table } from './table.ts'

type Options = Extract<Up, { type: 'options' }>

/** The rules change before a match only, and whoever was ready for the old ones says so again. Returns why not. */
export function setOptions(table: Table, { game, table: manners, seats }: Options): Why | null {
  const { meta } = table
  if (meta.phase !== 'lobby' && meta.phase !== 'over') return 'notNow'
  // A prepared position has its own rules and seats.
  if (meta.prepared !== undefined && (game || seats !== undefined)) return 'prepared'
  // All tables of an evening play the same, and all of a day.
  if (isDrawn(meta) || meta.day) return 'drawn'
  const rules = v.safeParse(table.game.options, { ...meta.options, ...game })
  const own = v.safeParse(tableOptions, { ...meta.tableOptions, ...manners })
  if (!rules.success || !own.success) return 'badOption'
  if (seats !== undefined && seats !== meta.seats.length) {
    if (!table.game.seats.includes(seats)) return 'badOption'
    const why = occupy(table, { type: 'resize', size: seats })
    if (why) return why
  }
  meta.options = rules.output
  meta.tableOptions = own.output
  unready(table)
  return null
}
