import type { Say } from '../boards/board.ts'
import { OPTION_GROUPS, type AnyFront, type AnyRules, type OptionGroup, type Pace } from '../games/game.ts'
import { sayAny, sayIf } from '../messages/index.ts'
import { fields, tableOptions, type Field } from '../table/options.ts'
import { figure } from './numbers.ts'

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

type Presets = Readonly<Record<string, Record<string, unknown>>>

/** The preset these values come nearest to, and how many rules of it are changed: a preset is the defaults with its own changes. */
function nearestPreset(
  presets: Presets,
  list: Field[],
  values: Record<string, Value>,
): { name: string; changed: number } | null {
  const differing = (preset: Record<string, unknown>) =>
    list.filter(field => (preset[field.name] ?? field.default) !== (values[field.name] ?? field.default)).length
  const found = Object.keys(presets).map(name => ({ name, changed: differing(presets[name]) }))
  return found.reduce<(typeof found)[number] | null>(
    (best, each) => (best && best.changed <= each.changed ? best : each),
    null,
  )
}

/** The preset these values are, or null. */
export function presetOf(presets: Presets, list: Field[], values: Record<string, Value>): string | null {
  const nearest = nearestPreset(presets, list, values)
  return nearest?.changed === 0 ? nearest.name : null
}

const lengthKeys = (game: AnyFront) => new Set(Object.values(game.lengths).flatMap(length => Object.keys(length ?? {})))

/** The presets that change more than how long a match lasts. */
export function waysOf(game: AnyFront): string[] {
  const lengths = lengthKeys(game)
  return Object.keys(game.presets).filter((name, index) => {
    const keys = Object.keys(game.presets[name])
    return index === 0 || keys.some(key => !lengths.has(key))
  })
}

/** In one line: which way of playing this is, what that means for the score, and whether the table has changed it. */
export function scoringLine(say: Say, game: AnyRules, options: Record<string, Value>): string | null {
  // How long a match lasts changes nothing about how it is scored.
  const lengths = lengthKeys(game)
  const presets = game.presets as Presets
  const list = fields(game.options)
  const exact = presetOf(presets, list, options)
  const nearest = nearestPreset(
    presets,
    list.filter(field => !lengths.has(field.name)),
    options,
  )
  const preset = exact ? { name: exact, changed: 0 } : nearest
  if (!preset) return null
  const name = sayAny(say, `preset.${preset.name}`)
  const help = sayAny(say, `preset.${preset.name}.help`)
  return preset.changed === 0
    ? say('sheet.way', { name, help })
    : say('sheet.wayChanged', { name, help, n: preset.changed })
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

/** Some rules under one heading: the table's own, then the game's. */
export type Section = { name: 'top' | OptionGroup; first: boolean; table: Field[]; options: Field[] }

// Who waits for whom, and who helps: asked at every table, whatever is played there.
const TOP = ['clock', 'hints', 'botPace', 'public']

/** The form's headings in their order; those that have nothing to say are left out. first: what people really change. */
export function sectionsOf(game: AnyRules): Section[] {
  const options = fields(game.options)
  const pick = (names: readonly string[], list: Field[]) =>
    names.flatMap(name => list.find(field => field.name === name) ?? [])
  // Who can call nothing has no pause in which to call.
  const own = tableFields.filter(({ name }) => !TOP.includes(name) && (name !== 'hold' || game.window !== undefined))
  const groups = OPTION_GROUPS.map(name => ({
    name,
    first: name === 'often',
    table: name === 'table' ? own : [],
    options: pick(game.groups[name] as readonly string[], options),
  }))
  const top: Section = { name: 'top', first: true, table: pick(TOP, tableFields), options: [] }
  return [top, ...groups].filter(section => section.table.length + section.options.length > 0)
}

/** As it is compared: capitals, accents and the other letters that a hurried hand leaves out are all the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')

/** Whether a text has all of these words. */
function speaksOf(wanted: string): (text: string) => boolean {
  const words = plain(wanted).trim().split(/\s+/)
  return text => {
    const said = plain(text)
    return words.every(word => said.includes(word))
  }
}

/** What of a section speaks of all these words: in its name, its help, a choice, or a figure that it has here or in a preset. */
export function found(
  say: Say,
  section: Section,
  wanted: string,
  values: { table: Record<string, Value>; options: Record<string, Value>; presets: Presets },
): Section & { size: number } {
  const speaks = speaksOf(wanted)
  const hits = (prefix: 'table' | 'option', list: Field[], now: Record<string, Value>, presets: Presets) =>
    list.filter(field => {
      const own = [now, ...Object.values(presets)].map(each => each[field.name] as Value | undefined)
      const known = field.kind === 'choice' ? field.values : [field.default, ...own.filter(each => each !== undefined)]
      const choices = field.kind === 'boolean' ? [] : known.flatMap(each => [each, valueOf(say, prefix, field, each)])
      const help = sayIf(say, `${prefix}.${field.name}.help`) ?? ''
      return speaks([labelOf(say, prefix, field), help, ...choices].join(' '))
    })
  const table = hits('table', section.table, values.table, {})
  const options = hits('option', section.options, values.options, values.presets)
  return { ...section, table, options, size: table.length + options.length }
}

/** The presets that speak of all these words. */
export function foundPresets(say: Say, names: readonly string[], wanted: string): string[] {
  const speaks = speaksOf(wanted)
  return names.filter(name => speaks(`${sayAny(say, `preset.${name}`)} ${sayAny(say, `preset.${name}.help`)}`))
}
