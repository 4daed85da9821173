import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { options } from '../../../../src/games/rummy45/options.ts'
import { meldRules } from '../../../../src/games/rummy45/rules/meldRules.ts'
import { presets } from '../../../../src/games/rummy45/presets.ts'
import { handValue, payments } from '../../../../src/games/rummy45/rules/payment.ts'
import { readGroup } from '../../../../src/games/rummy45/rules/readGroup.ts'
import { box, face } from '../tiles.ts'

type Case = {
  id: number
  game: string
  why: string
  input: {
    preset: string
    winner: Seat | null
    hands?: string[][]
    melds?: string[]
    options?: Record<string, unknown>
  }
  expected: { handValues: number[]; scores: number[]; points: number; accepted: boolean; hasRun?: boolean }
}
const data = JSON.parse(readFileSync(new URL('../../../data/rummy-scoring.json', import.meta.url), 'utf8')) as {
  cases: Case[]
}
const cases = data.cases.filter(({ game }) => game === 'rummy45')
// The data calls the brief's preset by its old name.
const rulesOf = (preset: string, more: object = {}) =>
  v.parse(options, { ...presets[preset === 'seed45' ? 'brief45' : preset], ...more })

describe('the recorded hands', () => {
  const [ended, opened] = [cases.filter(one => one.input.hands), cases.filter(one => one.input.melds)]
  test('are all there', () => expect([ended.length, opened.length]).toEqual([6, 4]))

  test.each(ended.map(one => [`${one.id} ${one.why}`, one] as const))('%s', (_, { input, expected }) => {
    const rules = rulesOf(input.preset, input.options)
    const tiles = box()
    const hands = input.hands!.map(hand => tiles(hand.join(' ')))
    const final = { winner: input.winner, hands, table: [], melded: hands.map(() => true), atu: null }
    const { held, points } = payments(final, rules)
    expect([held, points]).toEqual([expected.handValues, expected.scores])
  })

  test.each(opened.map(one => [`${one.id} ${one.why}`, one] as const))('%s', (_, { input, expected }) => {
    const rules = rulesOf(input.preset)
    const tiles = box()
    const groups = input.melds!.map(text => readGroup(tiles(text), [], meldRules(rules)))
    const points = groups.reduce((sum, group) => sum + group.points, 0)
    expect(points).toBe(expected.points)
    expect(points >= rules.firstMeld).toBe(expected.accepted)
    if (expected.hasRun !== undefined) expect(groups.some(({ meld }) => meld?.kind === 'run')).toBe(expected.hasRun)
  })
})

describe('points of a meld', () => {
  const points = (preset: string, text: string, more: object = {}, jokers: string[] = []) => {
    const ids = box()(text)
    const stated = ids.filter(id => id > 103).map((tile, i) => ({ tile, as: face(jokers[i] ?? 'R1') }))
    return readGroup(ids, jokers.length ? stated : [], meldRules(rulesOf(preset, more))).points
  }
  test.each([
    ['brief45', 'R12 R13 R1', {}, 26],
    ['brief45', 'R12 R13 R1', { highOneValue: 14 }, 39],
    ['brief45', 'R12 J R1', {}, 26],
    ['brief45', 'Y9 J K9', {}, 27],
    ['etalat', 'R1 R2 R3', {}, 15],
    ['etalat', 'R12 R13 R1', {}, 30],
    ['etalat', 'R1 Y1 B1', {}, 75],
    ['etalat', 'R1 J B1', {}, 75],
    ['etalat', 'R9 R10 R11', {}, 25],
  ])('%s %s %j: %i', (preset, text, more, expected) => expect(points(preset, text, more)).toBe(expected))
})

describe('a hand that ended', () => {
  const tiles = box()
  const hands = [[], tiles('R10 J'), tiles('K1 K2')]
  const table = [
    tiles('R12 R13 R1').map((tile, i) => ({ tile, as: face(['R12', 'R13', 'R1'][i]), by: (i % 2) as Seat })),
  ]
  const base = { winner: 0 as Seat | null, hands, table, melded: [true, true, false], atu: null }

  test.each([
    [{}, [38, -35, -3]],
    [{ closingBonus: 250 }, [288, -35, -3]],
    [{ unmeldedFactor: 2 }, [41, -35, -6]],
    [{ jokerPenalty: 50 }, [63, -60, -3]],
  ])('brief45 with %j', (more, points) => expect(payments(base, rulesOf('brief45', more)).points).toEqual(points))

  test('nobody wins when the stock is gone, and nobody pays double', () => {
    const rules = rulesOf('brief45', { unmeldedFactor: 2, closingBonus: 50 })
    expect(payments({ ...base, winner: null }, rules).points).toEqual([0, -35, -3])
  })

  test('etalat: laid less held, 50 for closing, 50 for the atu', () => {
    // Seat 0 laid R12 and the high R1 (10 each), seat 1 the R13.
    expect(payments(base, rulesOf('etalat', { atu: 'none' })).points).toEqual([70, 10 - 60, -30])
    const twin = hands[2][0] ^ 1
    expect(payments({ ...base, atu: twin }, rulesOf('etalat')).points).toEqual([70, -50, 20])
    const laid = table[0][0].tile ^ 1
    expect(payments({ ...base, atu: laid }, rulesOf('etalat')).points).toEqual([120, -50, -30])
  })

  test('lines add up', () => {
    for (const preset of ['brief45', 'etalat']) {
      const { points, lines } = payments(base, rulesOf(preset))
      expect(lines.map(own => own.reduce((sum, line) => sum + line.points, 0))).toEqual(points)
    }
  })

  test('a joker in the hand costs what the table says', () => {
    expect(handValue(hands[1], rulesOf('brief45'))).toBe(35)
    expect(handValue(hands[1], rulesOf('etalat'))).toBe(60)
  })
})
