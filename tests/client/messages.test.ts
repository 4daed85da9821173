import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nearest, sayIf, translator } from '../../src/messages/index.ts'
import type { Dictionary, Message } from '../../src/messages/message.ts'
import { LANGUAGES } from '../../src/table/protocol.ts'

const files = import.meta.glob<{ default: Dictionary }>('../../src/messages/*/*.ts', { eager: true })
const dictionary = (lang: string, part: string) => files[`../../src/messages/${lang}/${part}.ts`]?.default
const parts = readdirSync(new URL('../../src/messages/en', import.meta.url)).map(file => file.replace('.ts', ''))

const texts = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message))
const places = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]))

describe.each(LANGUAGES)('%s', lang => {
  it.each(parts)('%s has every key of English, and only places that English fills', part => {
    const english = dictionary('en', part)
    const own = dictionary(lang, part)
    expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(english).sort())
    for (const [key, message] of Object.entries(own)) {
      const known = new Set(texts(english[key]).flatMap(text => [...places(text)]))
      for (const text of texts(message)) {
        expect(text, key).not.toBe('')
        for (const place of places(text)) expect(known.has(place), `${key}: {${place}}`).toBe(true)
      }
    }
  })

  it('has each plural form its grammar asks for', () => {
    const rules = new Intl.PluralRules(lang)
    const forms = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))
    for (const part of parts)
      for (const [key, message] of Object.entries(dictionary(lang, part) ?? {}))
        if (typeof message !== 'string' && Object.keys(message).length > 1)
          for (const form of Object.keys(message))
            expect(forms.has(form as Intl.LDMLPluralRule), `${key}: ${form}`).toBe(true)
  })
})

describe('the translator', () => {
  it('puts names for seats, words for keys, and plurals by number', async () => {
    const say = await translator('en', [], seat => ['Ada', 'Mei'][seat])
    expect(say('chat.said', { name: 'Ada', text: '{name}' })).toBe('Ada: {name}')
    expect(say('lobby.watchers', { n: 1 })).toBe('1 person watching')
    expect(say('lobby.watchers', { n: 3 })).toBe('3 people watching')
    expect(say('sheet.usual', { value: '@value.yes value.no' })).toBe('usually: Yes, No')
  })

  it('has Romanian’s third form', async () => {
    const say = await translator('ro', [])
    expect(say('lobby.watchers', { n: 2 })).toContain('2 oameni')
    expect(say('lobby.watchers', { n: 25 })).toContain('25 de oameni')
  })

  it('shows a missing text as such, and nothing inherited', async () => {
    const say = await translator('en', [])
    expect(say('no.such.key')).toBe('⟦no.such.key⟧')
    expect(say('toString')).toBe('⟦toString⟧')
    expect(sayIf(say, 'no.such.key')).toBeNull()
    expect(sayIf(say, 'nav.home')).toBe('Home')
  })

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'tr'], 'tr'],
    [['zh-CN'], 'zh-hant'],
    [['ro'], 'ro'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('takes the nearest of %j: %s', (wanted, lang) => {
    expect(nearest(wanted)).toBe(lang)
  })
})
