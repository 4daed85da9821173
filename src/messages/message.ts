import type { Language } from '../table/protocol.ts'

/**
 * Every text of one part. A place `{tile}` is filled with a value; `{n|# tile|# tiles}` chooses the form that its
 * number asks for, in the order of FORMS, and `#` is the number itself. Any number of a text can have forms.
 */
export type Dictionary = Record<string, string>
/** Every key of the English part, no more and no fewer: the compiler checks each language. */
export type Translation<English extends Dictionary> = Record<keyof English, string>

/** The plural forms a language has for whole numbers, in the order in which a text lists them. */
export const FORMS: Record<Language, readonly Intl.LDMLPluralRule[]> = {
  en: ['one', 'other'],
  tr: ['one', 'other'],
  de: ['one', 'other'],
  ro: ['one', 'few', 'other'],
  vi: ['other'],
  'zh-hant': ['other'],
}

/** What the browser calls the language: for `lang`, numbers, plurals and capitals. */
export const TAGS: Record<Language, string> = {
  en: 'en',
  tr: 'tr',
  de: 'de',
  ro: 'ro',
  vi: 'vi',
  'zh-hant': 'zh-Hant-HK',
}

/** A place of a text: its name, and its forms if it has any. */
export const PLACE = /\{(\w+)(?:\|([^{}]*))?\}/g
