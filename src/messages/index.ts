import { patiently } from '../client/patiently.ts'
import type { Language } from '../table/constants.ts'
import type { Dictionary, Say } from './message.ts'
import { translate } from './translate.ts'

export { languageOf, nearest } from './language.ts'
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

// One chunk a language and part, fetched when somebody reads it; the shell's and the cards' words are in `common`,
// and an invitation's are the server's.
const files = import.meta.glob<{ default: Dictionary }>([
  './*/*.ts',
  '!./*/shell.ts',
  '!./*/*-card.ts',
  '!./*/invitation.ts',
])

async function dictionary(lang: Language, part: string): Promise<Dictionary> {
  const load = files[`./${lang}/${part}.ts`] ?? files[`./en/${part}.ts`]
  return load ? (await patiently(load)).default : {}
}

/** The words of these parts and, last, the shell's with the games' names. */
export async function translator(
  lang: Language,
  parts: readonly string[],
  nameOf: (seat: number) => string = seat => String(seat + 1),
): Promise<Say> {
  return translate(lang, await Promise.all([...parts, 'common'].map(part => dictionary(lang, part))), nameOf)
}
