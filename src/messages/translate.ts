import type { Language } from '../table/constants.ts'
import { FORMS, PLACE, TAGS, type Dictionary, type Say, type Values } from './message.ts'
import { numbersIn } from './number.ts'

/** Shown instead of a text nobody wrote: easy to see, and easy for a test to find. */
const missing = (key: string) => `⟦${key}⟧`

/** For a key that comes as data, from an options form or over the wire: no compiler can know it, the laws do. */
export const sayAny = (say: Say, key: string, values?: Values): string =>
  (say as (key: string, values?: Values) => string)(key, values)

/** The text, or null where none is written: for explanations that only some choices need. */
export function sayIf(say: Say, key: string): string | null {
  const text = sayAny(say, key)
  return text === missing(key) ? null : text
}

// What people typed: it is never looked up, whatever it begins with.
const TYPED = new Set(['name', 'names', 'text'])
const SENTENCE = /(^|[.!?] )$/

/**
 * Looks a key up in the dictionaries, the nearest first. `seat` and `from` become players' names, a value such as
 * `@tile.R5 tile.K3` the names of these tiles, and a number is written as the language writes it.
 */
export function translate(lang: Language, dictionaries: readonly Dictionary[], nameOf: (seat: number) => string): Say {
  const tag = TAGS[lang]
  const plural = new Intl.PluralRules(tag)
  const { figure } = numbersIn(lang)

  const form = (forms: string, value: string | number): string => {
    const texts = forms.split('|')
    const rule = typeof value === 'number' ? plural.select(Math.abs(value)) : 'other'
    return (texts[FORMS[lang].indexOf(rule)] ?? texts.at(-1)!).replace(
      '#',
      typeof value === 'number' ? figure(value) : value,
    )
  }
  const list = (keys: string) =>
    keys
      .split(' ')
      .filter(key => key !== '')
      .map(key => say(key))
      .join(lang === 'zh-hant' ? '、' : ', ')
  const fill = (name: string, value: string | number, opens: boolean): string => {
    if (typeof value === 'number') return name === 'seat' || name === 'from' ? nameOf(value) : figure(value)
    if (TYPED.has(name) || !value.startsWith('@')) return value
    const words = list(value.slice(1))
    return opens ? words.slice(0, 1).toLocaleUpperCase(tag) + words.slice(1) : words
  }
  const say = (key: string, values: Values = {}): string => {
    const text = dictionaries.find(each => Object.hasOwn(each, key))?.[key]
    if (text === undefined) return missing(key)
    return text.replace(PLACE, (whole, name: string, forms: string | undefined, at: number) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined) return whole
      return forms === undefined ? fill(name, value, SENTENCE.test(text.slice(0, at))) : form(forms, value)
    })
  }
  return say as Say
}
