import { LANGUAGES, type Language } from '../table/constants.ts'
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

// Nearer to one of ours than to any other: written Chinese whatever its script, Cantonese, and what Moldova's used to be called.
const NEAR = new Map<string, Language>([
  ['zh', 'zh-hant'],
  ['yue', 'zh-hant'],
  ['mo', 'ro'],
])

/** The language a tag asks for (`de-CH`, `zh-CN`), as near as we have it; null when we have nothing like it. */
export function languageOf(tag: string): Language | null {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return LANGUAGES.find(lang => lang === primary) ?? NEAR.get(primary) ?? null
}

/** The first of these that we have; English without any. */
export const nearest = (wanted: readonly string[]): Language =>
  wanted.map(languageOf).find(lang => lang !== null) ?? 'en'

/** The words of these parts and, last, the shell's with the games' names. */
export async function translator(
  lang: Language,
  parts: readonly string[],
  nameOf: (seat: number) => string = seat => String(seat + 1),
): Promise<Say> {
  return translate(lang, await Promise.all([...parts, 'common'].map(part => dictionary(lang, part))), nameOf)
}
