import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../../../src/rummy/tiles.ts'
import { goOut } from '../../../../src/games/okey101/bot/goOut/goOut.ts'
import { rules as okey101 } from '../../../../src/games/okey101/index.ts'
import { presets } from '../../../../src/games/okey101/presets.ts'
import { openings } from '../../../../src/games/okey101/rules/bestOpening.ts'
import { face, rulesOf } from '../../../../src/games/okey101/rules/melds.ts'
import { discardCost } from '../../../../src/games/okey101/rules/penalties.ts'
import { placesFor } from '../../../../src/games/okey101/rules/places.ts'
import type { State } from '../../../../src/games/okey101/types.ts'
import { PAIRS, SERIES, own, play, tableOf, take } from '../support.ts'
import { winningDiscards } from '../../../rummy/winningDiscards.ts'

type Case = {
  id: number
  category: string
  indicator: string
  tiles: string[]
  size: number
  maxOpeningPoints: number
  maxOpeningPointsKeepingOne: number
  maxOpeningPoints12131: number
  maxPairs: number
  canOpenSeries: boolean
  canOpenPairs: boolean
  finishAtOnceDiscards?: string[]
}
const data = JSON.parse(readFileSync(new URL('../../../data/okey101-hands.json', import.meta.url), 'utf8')) as {
  cases: Case[]
}
const mine = (state: State) => okey101.view(state, state.turn)

describe('the data', () => {
  const names = [...new Set(data.cases.map(one => one.category))]
  test('is all there', () => expect(data.cases).toHaveLength(668))
  test.each(names)('%s', name => {
    for (const one of data.cases.filter(({ category }) => category === name)) {
      const stage = one.size === 22 ? 'play' : 'draw'
      const state = tableOf({ indicator: one.indicator, hands: [one.tiles.join(' '), ''], stock: '', stage })
      const found = openings(mine(state))
      const points = one.size === 22 ? one.maxOpeningPointsKeepingOne : one.maxOpeningPoints
      const laysAll = found.series.melds.flatMap(meld => meld.tiles).length === one.size - 1
      expect(found.series.points, `hand ${one.id}`).toBe(points)
      expect(found.series.ready, `hand ${one.id}`).toBe(points >= 101 || laysAll)
      expect(found.pairs.count, `hand ${one.id}`).toBe(Math.min(one.maxPairs, Math.ceil(one.size / 2) - 1))
      expect(found.pairs.ready, `hand ${one.id}`).toBe(one.canOpenPairs)
      for (const way of [found.series, found.pairs])
        if (stage === 'play' && way.ready)
          expect(okey101.refuse(mine(state), { type: 'lay', melds: way.melds })).toBeNull()

      const high = tableOf({
        indicator: one.indicator,
        stock: '',
        stage: 'draw',
        hands: [one.tiles.join(' '), ''],
        options: { run1: 'lowOrHigh' },
      })
      if (one.size === 21) expect(openings(mine(high)).series.points, `hand ${one.id}`).toBe(one.maxOpeningPoints12131)

      if (one.size !== 22) continue
      const wins = winningDiscards(state.hands[0].map(face), rulesOf(state)).filter(win => win.melds)
      const codes = wins.map(win => codeOf(win.discard)).sort()
      expect(codes, `hand ${one.id}`).toEqual([...(one.finishAtOnceDiscards ?? [])].sort())
      const plan = goOut(mine(state))
      expect(plan !== null, `hand ${one.id}`).toBe(codes.length > 0)
      if (plan) expect(outOf(state, plan)).toBe('hand_empty')
    }
  })
})

function outOf(state: State, plan: NonNullable<ReturnType<typeof goOut>>) {
  return okey101.outcome(play(state, ...plan.map(action => () => action)).state)?.reason
}

describe('going out is found', () => {
  const cases: [string, Parameters<typeof tableOf>[0]][] = [
    [
      'by a chain of lay-offs',
      { hands: ['K11 K12 K13 B1', ''], melds: [[1, 'run', 'K8 K9 K10']], opened: [SERIES, null] },
    ],
    [
      'by a lay-off and a new meld',
      { hands: ['K11 R5 R6 R7 B1', ''], melds: [[1, 'run', 'K8 K9 K10']], opened: [SERIES, null] },
    ],
    ['by a retrieved okey', { hands: ['K8 B5 B6 B1', ''], melds: [[1, 'run', 'R2 K9 K10']], opened: [SERIES, null] }],
    [
      'where a tile fits a set and a run, and only one of them does',
      {
        hands: ['K8 Y8 B1', ''],
        melds: [
          [1, 'run', 'K5 K6 K7'],
          [1, 'set', 'R8 B8 K8'],
        ],
        opened: [SERIES, null],
      },
    ],
    ['by a single pair', { hands: ['B5 B5 B1', ''], opened: [SERIES, PAIRS] }],
    [
      'by pairs and one lay-off',
      { hands: ['B5 B5 K11 B1', ''], melds: [[1, 'run', 'K8 K9 K10']], opened: [PAIRS, SERIES] },
    ],
    [
      'by opening and laying off in one turn',
      {
        hands: ['R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 K9 B1', ''],
        melds: [[1, 'run', 'K6 K7 K8']],
        opened: [null, SERIES],
      },
    ],
  ]
  test.each(cases)('%s', (_name, setup) => {
    const state = tableOf(setup)
    const plan = goOut(mine(state))
    expect(plan).not.toBeNull()
    expect(outOf(state, plan!)).toBe('hand_empty')
  })
  test('with the okey last where that counts double', () => {
    const hands = ['R2 K11', '']
    const table = tableOf({
      options: presets.classic101,
      hands,
      melds: [[1, 'run', 'K8 K9 K10']],
      opened: [SERIES, null],
    })
    expect(goOut(mine(table))?.at(-1)).toEqual({ type: 'discard', tile: own(table, 'R2')[0] })
  })
  test('and not where there is no way', () => {
    const over = { melds: [[1, 'run', 'K8 K9 K10']] as [1, 'run', string][], opened: [PAIRS, SERIES] }
    expect(goOut(mine(tableOf({ hands: ['K11 K12 K13 B1', ''], ...over })))).toBeNull()
    expect(goOut(mine(tableOf({ hands: ['K11 B3 B1', ''], ...over, opened: [SERIES, SERIES] })))).toBeNull()
    // 63 points, and a lay-off: no going out without the threshold.
    const low = tableOf({ hands: ['R11 Y11 K11 Y9 Y10 Y11 K7 B1', ''], ...over, opened: [null, SERIES] })
    expect(goOut(mine(low))).toBeNull()
  })
})

describe('the opening on the rack', () => {
  test('must hold the discard just taken', () => {
    // Alone 102 points; with R5 in it only 15 + 69.
    const table = tableOf({
      hands: ['R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 R6 R7 B1', ''],
      piles: ['', 'R5'],
      stage: 'draw',
    })
    const taken = play(table, take).state
    expect(openings(mine(taken)).series).toMatchObject({ points: 120, ready: true })
    const other = tableOf({
      hands: ['R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 R6 B7 B1', ''],
      piles: ['', 'R5'],
      stage: 'draw',
    })
    expect(openings(mine(play(other, take).state)).series.ready).toBe(false)
  })
  test('is found where the dearest one leaves that discard out', () => {
    // Y11 serves the set or the run: with K11 taken, the set must have it.
    const table = tableOf({
      hands: ['R11 Y11 Y10 Y12 Y13 B9 B10 B11 B12 B13 R8 B1', ''],
      piles: ['', 'K11'],
      stage: 'draw',
    })
    const { series } = openings(mine(play(table, take).state))
    expect(series.melds.some(meld => meld.tiles.includes(table.piles[1][0]))).toBe(true)
  })
})

describe('before a tile is thrown', () => {
  const table = tableOf({
    options: presets.classic101,
    hands: ['K11 B4 R2 Y8', '', ''],
    melds: [
      [1, 'run', 'K8 K9 K10'],
      [2, 'set', 'R8 B8 R2'],
    ],
    opened: [SERIES, SERIES, null],
  })
  const cost = (code: string) => discardCost(mine(table), own(table, code)[0])
  test('its price and whom it helps', () => {
    expect(cost('K11')).toEqual({
      fine: { key: 'playableThrown', points: 101 },
      places: [{ meld: 0, end: 'high' }],
      feeds: 1,
    })
    expect(cost('B4')).toEqual({ fine: null, places: [], feeds: null })
    expect(cost('R2').fine?.key).toBe('okeyThrown')
  })
  test('every place for a tile', () =>
    expect(placesFor(mine(table), own(table, 'Y8')[0])).toEqual([
      { meld: 1, end: 'set' },
      { meld: 1, end: 'swap' },
    ]))
})
