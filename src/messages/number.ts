import type { Language } from '../table/constants.ts'
import { TAGS } from './message.ts'

/** Numbers as a language writes them, with a real minus. */
export type Numbers = {
  figure: (value: number) => string
  /** As they change: a plus is said too. */
  signed: (value: number) => string
  /** Always with one place, so that a clock does not jump. */
  tenths: (value: number) => string
}

const made = new Map<Language, Numbers>()

export function numbersIn(lang: Language): Numbers {
  if (!made.has(lang)) made.set(lang, make(TAGS[lang]))
  return made.get(lang)!
}

function make(tag: string): Numbers {
  const write = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(tag, options)
    return (value: number) => format.format(value).replace('-', '−')
  }
  return {
    figure: write({}),
    signed: write({ signDisplay: 'exceptZero' }),
    tenths: write({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
}
