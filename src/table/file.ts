import * as v from 'valibot'
import type { MasaFile } from './replay.ts'

/** What may be opened: a long evening's file has some hundred thousand characters. */
export const FILE_LIMIT = 8_000_000
/** Steps of one hand: far more than people play, and few enough to be read in a while. */
const HAND_LIMIT = 5_000
/** No value of ours is nested half as deep; deeper ones would overflow whatever walks them. */
const DEPTH = 32

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.picklist([0, 1, 2, 3] as const)
const bytes = (size: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * size}}$`)))
const short = v.pipe(v.string(), v.maxLength(200))
const given = v.record(v.string(), v.union([v.string(), v.number()]))

const outcome = v.object({
  over: v.boolean(),
  reason: short,
  winners: v.array(seat),
  standings: v.array(
    v.object({
      seat,
      place: count,
      points: v.nullable(v.number()),
      total: v.number(),
      lines: v.array(v.object({ key: short, points: v.number(), with: v.optional(given) })),
    }),
  ),
})
const CLOSE = { by: 'table', close: true } as const
const step = v.union([
  v.object({ by: seat, do: v.record(v.string(), v.unknown()) }),
  v.object({ by: v.literal('table'), close: v.literal(true) }),
  v.pipe(
    v.object({ by: v.literal('table'), order: v.pipe(v.array(count), v.maxLength(500)) }),
    // Old files close a call window with an empty order.
    v.transform(given => (given.order.length ? given : CLOSE)),
  ),
])

/** What a file must have to be looked at; whether it is true is for `check` to say. */
const file = v.object({
  masa: v.picklist([1, 2, 3] as const),
  game: short,
  version: count,
  room: short,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  table: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(v.object({ name: short, kind: v.picklist(['person', 'bot'] as const), level: count })),
    v.minLength(1),
    v.maxLength(4),
  ),
  prepared: v.optional(short),
  hands: v.pipe(
    v.array(
      v.object({
        hand: count,
        commit: bytes(32),
        secret: bytes(32),
        seals: v.optional(v.pipe(v.array(v.nullable(v.union([v.literal(''), bytes(32)]))), v.maxLength(4))),
        salts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(4)),
        shared: v.optional(v.literal(true)),
        people: v.optional(v.pipe(v.array(seat), v.maxLength(4))),
        before: v.optional(v.record(v.string(), v.unknown())),
        steps: v.pipe(v.array(v.object({ step, ms: v.number() })), v.minLength(1), v.maxLength(HAND_LIMIT)),
        outcome,
      }),
    ),
    v.minLength(1),
    v.maxLength(2000),
  ),
})

/** A match from the text of a file; null when it is none. */
export function parseFile(text: string): MasaFile | null {
  if (text.length > FILE_LIMIT || isDeep(text)) return null
  try {
    const parsed = v.safeParse(file, JSON.parse(text))
    return parsed.success ? (parsed.output as MasaFile) : null
  } catch {
    return null
  }
}

/** Counted on the text: a parser that recurses may not survive to tell. */
function isDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    if (quoted) {
      if (letter === BACKSLASH) i++
      else if (letter === QUOTE) quoted = false
    } else if (letter === QUOTE) quoted = true
    else if (letter === BRACKET || letter === BRACE) {
      if (++depth > DEPTH) return true
    } else if (letter === BRACKET + 2 || letter === BRACE + 2) depth--
  }
  return false
}
const QUOTE = 0x22
const BACKSLASH = 0x5c
// Each closes two places further on.
const BRACKET = 0x5b
const BRACE = 0x7b
