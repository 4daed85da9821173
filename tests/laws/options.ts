import * as v from 'valibot'
import type { AnyRules } from '../../src/games/game.ts'
import { fields, type Field } from '../../src/table/options.ts'
import { shuffled } from '../support/random.ts'

export type Options = Record<string, string | number | boolean>

/** What an option is tried with: every choice, both ends and the middle of a number. Texts are the games' own tests'. */
export function valuesOf(field: Field): (string | number | boolean)[] {
  if (field.kind === 'boolean') return [true, false]
  if (field.kind === 'choice') return [...field.values]
  if (field.kind === 'text') return [field.default]
  return [...new Set([field.default, field.min, field.max, Math.round((field.min + field.max) / 2)])]
}

/** So many sets of options that every value of every option stands in one of them, each mixture at random. */
export function optionSets(game: AnyRules, random: () => number, fixed: Options): Options[] {
  const varied = fields(game.options).filter(field => !(field.name in fixed))
  const count = Math.max(1, ...varied.map(field => valuesOf(field).length))
  const columns = varied.map(field => {
    const values = valuesOf(field)
    const order = shuffled(count, random)
    return [field.name, order.map(i => values[i % values.length])] as const
  })
  return Array.from({ length: count }, (_, i) => {
    const chosen = Object.fromEntries(columns.map(([name, values]) => [name, values[i]]))
    return v.parse(game.options, { ...chosen, ...fixed }) as Options
  })
}
