import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../../src/games/game.ts'
import {
  found,
  foundPresets,
  presetOf,
  propose,
  scoringLine,
  sectionsOf,
  tableFields,
  valueOf,
  waysOf,
} from '../../src/components/option.ts'
import { games } from '../../src/games/all.ts'
import type { GameId } from '../../src/games/index.ts'
import { translator } from '../../src/messages/index.ts'
import { fields, tableOptions } from '../../src/table/options.ts'
import { LANGUAGES } from '../../src/table/protocol.ts'

describe.each(Object.entries(games))('presets of %s', (_, game) => {
  const list = fields(game.options)
  const presets = ('presets' in game ? game.presets : {}) as Record<string, Record<string, string>>

  it('are each found again from their own values', () => {
    for (const [name, preset] of Object.entries(presets)) {
      const values = v.parse(game.options, preset) as unknown as Record<string, string>
      expect(presetOf(presets, list, values)).toBe(name)
    }
  })
})

describe.each(LANGUAGES)('in %s', lang => {
  /** What a choice’s field has room for on a desk, in letters; a Chinese one is as wide as two. */
  const ROOM = 50
  const width = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

  it('every choice’s words have room in its field', async () => {
    const long: string[] = []
    for (const [id, game] of Object.entries(games)) {
      const say = await translator(lang, [`${id as GameId}-rules`, 'host'])
      for (const field of fields(game.options))
        for (const value of field.kind === 'choice' ? field.values : [])
          if (width(valueOf(say, 'option', field, value)) > ROOM) long.push(`${id} ${field.name} ${String(value)}`)
    }
    expect(long).toEqual([])
  })
})

describe('the table’s own options', () => {
  it('offer only what the wire takes', () => {
    for (const field of tableFields)
      if (field.kind === 'choice')
        for (const value of field.values) expect(v.safeParse(tableOptions, { [field.name]: value }).success).toBe(true)
  })

  it('read as words', async () => {
    const say = await translator('en', ['host'])
    const turn = tableFields.find(field => field.name === 'turn')!
    expect(valueOf(say, 'table', turn, -1)).toBe('as usual')
    expect(valueOf(say, 'table', turn, 30)).toBe('30 s')
  })
})

describe('a text that cannot be sent as it is', () => {
  const list = fields(games.cotulenh.options)
  const usual = v.parse(games.cotulenh.options, {}) as Record<string, string | number | boolean>
  const good = '6c4/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1'
  const double = '6c4/11/11/11/11/11/11/2(NFF)8/11/11/11/3C7 r - - 0 1'

  it('stays in the form, and its option is sent as usual', () => {
    expect(propose(list, { ...usual, position: good }, {}, { position: ' nonsense ' })).toEqual({
      send: { position: '' },
      drafts: { position: 'nonsense' },
    })
  })
  it('goes when it is mended or cleared, without the spaces around it', () => {
    const drafts = { position: 'nonsense' }
    expect(propose(list, usual, drafts, { position: ` ${good}\n` })).toEqual({ send: { position: good }, drafts: {} })
    expect(propose(list, usual, drafts, { position: '' })).toEqual({ send: { position: '' }, drafts: {} })
  })
  it('is judged anew when another rule changes, either way', () => {
    const drafts = { position: double }
    expect(propose(list, usual, drafts, { winByArm: true }).drafts).toEqual(drafts)
    expect(propose(list, usual, drafts, { navyDoubleLoad: true })).toEqual({
      send: { navyDoubleLoad: true, position: double },
      drafts: {},
    })
    const set = { ...usual, navyDoubleLoad: true, position: double }
    expect(propose(list, set, {}, { navyDoubleLoad: false })).toEqual({
      send: { navyDoubleLoad: false, position: '' },
      drafts,
    })
  })
})

describe('how a table scores, in one line', async () => {
  const say = await translator('en', ['okey101-rules', 'host'])
  const line = (chosen: object) =>
    scoringLine(say, games.okey101, v.parse(games.okey101.options, chosen) as Record<string, number>)

  it('is the way it plays, whatever the length of the match', () => {
    expect(line({})).toMatch(/^Plain: Winner −101/)
    expect(line({ hands: 1 })).toBe(line({}))
    expect(line(games.okey101.presets.classic101)).toMatch(/^Classic 101: /)
  })

  it('says how many rules are changed', () => {
    expect(line({ ...games.okey101.presets.classic101, raise: true, hands: 3 })).toMatch(
      /^Classic 101, 1 rule changed: /,
    )
  })
})

describe('the form of options', async () => {
  const say = await translator('en', ['mahjong-rules', 'host'])
  const none = { table: {}, options: {}, presets: {} }
  const sections = sectionsOf(games.mahjong)

  it('begins with the table’s clock, hints and bots, and with what people change', () => {
    expect(sections.slice(0, 2).map(({ name, first }) => [name, first])).toEqual([
      ['top', true],
      ['often', true],
    ])
    expect(sections[0].table.map(field => field.name)).toEqual(['clock', 'hints', 'botPace', 'public'])
    const all = sections.flatMap(section => section.table).map(field => field.name)
    expect(all.toSorted()).toEqual(tableFields.map(field => field.name).toSorted())
  })

  it('offers a pause for calls only where one can call', () => {
    const named = (game: AnyRules) => sectionsOf(game).flatMap(({ table }) => table.map(({ name }) => name))
    expect(named(games.mahjong)).toContain('hold')
    expect(named(games.okey)).toEqual(named(games.mahjong).filter(name => name !== 'hold'))
  })

  it('is searched by what its rules are called and what they say', () => {
    const hits = (wanted: string) =>
      sections.flatMap(section => found(say, section, wanted, none).options).map(field => field.name)
    expect(hits('seven PAIRS')).toContain('sevenPairs')
    expect(hits('liability dragons')).toEqual(['baoDragons'])
    expect(hits('zebra')).toEqual([])
  })

  it.each(LANGUAGES)(
    'is searched in %s by choices, figures, presets and what they explain, without accents too',
    async lang => {
      const game = games.okey101
      const presets = game.presets as Record<string, Record<string, string | number | boolean>>
      const say = await translator(lang, ['okey101-rules', 'host'])
      const all = fields(game.options)
      const hits = (wanted: string, options = {}) =>
        sectionsOf(game)
          .flatMap(section => found(say, section, wanted, { table: {}, options, presets }).options)
          .map(field => field.name)
      expect(hits('202')).toContain('unopenedPoints')
      expect(hits('404')).not.toContain('unopenedCap')
      expect(hits('404', { unopenedCap: 404 })).toContain('unopenedCap')
      // What only a preset sets.
      expect(presets.classic101.okeyFinishFactor).toBe(2)
      expect(hits('2')).toContain('okeyFinishFactor')
      for (const field of all)
        for (const value of field.kind === 'choice' ? field.values : [])
          expect(hits(valueOf(say, 'option', field, value).toUpperCase()), `${field.name} ${value}`).toContain(
            field.name,
          )
      const names = Object.keys(presets)
      expect(foundPresets(say, names, '202')).toEqual(['classic101'])
      for (const name of names) {
        const bare = say(`preset.${name}` as 'preset.brief')
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
        expect(foundPresets(say, names, bare)).toContain(name)
      }
    },
  )

  it('offers as ways to play only what changes more than the length', () => {
    expect(waysOf(games.mahjong)).toEqual(['family', 'hongKong', 'club'])
    expect(waysOf(games.okey101)).toEqual(['brief', 'briefCode', 'classic101'])
  })
})
