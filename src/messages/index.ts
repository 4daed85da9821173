import type { Say } from '../boards/board.ts'
import { LANGUAGES, type Language } from '../table/protocol.ts'
import type { Dictionary, Message } from './message.ts'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  ro: 'Română',
  vi: 'Tiếng Việt',
  'zh-hant': '繁體中文',
}

// One chunk a language and part, fetched when somebody reads it.
const files = import.meta.glob<{ default: Dictionary }>('./*/*.ts')

async function dictionary(lang: Language, part: string): Promise<Dictionary> {
  const load = files[`./${lang}/${part}.ts`] ?? files[`./en/${part}.ts`]
  return load ? (await load()).default : {}
}

/** The language of the browser, as near as we have it. */
export function nearest(wanted: readonly string[]): Language {
  for (const tag of wanted.map(tag => tag.toLowerCase())) {
    if (tag.startsWith('zh')) return 'zh-hant'
    const found = LANGUAGES.find(lang => tag === lang || tag.startsWith(`${lang}-`))
    if (found) return found
  }
  return 'en'
}

/** Shown instead of a text nobody wrote: easy to see, and easy for a test to find. */
const missing = (key: string) => `⟦${key}⟧`

/** The text, or null where none is written: for explanations that only some choices need. */
export function sayIf(say: Say, key: string): string | null {
  const text = say(key)
  return text === missing(key) ? null : text
}

/** Looks a key up in the parts, the nearest first and the shell's last. `seat` and `from` become players' names. */
export async function translator(
  lang: Language,
  parts: readonly string[],
  nameOf: (seat: number) => string = seat => String(seat + 1),
): Promise<Say> {
  const dictionaries = await Promise.all([...parts, 'shell'].map(part => dictionary(lang, part)))
  const plural = new Intl.PluralRules(lang)

  const pick = (message: Message, n: unknown): string => {
    if (typeof message === 'string') return message
    return (typeof n === 'number' ? message[plural.select(Math.abs(n))] : undefined) ?? message.other
  }
  const fill = (name: string, value: string | number): string => {
    if ((name === 'seat' || name === 'from') && typeof value === 'number') return nameOf(value)
    if (typeof value === 'string' && value.startsWith('@')) return list(value.slice(1))
    return String(value)
  }
  const list = (keys: string) =>
    keys
      .split(' ')
      .filter(key => key !== '')
      .map(key => say(key))
      .join(lang === 'zh-hant' ? '、' : ', ')
  const say: Say = (key, values = {}) => {
    const message = dictionaries.find(each => Object.hasOwn(each, key))?.[key]
    if (message === undefined) return missing(key)
    return pick(message, values.n).replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? fill(name, values[name]) : whole,
    )
  }
  return say
}
