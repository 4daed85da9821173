import { LANGUAGES, type Language } from '../table/constants.ts'

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
