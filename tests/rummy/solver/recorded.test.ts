import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bestMelds, canMeldAll, pairs } from '../../../src/rummy/solver/arrange.ts'
import type { MeldRules, Run1 } from '../../../src/rummy/meld.ts'
import { makeTiles, nextFace, parseTiles } from '../../../src/rummy/tiles.ts'
import { some } from '../../support/sampling.ts'
import { winningDiscards } from '../winningDiscards.ts'

type Case = { id: number; indicator: string; okey: string; tiles: string[] }
const load = <T>(name: string): (Case & T)[] =>
  some(JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8')).cases)

it.each(['okey-hands-14', 'okey-declare-15', 'okey101-hands'])('%s is there', name => {
  expect(load(name).length).toBeGreaterThan(20)
})

const tilesOf = (c: Case) => parseTiles(c.tiles.join(' '))
const rulesOf = (c: Case, run1: Run1): MeldRules => ({ okey: nextFace(parseTiles(c.indicator)[0]), run1 })

describe('okey-hands-14', () => {
  type Answer = Record<'melds' | 'meldsNo12131' | 'melds1312circular' | 'sevenPairs' | 'win', boolean>
  const cases = load<{ answer: Answer & { pairCount: number } }>('okey-hands-14')
  it('knows the okey of every indicator', () => {
    for (const c of cases) expect(makeTiles([nextFace(parseTiles(c.indicator)[0])]), `#${c.id}`).toBe(c.okey)
  })
  it.each([
    ['melds', 'lowOrHigh'],
    ['meldsNo12131', 'low'],
    ['melds1312circular', 'circular'],
  ] as const)('%s', (field, run1) => {
    const wrong = cases.filter(c => (canMeldAll(tilesOf(c), rulesOf(c, run1)) !== null) !== c.answer[field])
    expect(wrong.map(c => c.id)).toEqual([])
  })
  it('pairs', () => {
    const wrong = cases.filter(c => {
      const { count } = pairs(tilesOf(c), rulesOf(c, 'lowOrHigh'))
      return count !== c.answer.pairCount || (count === 7) !== c.answer.sevenPairs
    })
    expect(wrong.map(c => c.id)).toEqual([])
  })
})

describe('okey-declare-15', () => {
  type Win = { discard: string; melds: boolean; sevenPairs: boolean }
  it('every winning discard', () => {
    for (const c of load<{ winningDiscards: Win[] }>('okey-declare-15')) {
      const wins = winningDiscards(tilesOf(c), rulesOf(c, 'lowOrHigh')).map(win => ({
        discard: makeTiles([win.discard]),
        melds: win.melds !== null,
        sevenPairs: win.pairs !== null,
      }))
      const byName = (a: Win, b: Win) => a.discard.localeCompare(b.discard)
      const expected = c.winningDiscards.map(({ discard, melds, sevenPairs }) => ({ discard, melds, sevenPairs }))
      expect(wins.sort(byName), `#${c.id}`).toEqual(expected.sort(byName))
    }
  })
})

describe('okey101-hands', () => {
  type Hand = {
    size: number
    maxOpeningPoints: number
    maxOpeningPointsKeepingOne: number
    maxOpeningPoints12131: number
    maxPairs: number
    finishAtOnceDiscards?: string[]
  }
  it('opening points, pairs and discards that finish at once', () => {
    for (const c of load<Hand>('okey101-hands')) {
      const tiles = tilesOf(c)
      const low = rulesOf(c, 'low')
      const finish = c.finishAtOnceDiscards && winningDiscards(tiles, low).filter(win => win.melds)
      expect(
        {
          maxOpeningPoints: bestMelds(tiles, low).points,
          maxOpeningPointsKeepingOne: bestMelds(tiles, low, { keepOne: c.size === 22 }).points,
          maxOpeningPoints12131: bestMelds(tiles, rulesOf(c, 'lowOrHigh')).points,
          maxPairs: pairs(tiles, low).count,
          finishAtOnceDiscards: finish?.map(win => makeTiles([win.discard])).sort(),
        },
        `#${c.id}`,
      ).toEqual({
        maxOpeningPoints: c.maxOpeningPoints,
        maxOpeningPointsKeepingOne: c.maxOpeningPointsKeepingOne,
        maxOpeningPoints12131: c.maxOpeningPoints12131,
        maxPairs: c.maxPairs,
        finishAtOnceDiscards: c.finishAtOnceDiscards?.toSorted(),
      })
    }
  })
})
