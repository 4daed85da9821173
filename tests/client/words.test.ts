import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dictionary, PARTS, renderings, type Renderings } from '../../scripts/renderings.ts'
import { LANGUAGES, type Language } from '../../src/table/protocol.ts'

type Forbidden = { lang: string; words: string[]; instead: string; named: string[] }

const page = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8')
const forbidden: Forbidden[] = page
  .slice(page.indexOf('## Words that are not used'))
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()))
  .filter(([, lang]) => LANGUAGES.some(each => each === lang))
  .map(([, lang, words, instead, parts]) => ({
    lang,
    words: words.split(', '),
    instead,
    named: parts === '' ? PARTS : parts.split(' '),
  }))

/** A game's part goes with its rules and lessons: they are files of their own only because they are fetched later. */
const covered = (named: string): string[] =>
  PARTS.filter(part => [named, `${named}-rules`, `${named}-learn`].includes(part))

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Chinese has no gaps between words; elsewhere a word is one only if no letter stands beside it. */
const wordIn = (lang: string, word: string) =>
  lang === 'zh-hant'
    ? new RegExp(escaped(word), 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu')

describe('the glossary', () => {
  it('names only parts there are, and words there could be', () => {
    expect(forbidden.length).toBeGreaterThan(50)
    for (const { named } of forbidden) for (const part of named) expect(PARTS).toContain(part)
    for (const { words } of forbidden) for (const word of words) expect(word).not.toBe('')
  })

  it.each(LANGUAGES)('is kept in %s', async lang => {
    const found: string[] = []
    for (const { words, instead, named } of forbidden.filter(each => each.lang === lang))
      for (const part of new Set(named.flatMap(covered)))
        for (const [key, text] of Object.entries(await dictionary(lang, part)))
          for (const word of words)
            if (wordIn(lang, word).test(text)) found.push(`${part} ${key}: "${word}" (${instead}) in "${text}"`)
    expect(found).toEqual([])
  })
})

/** What may follow a number unchanged: units, and words that do not count anything. */
const UNCHANGED: Partial<Record<Language, RegExp>> = {
  en: /^(of|left|fan|s|to open|out|and|counted)\b/,
  de: /^(von|Fan|s|gezählt|Spieler|Zuschauer|Joker)\b/,
  ro: /^(din|s)\b/,
}

// Not after a word that numbers things: "Meld 3 is too short" counts nothing.
const NUMBERED =
  /(?<!(?:Meld|place|version|Kombination|Stelle|Regelstand|Formația|locul|versiunea) )\{(n|points|need|left|away|fan|of|sum|factor)\} (\p{L}[^{]*)/gu

async function all(lang: Language): Promise<(Renderings & { part: string })[]> {
  const parts = await Promise.all(
    PARTS.map(async part => (await renderings(lang, part)).map(each => ({ part, ...each }))),
  )
  return parts.flat()
}

describe.each(LANGUAGES)('%s as its players read it', lang => {
  it('has no hole, no trace of its making and no stray gap, whatever the number or the tile', async () => {
    for (const { part, key, plain, numbers, things } of await all(lang))
      for (const text of [plain, ...numbers, ...things]) {
        expect(text, `${part} ${key}`).not.toMatch(/[{}|#⟦⟧@]/)
        expect(text, `${part} ${key}`).not.toMatch(lang === 'de' ? / {2}| [,.!?]/ : / {2}| [,.:;!?…]/)
        expect(text.trim(), `${part} ${key}`).toBe(text)
      }
  })

  it('begins a sentence with a capital, whatever tile it begins with', async () => {
    for (const { part, key, text, things } of await all(lang))
      if (/^\{(tile|tiles|piece)\} /.test(text))
        for (const each of things)
          expect(each.charAt(0), `${part} ${key}: ${each}`).toBe(each.charAt(0).toLocaleUpperCase(lang))
  })

  it('inflects what it counts', async () => {
    const unchanged = UNCHANGED[lang]
    if (!unchanged) return
    const stiff: string[] = []
    for (const { part, key, text } of await all(lang))
      for (const [, , after] of text.matchAll(NUMBERED))
        if (!unchanged.test(after)) stiff.push(`${part} ${key}: ${text}`)
    expect(stiff).toEqual([])
  })
})

describe('names stand without a case', () => {
  it.each<[Language, RegExp]>([
    // An article or a preposition would ask a German noun for its case.
    [
      'de',
      /\b(der|die|das|den|dem|des|eine?[nmrs]?|mit|von|aus|bei|nach|zu|für|durch|gegen|um|auf) \{(tile|tiles|piece|okey|got)\}/iu,
    ],
    // A Turkish suffix would have to follow the vowels of a name nobody knows yet.
    ['tr', /\}[’']?\p{Ll}/u],
    ['ro', /\b(lui|pe) \{(seat|name|from|names)\}/u],
    ['en', /\b(an?|the) \{(tile|tiles|seat|from|name)\}/iu],
  ])('in %s', async (lang, wrong) => {
    for (const { part, key, text } of await all(lang)) expect(text, `${part} ${key}`).not.toMatch(wrong)
  })

  it('reads well with a tile: a few of each language', async () => {
    const read = async (lang: Language, part: string, key: string) =>
      (await renderings(lang, part)).find(each => each.key === key)!.things
    expect(await read('de', 'mahjong-board', 'tell.discard')).toContain('Ada wirft ab: Drache Weiß.')
    expect(await read('de', 'okey', 'hint.take')).toContain('Nimm den Stein Falschjoker: Das bringt dich näher.')
    expect(await read('ro', 'rummy45', 'event.discard')).toContain('Ada a aruncat: 13 negru.')
    expect(await read('en', 'okey', 'hint.leave')).toContain('Red 5 doesn’t bring you nearer.')
    expect(await read('tr', 'okey101', 'hint.layOff')).toContain('Kırmızı 5 işler.')
    expect(await read('zh-hant', 'mahjong-board', 'tell.discard')).toContain('Ada 打出紅中。')
  })
})

it('says 47 de puncte, and 101 puncte', async () => {
  const read = async (part: string, key: string) =>
    (await renderings('ro', part)).find(each => each.key === key)!.numbers.join('\n')
  for (const [part, key] of [
    ['okey101', 'no.notEnough'],
    ['okey101', 'hint.open'],
    ['okey101', 'event.fined'],
    ['rummy45', 'no.firstMeld'],
    ['rummy45', 'event.firstMeld'],
  ] as const) {
    const text = await read(part, key)
    expect(text, key).toContain('20 de puncte')
    expect(text, key).toContain('101 puncte')
    expect(text, key).toContain('1 punct')
  }
})
