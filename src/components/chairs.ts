import type { Seat, Viewer } from '../games/game.ts'
import type { CircleFace, TableInfo } from '../table/protocol.ts'

/** What can be done at a chair. unbot: the bot is sent away. */
export type Deed = 'sit' | 'bot' | 'level' | 'unbot' | 'remove' | 'stand'
/** Who looks. seats: who of the circle sits or is awaited at each; me: which of them it is. */
export type Looker = {
  seat: Viewer
  host: boolean
  circle: { me: number; seats: readonly (CircleFace | null)[] } | null
}

/** Whether the chair is for whoever looks: at an evening's table only their own is. */
const isFor = ({ kept }: TableInfo, seat: number, { circle }: Looker): boolean =>
  !kept || (kept[seat] && circle !== null && circle.seats[seat]?.member === circle.me)

/** Before the first deal, what the room would not refuse. */
export function deedsAt(table: TableInfo, seat: Seat, looker: Looker): Deed[] {
  const { kind } = table.seats[seat]
  const { host } = looker
  const drawn = table.kept !== undefined
  const own = isFor(table, seat, looker)
  if (looker.seat === seat) return ['stand']
  if (kind === 'person') return host && !drawn ? ['remove'] : []
  if (kind === 'empty') {
    // A bot may sit in for somebody who is awaited, and makes way when they come.
    const bot = host && (!drawn || (table.kept?.[seat] && !own))
    return [...(own ? (['sit'] as const) : []), ...(bot ? (['bot'] as const) : [])]
  }
  if (!drawn) return host ? ['level', 'unbot'] : []
  if (!table.kept?.[seat]) return []
  return own ? ['sit'] : host ? ['unbot'] : []
}

/** The first chair that whoever looks could take: an empty one; with `bots`, also one in which a bot plays. -1: none. */
export const freeChair = (table: TableInfo, looker: Looker, bots = false): number =>
  table.seats.findIndex(
    ({ kind, next }, seat) =>
      next === null &&
      (kind === 'empty' || (kind === 'bot' && (bots || table.kept !== undefined))) &&
      isFor(table, seat, looker),
  )

/** For whom an evening's table waits; '': for somebody whose name is not for whoever looks. */
export const awaited = (table: TableInfo, { circle }: Looker): string[] =>
  table.seats.flatMap(({ kind }, seat) =>
    table.kept?.[seat] && kind === 'empty' ? [circle?.seats[seat]?.name ?? ''] : [],
  )
