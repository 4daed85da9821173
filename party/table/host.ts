import * as v from 'valibot'
import type { Seat } from '../../src/games/game.ts'
import { tableOptions } from '../../src/table/options.ts'
import type { Up } from '../../src/table/protocol.ts'
import { reseated, stand, welcome } from './people.ts'
import { dealIfReady } from './round.ts'
import { botSeat, emptySeat, STAND_IN } from './seats.ts'
import type { Table } from './table.ts'
import { nextHost } from './time.ts'

type Options = Extract<Up, { type: 'options' }>

/** What only the host may do; each returns why not. */

/** The rules change before a match only, and whoever was ready for the old ones says so again. */
export function setOptions(table: Table, { game, table: manners, seats }: Options): string | null {
  const { meta } = table
  if (meta.phase !== 'lobby' && meta.phase !== 'over') return 'notNow'
  const rules = v.safeParse(table.game.options, { ...meta.options, ...game })
  const own = v.safeParse(tableOptions, { ...meta.table, ...manners })
  if (!rules.success || !own.success) return 'badOption'
  if (seats !== undefined && seats !== meta.seats.length) {
    if (meta.phase !== 'lobby') return 'notNow'
    if (!table.game.seats.includes(seats)) return 'badOption'
    if (meta.seats.slice(seats).some(seat => seat.kind === 'person')) return 'taken'
    meta.seats = Array.from({ length: seats }, (_, i) => meta.seats[i] ?? emptySeat())
  }
  meta.options = rules.output
  meta.table = own.output
  for (const seat of meta.seats) seat.ready = false
  table.changed()
  return null
}

/** level 0 takes the bot away. A seat whose owner has left or stays away may be given to a bot for good. */
export function setBot(table: Table, seat: Seat, level: 0 | 1 | 2 | 3): string | null {
  const { meta } = table
  const record = meta.seats[seat]
  if (!record) return 'noSeat'
  if (record.kind === 'person' && !(record.held && !table.sitting(seat))) return 'taken'
  if (level === 0 && meta.phase !== 'lobby' && meta.phase !== 'over') return 'notNow'
  meta.seats[seat] = level === 0 ? emptySeat() : botSeat(level)
  reseated(table, seat)
  dealIfReady(table)
  return null
}

export function remove(table: Table, seat: Seat): string | null {
  const { meta } = table
  if (meta.seats[seat]?.kind !== 'person') return 'noSeat'
  const session = table.sitting(seat)
  if (session) {
    session.removed = true
    stand(table, session, seat)
  }
  const idle = meta.phase === 'lobby' || meta.phase === 'over'
  meta.seats[seat] = idle ? emptySeat() : botSeat(STAND_IN)
  if (meta.host === seat) meta.host = nextHost(table, seat, true)
  reseated(table, seat)
  if (session) welcome(table, session)
  dealIfReady(table)
  return null
}
