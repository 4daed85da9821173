import * as v from 'valibot'
import type { Down } from '../../src/table/protocol.ts'
import { CLOSE, PHRASES, REACTIONS } from '../../src/table/protocol.ts'
import { tableOptions } from '../../src/table/options.ts'

// What a room may say, field by field: nothing else gets through. The compiler holds it to the types.

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.picklist([0, 1, 2, 3] as const)
const viewer = v.nullable(seat)
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const given = v.record(v.string(), v.union([v.string(), v.number()]))
/** Words of the messages' own: any of them. */
const word = v.custom<never>(value => typeof value === 'string' && /^[\w.]+$/.test(value))

const outcome = v.strictObject({
  over: v.boolean(),
  reason: word,
  winners: v.array(seat),
  standings: v.array(
    v.strictObject({
      seat,
      place: count,
      points: v.nullable(v.number()),
      total: v.number(),
      lines: v.array(v.strictObject({ key: word, points: v.number(), with: v.optional(given) })),
    }),
  ),
})
const clock = v.nullable(
  v.strictObject({
    banks: v.array(count),
    running: v.array(v.strictObject({ seat, turn: count, bank: count })),
  }),
)
const seatInfo = v.strictObject({
  kind: v.picklist(['empty', 'person', 'bot']),
  name: v.string(),
  engine: v.boolean(),
  level: seat,
  away: v.boolean(),
  standIn: v.boolean(),
  ready: v.boolean(),
  next: v.nullable(v.string()),
})
const table = {
  game: v.string(),
  phase: v.picklist(['lobby', 'dealing', 'playing', 'between', 'over']),
  seats: v.array(seatInfo),
  host: viewer,
  removed: v.array(v.strictObject({ id: count, name: v.string() })),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  tableOptions: v.strictObject(v.required(tableOptions).entries),
  watchers: v.array(v.strictObject({ id: count, name: v.string(), muted: v.boolean() })),
  hand: count,
  nextIn: v.nullable(count),
  prepared: v.nullable(v.string()),
  notice: v.nullable(v.literal('newRules')),
}
const said = { seat: viewer, name: v.string(), at: v.number() }
const text = v.strictObject({ ...said, text: v.string() })
const phrase = v.strictObject({ ...said, phrase: v.picklist(PHRASES) })
const seals = v.array(v.nullable(v.union([v.literal(''), hex(64)])))
const salts = v.array(v.union([v.literal(''), hex(32)]))
const commitment = { hand: count, commit: hex(64) }
const step = v.union([
  v.strictObject({ by: seat, do: v.unknown() }),
  v.strictObject({ by: v.literal('table'), order: v.array(count) }),
  v.strictObject({ by: v.literal('table'), close: v.literal(true) }),
])
const reveal = {
  ...commitment,
  version: count,
  secret: hex(64),
  seals,
  salts,
  before: v.unknown(),
  steps: v.array(step),
}
const look = { view: v.unknown(), outcome: v.nullable(outcome) }
const old = { rev: count, events: v.array(v.unknown()), ...look }
const type = <T extends string>(name: T) => ({ type: v.literal(name) })

export const down = v.union([
  v.strictObject({
    ...type('welcome'),
    proto: count,
    build: v.optional(v.string()),
    room: v.string(),
    circled: v.optional(hex(64)),
    seat: viewer,
    chair: viewer,
    n: count,
    rev: count,
    scene: v.nullable(v.strictObject(look)),
    missed: v.array(v.strictObject(old)),
    clock,
    table: v.strictObject(table),
    chat: v.array(v.union([text, phrase])),
    deal: v.strictObject({
      ...commitment,
      seals: v.nullable(seals),
      salts: v.nullable(salts),
      roots: v.array(hex(64)),
    }),
    reveal: v.nullable(v.strictObject(reveal)),
    outcomes: v.array(outcome),
  }),
  v.strictObject({ ...type('seated'), seat, token: hex(32) }),
  v.strictObject(type('stood')),
  v.strictObject({ ...type('key'), seat, token: hex(32) }),
  v.strictObject({ ...type('moves'), rev: count, moves: v.array(v.unknown()) }),
  v.strictObject({ ...type('step'), ...old, clock }),
  v.strictObject({ ...type('ok'), n: count, rev: count }),
  v.strictObject({ ...type('held'), n: count, ms: count }),
  v.strictObject({ ...type('no'), n: v.nullable(count), why: word, with: v.optional(given) }),
  v.strictObject({ ...type('table'), ...table }),
  v.strictObject({ ...type('committed'), ...commitment }),
  v.strictObject({ ...type('sealed'), hand: count, seals }),
  v.strictObject({ ...type('dealt'), hand: count, index: count, salts, root: hex(64) }),
  v.strictObject({ ...type('revealed'), ...reveal }),
  v.strictObject({ ...type('chat'), ...text.entries }),
  v.strictObject({ ...type('chat'), ...phrase.entries }),
  v.strictObject({ ...type('reaction'), seat: viewer, name: v.string(), reaction: v.picklist(REACTIONS) }),
  v.strictObject({ ...type('timeUp'), seat }),
  v.strictObject({
    ...type('circle'),
    id: v.string(),
    name: v.string(),
    me: count,
    seats: v.array(v.nullable(v.strictObject({ member: count, name: v.string(), colour: v.string() }))),
  }),
  v.strictObject(type('stranger')),
  v.strictObject({ ...type('pong'), t: v.number() }),
  v.strictObject({ ...type('mark'), id: v.string() }),
  v.strictObject({ ...type('bye'), why: v.string(), with: v.optional(given) }),
]) satisfies v.GenericSchema<unknown, Down>

/** By its code, why a socket is closed. */
export const byeOf = Object.fromEntries(Object.entries(CLOSE).map(([why, code]) => [code, why]))
