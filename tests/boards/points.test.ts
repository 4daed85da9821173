import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loadRulesKit, wordsOf } from '../../src/boards/index.ts'
import { fanTable, points as mahjongPoints } from '../../src/boards/mahjong/points.ts'
import { points as points101 } from '../../src/boards/okey101/points.ts'
import { points as remiPoints } from '../../src/boards/remi/points.ts'
import { GAMES } from '../../src/games/index.ts'
import { defaults } from '../../src/games/mahjong/options.ts'
import { parseTiles } from '../../src/games/mahjong/rules/tiles.ts'
import { options as options101 } from '../../src/games/okey101/options.ts'
import { presets as presets101 } from '../../src/games/okey101/presets.ts'
import { options as remiOptions } from '../../src/games/remi/options.ts'
import { translator } from '../../src/messages/index.ts'
import { LANGUAGES } from '../../src/table/constants.ts'

const kits = await Promise.all(GAMES.map(async id => (await loadRulesKit(id))!))

describe.each(kits.filter(({ face }) => face.book))('the points of $game.id', kit => {
  it('have words in every language, by every way to play', async () => {
    const { default: book } = await kit.face.book!()
    for (const lang of LANGUAGES) {
      const say = await translator(lang, wordsOf(kit.face))
      for (const preset of Object.values(kit.game.presets)) {
        const rows = book.points(v.parse(kit.game.options, preset), say)
        expect(rows.length).toBeGreaterThan(2)
        for (const { name, worth } of rows) expect(`${name} ${worth}`).not.toMatch(/[⟦{]|undefined|NaN/)
      }
    }
  })
})

const worth = (rows: { name: string; worth: string }[], name: string) => rows.find(row => row.name === name)?.worth

it('mahjong: what earns fan follows the options, and every sample is a hand', async () => {
  const say = await translator('en', ['mahjong-board', 'mahjong', 'mahjong-rules'])
  const keys = (more: object) => fanTable({ ...defaults, ...more }).map(({ key }) => key)
  expect(keys({})).not.toContain('sevenPairs')
  expect(keys({ sevenPairs: true })).toContain('sevenPairs')
  expect(keys({ flowers: false }).filter(key => key.includes('lower'))).toEqual([])
  expect(new Set(keys({})).size).toBe(keys({}).length)
  expect(fanTable({ ...defaults, fullFlushFan: 6 }).find(({ key }) => key === 'fullFlush')?.fan).toBe(6)
  for (const { key, sample } of fanTable({ ...defaults, sevenPairs: true })) {
    const tiles = sample?.split(' ').flatMap(group => parseTiles(group)) ?? []
    const most = Math.max(0, ...tiles.map(kind => tiles.filter(other => other === kind).length))
    expect(most, key).toBeLessThanOrEqual(4)
    if (tiles.length > 8 && key !== 'allKongs') expect(tiles.length, key).toBe(14)
  }
  const rows = mahjongPoints({ ...defaults, minFan: 3, payment: 'traditionalFull' }, say)
  expect(rows[0]).toEqual({ name: '3 fan', worth: '8' })
  expect(rows.slice(-3).map(row => row.worth)).toEqual(['× 4', '× 0', '× 2'])
})

it('Okey 101: the classic shows 202 and its factors, the plain one neither', async () => {
  const say = await translator('en', ['okey101-board', 'okey101', 'okey101-rules', 'rummy-board', 'rummy'])
  const plain = points101(v.parse(options101, {}), say)
  const classic = points101(v.parse(options101, presets101.classic101), say)
  expect([worth(plain, 'Not opened'), worth(classic, 'Not opened')]).toEqual(['× 2', '+202'])
  expect(worth(plain, 'Multiplier: out with an okey')).toBeUndefined()
  expect(worth(classic, 'Multiplier: out with an okey')).toBe('× 2')
})

it('Remi: patterns with their jokers, or a close with and without one', async () => {
  const say = await translator('en', ['remi-board', 'remi', 'remi-rules', 'rummy-board', 'rummy'])
  const rows = (more: object) => remiPoints(v.parse(remiOptions, more), say)
  expect(worth(rows({}), 'Clean close, no joker')).toBe('+350')
  expect(worth(rows({ patterns: true }), 'Two colours, 1 joker')).toBe('+400')
  expect(worth(rows({ patterns: true }), 'Mosaic')).toBeUndefined()
  expect(worth(rows({ patterns: true, mozaicClose: true }), 'Mosaic')).toBe('+250')
})
