import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { invitedTo, languageFor, pictureOf, withCard } from '../../party/preview.ts'
import { cardOf, type Card } from '../../party/table/card.ts'
import type { Table } from '../../party/table/table.ts'
import { LANGUAGES } from '../../src/table/constants.ts'

const PAGE =
  '<html><head><meta property="og:title" content="Masa" /><title>Masa</title></head><body><main></main></body></html>'
const CARDS = new URL('../../public/cards/', import.meta.url)
const ORIGIN = 'https://masa.test/below/'
const card: Card = { game: 'okey', host: 'Linh', lang: 'vi', free: 2 }
const property = (page: string, name: string) =>
  [...page.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g)].filter(([, key]) => key === name)
const title = (of: Card | null, lang: (typeof LANGUAGES)[number] = 'en') =>
  property(withCard(PAGE, of, lang, ORIGIN), 'og:title').map(([, , text]) => text)

describe('the card of a link', () => {
  it('says who invites whom to what, once, with a picture of the game', () => {
    expect(title(card)).toEqual(['Linh invites you to Okey, 2 seats free'])
    expect(title({ ...card, free: 1 })).toEqual(['Linh invites you to Okey, 1 seat free'])
    expect(title({ ...card, free: 0 })).toEqual(['Linh invites you to watch Okey'])
    expect(title({ ...card, host: null })).toEqual(['Okey: 2 seats free'])
    const [[, , image]] = property(withCard(PAGE, card, 'en', ORIGIN), 'og:image')
    expect(image).toBe('https://masa.test/below/cards/okey.png')
    // However the page's own tags were written.
    const wrapped = PAGE.replace('<meta property', '<meta\n      property')
    expect(property(withCard(wrapped, card, 'en', ORIGIN), 'og:title')).toHaveLength(1)
    expect(withCard(wrapped, card, 'en', ORIGIN)).not.toContain('<meta\n')
  })

  it('says nothing of a table that is not there, or of a game it does not know', () => {
    expect(title(null)).toEqual(['Masa'])
    expect(title({ ...card, game: 'unheard' })).toEqual(['Masa'])
    expect(withCard(PAGE, null, 'en', ORIGIN)).toContain('cards/masa.png')
  })

  it.each(LANGUAGES)('speaks %s, with every word', lang => {
    for (const free of [0, 1, 2])
      for (const host of ['Linh', null]) expect(title({ ...card, free, host }, lang)[0]).not.toMatch(/[⟦{}]/)
  })

  it.each(['"><script>alert(1)</script>', "' onload='x", '</head><b>', '$& $1 $`', '&quot;', '{game} @tile.R5'])(
    'keeps a host called %s to the words',
    host => {
      const page = withCard(PAGE, { ...card, host }, 'en', ORIGIN)
      const [[, , text]] = property(page, 'og:title')
      const read = text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
      expect(read).toBe(`${host} invites you to Okey, 2 seats free`)
      expect(text).not.toMatch(/[<>"']/)
      expect(page.match(/<script|<b>/)).toBeNull()
      expect(page.endsWith('</head><body><main></main></body></html>')).toBe(true)
    },
  )

  it('is asked for at a table only', () => {
    expect(invitedTo('/t/abcd-2345')).toBe('abcd-2345')
    for (const path of ['/', '/t/', '/t/UPPER', '/t/abcd/more', '/rules/okey', '/replay/abcd-2345/1'])
      expect(invitedTo(path)).toBeNull()
  })

  it('is in the language asked for, else the reader’s, else the host’s', () => {
    const ask = (query: string, accept?: string) =>
      languageFor(
        new Request(`http://x/t/abcd${query}`, { headers: accept ? { 'accept-language': accept } : {} }),
        card,
      )
    expect(ask('?lang=ro', 'de')).toBe('ro')
    expect(ask('?lang=xx', 'fr, de-CH;q=0.8')).toBe('de')
    expect(ask('', 'zh-HK,zh;q=0.9')).toBe('zh-hant')
    expect(ask('')).toBe('vi')
    expect(ask('', 'fr')).toBe('vi')
    // No browser says so much of itself.
    expect(ask('', `${'fr,'.repeat(70)}de`)).toBe('vi')
    expect(languageFor(new Request('http://x/t/abcd'), null)).toBe('en')
  })

  it('tells the host’s name and how many seats are free, and nothing else', () => {
    const person = { kind: 'person', name: 'Linh', lang: 'vi', hash: 'secret', presence: 'here', ready: true }
    const seats = [person, { kind: 'bot', level: 2 }, { kind: 'empty' }, { ...person, name: 'Mei', kind: 'coming' }]
    const table = (more: object) =>
      ({ meta: { game: 'okey', phase: 'playing', host: 0, seats, ...more } }) as unknown as Table
    expect(cardOf(table({}))).toEqual(card)
    expect(cardOf(table({ host: null }))).toEqual({ ...card, host: null, lang: null })
    expect(cardOf(table({ phase: 'lobby' }))).toEqual({ ...card, free: 1 })
    expect(cardOf(table({ phase: 'over' }))).toBeNull()
  })

  it('shows a game that nobody has drawn a picture of by that of all games', () => {
    expect(['okey', 'okey101', 'unheard', 'key', ''].map(pictureOf)).toEqual([
      'okey',
      'okey101',
      'masa',
      'masa',
      'masa',
    ])
  })

  it.each(readdirSync(CARDS))('has %s as small as messengers want it', name => {
    const png = readFileSync(new URL(name, CARDS))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(60 * 1024)
  })
})
