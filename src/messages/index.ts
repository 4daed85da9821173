import { LANGUAGES, type Language } from '../table/protocol.ts'
import type { Dictionary, Say } from './message.ts'
import { translate } from './translate.ts'

export { TAGS } from './message.ts'
export { sayAny, sayIf } from './translate.ts'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  ro: 'Română',
  vi: 'Tiếng Việt',
  'zh-hant': '繁體中文',
}

// One chunk a language and part, fetched when somebody reads it; the shell's and the cards' words are in `common`.
const files = import.meta.glob<{ default: Dictionary }>(['./*/*.ts', '!./*/shell.ts', '!./*/*-card.ts'])

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

/** The words of these parts and, last, the shell's with the games' names. */
export async function translator(
  lang: Language,
  parts: readonly string[],
  nameOf: (seat: number) => string = seat => String(seat + 1),
): Promise<Say> {
  return translate(lang, await Promise.all([...parts, 'common'].map(part => dictionary(lang, part))), nameOf)
}
