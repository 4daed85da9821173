import type { Key, Tail, Words } from '../games/words.ts'
import type { Language } from '../table/constants.ts'

export type { Key, Tail }

/**
 * Every text of one part. A place `{tile}` is filled with a value; `{n|# tile|# tiles}` chooses the form that its
 * number asks for, in the order of FORMS, and `#` is the number itself. Any number of a text can have forms.
 */
export type Dictionary = Record<string, string>
/** Every key of the English part, no more and no fewer: the compiler checks each language. */
export type Translation<English extends Dictionary> = Record<keyof English, string>

type Part = Words[keyof Words]
type Text<K extends Key> = Part extends infer Each ? (Each extends unknown ? Each[K & keyof Each] : never) : never
type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}|${string}` ? Name : Place) | Places<Rest>
  : never
type Lacking<Text, Name> = Text extends unknown ? Exclude<Name, Places<Text>> : never
export type Values = Record<string, string | number>
type Given<K extends Key, Name extends string = Places<Text<K>>> = Record<
  Exclude<Name, Lacking<Text<K>, Name>>,
  string | number
> &
  Partial<Record<Name, string | number>>

/**
 * Says a text of the game's own words or of the shell's. The compiler knows every key, and what its text must be
 * given; where several games have a text of the same key, what all of them need.
 */
export type Say = <K extends Key>(
  key: K,
  ...given: Record<never, never> extends Given<K> ? [values?: Given<K>] : [values: Given<K>]
) => string

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
