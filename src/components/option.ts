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

/**
 * What of a change can be sent at once, and the texts in the form that must be mended first: such an option is sent as
 * its default, so that whoever was ready for the old rules is asked again. A text that the change has made good is sent with it.
 */
export function propose(
  list: Field[],
  options: Record<string, Value>,
  drafts: Record<string, string>,
  change: Record<string, Value>,
): { send: Record<string, Value>; drafts: Record<string, string> } {
  const wanted = { ...options, ...drafts, ...change }
  const send = { ...change }
  const bad: Record<string, string> = {}
  for (const field of list) {
    if (field.kind !== 'text') continue
    const text = String(wanted[field.name] ?? field.default).trim()
    if (text !== '' && field.refuse(text, wanted)) {
      bad[field.name] = text
      send[field.name] = field.default
    } else if (text !== (options[field.name] ?? field.default) || field.name in change) send[field.name] = text
  }
  return { send, drafts: bad }
}
