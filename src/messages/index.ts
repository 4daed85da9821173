import { retry } from '../client/retry.ts'
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

type Common = { default: Dictionary; parts: Record<string, () => Promise<{ default: Dictionary }>> }

// One piece a language with what every page reads; it knows where its other parts are, so that nobody is told of the
// parts of a language that is not read.
const languages = import.meta.glob<Common>('./*/common.ts')

async function dictionary(lang: Language, part: string): Promise<Dictionary> {
  const common = await retry(languages[`./${lang}/common.ts`]!)
  if (part === 'common') return common.default
  const load = common.parts[`./${part}.ts`]
  return load ? (await retry(load)).default : {}
}

/** The words of these parts and, last, the shell's with the games' names. */
export async function translator(
  lang: Language,
  parts: readonly string[],
  nameOf: (seat: number) => string = seat => String(seat + 1),
): Promise<Say> {
  return translate(lang, await Promise.all([...parts, 'common'].map(part => dictionary(lang, part))), nameOf)
}
