import type { Who } from '../../src/circle/entry.ts'
import { entryOf } from '../../src/circle/ledger.ts'
import type { MasaFile } from '../../src/table/replay.ts'
import { newRoom } from '../../src/table/roomId.ts'
import type { RoomCommand } from '../command.ts'
import type { Circle } from './circle.ts'
import { follow, placeOf } from './evening.ts'
import { keyOf } from './key.ts'
import type { Roll } from './command.ts'
import { traitsOf } from './rules.ts'
import type { Errand, Line, OpenTable, TableWish } from './state.ts'
import { KEYS } from './store.ts'

/** A bot's level at a table that the circle opens by itself. */
const BOT = 2

/** Puts it on the list of those to be made; it is shown once it stands. Returns its room. */
export function openTable(circle: Circle, game: string, wish: TableWish): string {
  const room = newRoom()
  const seats = Array.from({ length: wish.seats }, () => ({ member: null, name: '', level: 0 }))
  const line: Line = { phase: 'lobby', hand: 1, seats, watchers: 0 }
  const evening = wish.chairs !== null
  circle.happen({ type: 'opened', table: { room, game, wish, line, told: circle.io.now(), evening } })
  return room
}

/** What its room is told, in whose making nobody else has a part. */
export function makeCommand(circle: Circle, made: OpenTable): RoomCommand {
  const { state } = circle
  const { room, game, wish } = made
  const { options, table, seats, chairs, deal } = wish!
  const bots = chairs?.flatMap((chair, seat) =>
    chair === 'bot' ? [{ seat: seat as 0 | 1 | 2 | 3, level: BOT as 2 }] : [],
  )
  const reserved = chairs?.map(chair => (chair === 'bot' ? null : chair))
  return {
    type: 'make',
    room,
    wish: { game, options, table, seats: seats as 2 | 3 | 4, bots },
    circle: {
      ...{ id: state.id, key: keyOf(state.secret, room), ...rollOf(circle, made) },
      ...{ ...(reserved && { reserved }), ...(deal && { deal }) },
    },
  }
}

/** What the table is to know of the people in the circle: no more of them than it can show. */
export function rollOf({ state, at }: Circle, { room, line, wish, gone = [] }: OpenTable): Roll {
  const drawn = state.evening?.tables.flat().find(table => table.room === room)?.seats
  const there = [...line.seats.map(({ member }) => member), ...(wish?.chairs ?? drawn ?? [])]
  return {
    at,
    name: state.name,
    faces: state.members
      .filter(({ id }) => there.includes(id))
      .map(({ id, name, colour }) => ({ member: id, name, colour })),
    gone,
    forgotten: gone.filter(member => !state.members.some(({ id }) => id === member)),
    eras: state.members.flatMap(({ id, era }) => (era ? [[id, era] as const] : [])),
  }
}

/** What its room is told besides. */
export const errandCommand = ({ state }: Circle, { room, what }: Errand): RoomCommand => ({
  type: 'circle',
  key: keyOf(state.secret, room),
  what,
})

/** A finished match, as its table reports it until it is told that it is in the ledger. */
export type Report = {
  room: string
  key: string
  match: number
  at: number
  who: Who[]
  firsts?: readonly number[]
  file: MasaFile
}

export const isOurs = ({ state }: Circle, { room, key }: { room: string; key: string }): boolean =>
  key === keyOf(state.secret, room)

export const entered = ({ entries }: Circle, { room, match }: Pick<Report, 'room' | 'match'>) =>
  entries.find(({ id }) => id === `${room}:${match}`)

/** Once for each match, however often it is reported. rows: its file, packed. */
export function report(circle: Circle, { room, match, at, who, firsts, file }: Report, rows: Uint8Array[]): void {
  const traits = traitsOf(file.game)
  if (!traits || entered(circle, { room, match })) return
  const n = circle.entries.length + 1
  const evening = placeOf(circle, room, match)
  const entry = entryOf(file, { n, id: `${room}:${match}`, at, lower: traits.lowerIsBetter, who, firsts, evening })
  circle.record(entry)
  rows.forEach((row, i) => circle.save(`${KEYS.file(n)}${String(i).padStart(3, '0')}`, row))
  circle.happen({
    type: 'rules',
    game: file.game,
    rules: { options: file.options, table: file.table, seats: file.seats.length },
  })
  follow(circle, entry)
}

/** line: null when the table has ended. */
export function told(circle: Circle, { room, game, line }: { room: string; game: string; line: Line | null }): void {
  const known = circle.state.tables.some(table => table.room === room)
  const at = circle.io.now()
  if (!line) return known ? circle.happen({ type: 'closed', room }) : undefined
  // One whose people have become this circle, or one that it had given up.
  if (!known) circle.happen({ type: 'opened', table: { room, game, wish: null, line, told: at, evening: false } })
  else circle.happen({ type: 'told', room, line, at })
}
