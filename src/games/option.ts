import * as v from 'valibot'
import type { Refusal } from './game.ts'

/** The four kinds of house rule, each with its default: what `fields` (src/table/options.ts) draws a form of. */
export const choice = <const T extends readonly (string | number)[]>(values: T, standard: T[number]) =>
  v.optional(v.picklist(values), standard)

export const whole = (least: number, most: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), standard)

export const flag = (standard: boolean) => v.optional(v.boolean(), standard)

/** A text that may be left empty; `refuse` says what is wrong with another, given all the options. */
export const text = (most: number, refuse: (text: string, options: never) => Refusal | null) =>
  v.optional(v.pipe(v.string(), v.maxLength(most), v.metadata({ refuse })), '')
