import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nearest, sayAny, sayIf, translator } from '../../src/messages/index.ts'
import { FORMS, PLACE, TAGS, type Dictionary, type Values } from '../../src/messages/message.ts'
import { numbersIn } from '../../src/messages/number.ts'
import { translate } from '../../src/messages/translate.ts'
import { LANGUAGES, type Language } from '../../src/table/protocol.ts'

const files = import.meta.glob<{ default: Dictionary }>('../../src/messages/*/*.ts', { eager: true })
const dictionary = (lang: string, part: string) => files[`../../src/messages/${lang}/${part}.ts`]?.default
const parts = readdirSync(new URL('../../src/messages/en', import.meta.url)).map(file => file.replace('.ts', ''))

const places = (text: string) => [...text.matchAll(PLACE)]
const distinct = (found: RegExpExecArray[]) => [...new Set(found.map(place => place[1]))].sort()
// A number whose forms do not show it ("{names} {n|wins|win}") is there for its grammar: a language may need none.
const shown = (text: string) => distinct(places(text).filter(([, , forms]) => forms?.includes('#') ?? true))
const all = (text: string) => distinct(places(text))

describe.each(LANGUAGES)('%s', lang => {
  it.each(parts)('%s has every key of English, and in each text the same places', part => {
    const english = dictionary('en', part)
    const own = dictionary(lang, part)
    expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('')
      expect(shown(text), key).toEqual(shown(english[key]))
      expect(all(english[key]), key).toEqual(expect.arrayContaining(all(text)))
      expect(text.replace(PLACE, ''), `${key}: a place that is not closed`).not.toMatch(/[{}|#]/)
    }
  })

  it('has in each place all the forms its grammar asks for', () => {
    const rules = new Intl.PluralRules(TAGS[lang])
    expect(new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))).toEqual(new Set(FORMS[lang]))
    for (const part of parts)
      for (const [key, text] of Object.entries(dictionary(lang, part)))
        for (const [whole, , forms] of places(text))
          if (forms !== undefined) expect(forms.split('|').length, `${key}: ${whole}`).toBe(FORMS[lang].length)
  })
})

/** Says keys of a dictionary that only this test has. */
const loosely = (lang: Language, words: Dictionary) => {
  const say = translate(lang, [words], String)
  return (key: string, values: Values) => sayAny(say, key, values)
}

describe('the translator', () => {
  it('puts names for seats, words for keys, and plurals by number', async () => {
    const say = await translator('en', ['host'], seat => ['Ada', 'Mei'][seat])
    expect(say('chat.said', { name: 'Ada', text: '{name}' })).toBe('Ada: {name}')
    expect(say('lobby.watchers', { n: 1 })).toBe('1 person watching')
    expect(say('lobby.watchers', { n: 3 })).toBe('3 people watching')
    expect(say('sheet.usual', { value: '@value.yes value.no' })).toBe('normally Yes, No')
  })

  it('has Romanian’s third form', async () => {
    const say = await translator('ro', [])
    expect(say('lobby.watchers', { n: 2 })).toBe('2 spectatori')
    expect(say('lobby.watchers', { n: 25 })).toBe('25 de spectatori')
  })

  it('inflects every number of a text, and writes it as the language does', () => {
    const say = loosely('ro', { both: '{points|# punct|# puncte|# de puncte} din {need|#|#|# de puncte}' })
    expect(say('both', { points: 47, need: 101 })).toBe('47 de puncte din 101')
    expect(say('both', { points: 1, need: 120 })).toBe('1 punct din 120 de puncte')
    expect(say('both', { points: -1250, need: 0 })).toBe('−1.250 de puncte din 0')
  })

  it('begins a sentence with a capital, and leaves what people typed alone', () => {
    const words = { 'tile.i': 'ikinci', kept: '{tile} kaldı. {tile}: {tile}', said: '{name}: {text}' }
    const say = loosely('tr', words)
    expect(say('kept', { tile: '@tile.i' })).toBe('İkinci kaldı. İkinci: ikinci')
    expect(say('said', { name: '@tile.i', text: '@tile.i {name}' })).toBe('@tile.i: @tile.i {name}')
  })

  it('shows a missing text as such, and nothing inherited', async () => {
    const say = await translator('en', [])
    expect(sayAny(say, 'no.such.key')).toBe('⟦no.such.key⟧')
    expect(sayAny(say, 'toString')).toBe('⟦toString⟧')
    expect(sayIf(say, 'no.such.key')).toBeNull()
    expect(sayIf(say, 'nav.home')).toBe('Home')
  })

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'tr'], 'tr'],
    [['zh-CN'], 'zh-hant'],
    [['zh-TW', 'en-US'], 'zh-hant'],
    [['zh-HK'], 'zh-hant'],
    [['zh-Hant-HK'], 'zh-hant'],
    [['yue-HK'], 'zh-hant'],
    [['zha', 'vi-VN'], 'vi'],
    [['ro'], 'ro'],
    [['ro-MD'], 'ro'],
    [['mo'], 'ro'],
    [['de-CH'], 'de'],
    [['tr-CY'], 'tr'],
    [['EN-us', 'tr'], 'en'],
    [['toString', 'constructor'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('takes the nearest of %j: %s', (wanted, lang) => {
    expect(nearest(wanted)).toBe(lang)
  })
})

describe('numbers', () => {
  it.each<[Language, string, string, string]>([
    ['en', '−1,250', '+1,250', '9.8'],
    ['de', '−1.250', '+1.250', '9,8'],
    ['tr', '−1.250', '+1.250', '9,8'],
    ['ro', '−1.250', '+1.250', '9,8'],
    ['vi', '−1.250', '+1.250', '9,8'],
    ['zh-hant', '−1,250', '+1,250', '9.8'],
  ])('are written as %s writes them', (lang, minus, plus, tenths) => {
    const numbers = numbersIn(lang)
    expect(numbers.figure(-1250)).toBe(minus)
    expect(numbers.signed(1250)).toBe(plus)
    expect(numbers.signed(0)).toBe('0')
    expect(numbers.tenths(9.8)).toBe(tenths)
    expect(numbers.tenths(9)).toBe(tenths.replace('8', '0'))
  })
})
