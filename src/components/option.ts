import type { Say } from '../boards/board.ts'
import type { Pace } from '../games/game.ts'
import { sayAny, sayIf } from '../messages/index.ts'
import { fields, tableOptions, type Field } from '../table/options.ts'
import { figure } from './signed.ts'

export type Value = string | number | boolean

export const labelOf = (say: Say, prefix: string, field: Field): string => sayAny(say, `${prefix}.${field.name}`)

/** One choice in words: its own text, else yes or no, else the plain number. */
export function valueOf(say: Say, prefix: string, field: Field, value: Value): string {
  if (field.kind === 'boolean') return say(value ? 'value.yes' : 'value.no')
  const own = sayIf(say, `${prefix}.${field.name}.${value}`)
  if (own !== null) return own
  if (typeof value !== 'number') return String(value)
  return prefix === 'table' ? say('value.seconds', { n: value }) : figure(value)
}

// A person picks a time from a few; the wire allows any.
const TIMES: Record<keyof Pace, readonly number[]> = {
  turn: [-1, 5, 10, 15, 20, 30, 45, 60, 90, 180],
  bank: [-1, 0, 15, 30, 60, 120, 300, 600, 1200],
  increment: [-1, 0, 1, 2, 3, 5, 10],
}

/** The table's own options as a form shows them. */
export const tableFields: Field[] = fields(tableOptions).map(field => {
  const values = TIMES[field.name as keyof Pace]
  return values ? { name: field.name, default: field.default, kind: 'choice', values } : field
})

/** The preset these values are, or null: a preset is the defaults with its own changes. */
export function presetOf(
  presets: Readonly<Record<string, Record<string, unknown>>>,
  list: Field[],
  values: Record<string, Value>,
): string | null {
  const same = (preset: Record<string, unknown>) =>
    list.every(field => (preset[field.name] ?? field.default) === (values[field.name] ?? field.default))
  return Object.keys(presets).find(name => same(presets[name])) ?? null
}
