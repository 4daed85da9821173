import * as v from 'valibot'
import type { Refusal } from '../games/game.ts'

/** What a table may choose whatever the game: who may find it, its clock, its manners. */
export const tableOptions = v.object({
  public: v.optional(v.boolean(), false),
  clock: v.optional(v.boolean(), true),
  /** Whoever is alone with bots keeps nobody waiting: only on request does a clock run there too. */
  soloClock: v.optional(v.boolean(), false),
  /** Seconds; -1 takes the game's own pace. */
  turn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(600)), -1),
  bank: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(7200)), -1),
  increment: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(120)), -1),
  /** Milliseconds a discard is held at least; at most twice that. */
  hold: v.optional(v.picklist([0, 300, 600, 1200]), 600),
  botPace: v.optional(v.picklist(['walking', 'calm', 'quick', 'instant']), 'calm'),
  hints: v.optional(v.boolean(), false),
})
export type TableOptions = v.InferOutput<typeof tableOptions>

export type Field = { name: string; default: string | number | boolean } & (
  | { kind: 'boolean' }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'text'; max: number; refuse: Judge }
)

/** What is wrong with a text, given all the options as they would be. */
type Judge = (text: string, options: Record<string, unknown>) => Refusal | null

// The parts of valibot's schema objects that a form needs to know.
type Shape = {
  type: string
  wrapped?: Shape
  default?: unknown
  options?: readonly (string | number)[]
  pipe?: readonly { type: string; requirement?: unknown; metadata?: { refuse?: Judge } }[]
}

/** The fields of a flat options schema, so that one form and one rule sheet serve every game. */
export function fields(schema: v.GenericSchema): Field[] {
  const entries = (schema as unknown as { entries: Record<string, Shape> }).entries
  return Object.entries(entries).map(([name, entry]) => field(name, entry))
}

function field(name: string, entry: Shape): Field {
  const inner = entry.wrapped
  if (!inner) throw new TypeError(`option ${name} has no default`)
  const standard = entry.default as string | number | boolean
  const limit = (type: string, other: number) => {
    const found = inner.pipe?.find(part => part.type === type)?.requirement
    return typeof found === 'number' ? found : other
  }
  if (inner.type === 'boolean') return { name, default: standard, kind: 'boolean' }
  if (inner.type === 'picklist') return { name, default: standard, kind: 'choice', values: inner.options ?? [] }
  if (inner.type === 'number')
    return { name, default: standard, kind: 'number', min: limit('min_value', 0), max: limit('max_value', 1_000_000) }
  const refuse = inner.pipe?.find(part => part.metadata?.refuse)?.metadata?.refuse ?? (() => null)
  return { name, default: standard, kind: 'text', max: limit('max_length', 200), refuse }
}
