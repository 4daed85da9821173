import * as v from 'valibot'

/** The three kinds of house rule, each with its default: what `fields` (src/table/options.ts) draws a form of. */
export const choice = <const T extends readonly (string | number)[]>(values: T, standard: T[number]) =>
  v.optional(v.picklist(values), standard)

export const whole = (least: number, most: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), standard)

export const flag = (standard: boolean) => v.optional(v.boolean(), standard)
