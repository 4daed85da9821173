import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { type Options, options } from '../../../../src/games/remi/options.ts'
import { meldRules } from '../../../../src/games/remi/rules/meldRules.ts'
import { presets } from '../../../../src/games/remi/presets.ts'
import { closeWith } from '../../../../src/games/remi/rules/closing.ts'
import { leftOver } from '../../../../src/games/remi/rules/deadwood.ts'
import { baseOf, bestPattern } from '../../../../src/games/remi/rules/patterns.ts'
import { plainBase, payments } from '../../../../src/games/remi/rules/payment.ts'
import { face } from '../../../../src/games/remi/rules/tiles.ts'
import { canMeldAll } from '../../../../src/rummy/solver/arrange.ts'
import { deadValue } from '../../../../src/rummy/meld.ts'
import { J, parseTiles } from '../../../../src/rummy/tiles.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import { idsOf } from '../tiles.ts'

type Case = {
  id: number
  game: string
  why: string
  input: {
    preset: string
    players: number
    winner: Seat | null
    winnerUsedJoker?: boolean
    loserHands?: (string[] | null)[]
    options?: Record<string, unknown>
    melds?: string[]
    closing?: string
    launchedByWinner?: number
    jokersMelded?: number
  }
  expected: { deadwood?: number[]; scores: number[]; base?: number; pattern?: string }
}
const data = JSON.parse(readFileSync(new URL('../../../data/rummy-scoring.json', import.meta.url), 'utf8')) as {
  cases: Case[]
}
const cases = data.cases.filter(({ game }) => game === 'remiPeTabla')
const withOptions = (given: Partial<Options>) => v.parse(options, given)
// The data calls the brief's preset by its old name.
const preset = (name: string) => presets[name === 'seed' ? 'brief' : name]

test('a clean close brings what the table adds for it, one with a joker does not', () => {
  const rules = withOptions({ cleanBonus: 50 })
  expect([plainBase(0, rules), plainBase(1, rules)]).toEqual([400, 250])
})

describe('the recorded hands', () => {
  const [byDeadwood, byPattern] = [cases.filter(one => one.input.loserHands), cases.filter(one => one.input.melds)]
  test('are all there', () => expect([byDeadwood.length, byPattern.length]).toEqual([9, 12]))

  test.each(byDeadwood.map(one => [`${one.id} ${one.why}`, one] as const))('%s', (_, { input, expected }) => {
    const rules = withOptions({ ...preset(input.preset), ...input.options })
    const deadwood = input.loserHands!.map(hand => {
      if (!hand) return 0
      const left = leftOver(idsOf(hand.join(' ')), [], rules)
      return left.reduce((sum, tile) => sum + deadValue(face(tile), meldRules(rules)), 0)
    })
    const jokers = input.winnerUsedJoker ? 1 : 0
    const close = { melds: [], pattern: 'simple' as const, jokers, base: plainBase(jokers, rules) }
    expect(deadwood).toEqual(expected.deadwood)
    expect(close.base).toBe(expected.base)
    expect(payments(input.winner!, close, deadwood, false, rules).points).toEqual(expected.scores)
  })

  test.each(byPattern.map(one => [`${one.id} ${one.why}`, one] as const))('%s', (_, { input, expected }) => {
    const rules = withOptions(preset(input.preset))
    const text = input.melds!.join(' ').replace(/\*\w+/g, 'J')
    const [closing, ...kept] = idsOf(`${input.closing} ${text}`)
    const close = closeWith(kept, closing, input.launchedByWinner!, rules)!
    expect([close.pattern, close.base, close.jokers]).toEqual([expected.pattern, expected.base, input.jokersMelded])
    expect(payments(0, close, [0, 0, 0, 0], false, rules).points).toEqual(expected.scores)
  })
})

const online = withOptions(presets.remiOnline)
const patternOf = (text: string, rules: Options = online) => {
  const tiles = parseTiles(text)
  expect(tiles).toHaveLength(14)
  return bestPattern(tiles, rules)?.pattern ?? null
}

describe('patterns', () => {
  test.each([
    ['simple', 'R1 R2 R3 Y5 B5 K5 B7 B8 B9 B10 K10 K11 K12 K13'],
    ['simple', 'R11 R12 R13 R1 Y5 B5 K5 B7 B8 B9 K10 K11 K12 K13'],
    ['mozaic', 'R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1'],
    // The first four must be of four colours, and neighbours must differ.
    [null, 'R1 Y2 R3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1'],
    [null, 'R1 Y2 B3 K4 R5 Y6 Y7 K8 R9 Y10 B11 K12 R13 Y1'],
    // The other 1 in front makes it one.
    ['mozaic', 'R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 Y13 R1'.replace('Y13', 'B13')],
    [null, 'R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 J Y1'],
    ['bicolor', 'R1 R2 R3 R6 R7 R8 B7 B8 B9 B10 B1 B2 B3 B4'],
    ['bicolor', 'R1 R2 J R6 J R8 B7 B8 B9 B10 B1 B2 B3 B4'],
    ['minor', 'R1 R2 R3 Y5 B5 K5 B3 B4 B5 B6 K4 K5 K6 K7'],
    ['minor', 'R1 R2 R3 Y7 B7 K7 B3 B4 B5 B6 K5 K6 K7 J'],
    ['major', 'R8 R9 R10 Y12 B12 K12 B8 B9 B10 B11 K10 K11 K12 K13'],
    // A high 1 does not count as major.
    ['simple', 'R8 R9 R10 Y12 B12 K12 B8 B9 B10 B11 K11 K12 K13 K1'],
    ['monocolor', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1'],
    ['monocolor', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 J J R11 R12'],
    // Prototype: one red run and three sets counted as monocolor.
    ['simple', 'R1 R2 R3 R4 R5 Y8 B8 K8 Y9 B9 K9 Y11 B11 K11'],
    ['grandCareu', 'R4 Y4 B4 K4 R4 Y4 B4 K4 R8 R9 R10 B1 B2 B3'],
    ['grandCareu', 'R4 Y4 B4 K4 R4 Y4 J J R8 R9 R10 B1 B2 B3'],
    ['doubles', 'R1 R1 Y3 Y3 B9 B9 K11 K11 R13 R13 Y7 Y7 B2 B2'],
    ['doubles', 'R1 R1 Y3 Y3 B9 B9 K11 K11 R13 R13 Y7 J B2 J'],
    // Prototype: doubles compared numbers only.
    [null, 'R1 Y1 Y3 B3 B9 K9 K11 R11 R13 Y13 Y7 B7 B2 K2'],
  ])('%s: %s', (pattern, text) => expect(patternOf(text)).toBe(pattern))

  test('doubles and mozaic close only where the table allows it', () => {
    const brief = withOptions({})
    expect(patternOf('R1 R1 Y3 Y3 B9 B9 K11 K11 R13 R13 Y7 Y7 B2 B2', brief)).toBe(null)
    expect(patternOf('R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1', brief)).toBe(null)
  })

  test('12-13-1 closes, unless wrapping is off', () => {
    const hand = 'R11 R12 R13 R1 Y5 B5 K5 B7 B8 B9 K10 K11 K12 K13'
    expect(patternOf(hand, withOptions({}))).toBe('simple')
    expect(patternOf(hand, withOptions({ allowWrapAroundRuns: false }))).toBe(null)
    expect(patternOf('R13 R1 R2 R3 Y5 B5 K5 B7 B8 B9 K10 K11 K12 K13', withOptions({}))).toBe(null)
  })

  test('six jokers still close', () => {
    expect(bestPattern([...parseTiles('R1 R2 R3 Y5 B5 K5 B7 B8'), J, J, J, J, J, J], online)).not.toBe(null)
  })
})

test('a hand closes by some pattern exactly when the solver can meld it all', () => {
  const brief = withOptions({ patterns: true })
  let closed = 0
  for (let seed = 1; seed <= 300; seed++) {
    // Two colours and low numbers, so that a fair share closes.
    const tiles = shuffled(36, seeded(seed)).slice(0, 12)
    const faces = [...tiles.map(tile => (tile >> 1) + (tile >= 18 ? 4 : 0)), J, J]
    const melds = canMeldAll(faces, meldRules(brief))
    closed += Number(melds !== null)
    expect(bestPattern(faces, brief) !== null, `seed ${seed}`).toBe(melds !== null)
  }
  expect(closed).toBeGreaterThan(20)
  expect(closed).toBeLessThan(280)
})

test.each([
  // pattern, jokers melded, launched by the winner, closed with a joker, base
  ['simple', 0, 0, false, 250],
  ['simple', 1, 0, false, 200],
  ['simple', 2, 0, false, 150],
  ['simple', 1, 1, false, 500],
  ['simple', 0, 0, true, 500],
  ['simple', 0, 1, true, 1000],
  ['simple', 0, 2, false, 1000],
  ['mozaic', 0, 1, false, 500],
  ['bicolor', 0, 0, false, 500],
  ['bicolor', 1, 0, false, 400],
  ['bicolor', 0, 1, false, 500],
  ['bicolor', 1, 0, true, 1000],
  // One launched beside a large game changes nothing, even where a simple one would be raised to 500.
  ['bicolor', 1, 1, false, 400],
  ['minor', 2, 1, false, 300],
  ['monocolor', 1, 1, false, 900],
  ['minor', 2, 0, false, 300],
  ['major', 0, 2, false, 1000],
  ['monocolor', 1, 0, false, 900],
  ['grandCareu', 2, 0, false, 800],
  ['doubles', 1, 0, true, 1000],
] as const)('base of %s with %i jokers, %i launched, joker close %s: %i', (pattern, jokers, launched, joker, base) => {
  expect(baseOf(pattern, jokers, launched, joker)).toBe(base)
})

describe('settlements', () => {
  const close = { melds: [], pattern: 'simple' as const, jokers: 0, base: 350 }
  const settled = (given: Partial<Options>, atu = false) =>
    payments(1, close, [10, 0, 20], atu, withOptions(given)).points
  test.each([
    [{ settlement: 'potPlusBase' }, [-10, 380, -20]],
    [{ settlement: 'perLoser' }, [-350, 700, -350]],
    [{ settlement: 'perLoserPlusDeadwood' }, [-360, 730, -370]],
    [{ settlement: 'potPlusBase', tableMultiplier: 3 }, [-30, 1140, -60]],
  ] as [Partial<Options>, number[]][])('%j', (given, points) => expect(settled(given)).toEqual(points))

  test('the atu in hand brings 50 to the one who closes', () => {
    expect(settled({ settlement: 'potPlusBase' }, true)).toEqual([-10, 430, -20])
  })

  test('lines add up to the points', () => {
    for (const settlement of ['potPlusBase', 'perLoser', 'perLoserPlusDeadwood'] as const) {
      const { points, lines } = payments(1, close, [10, 0, 20], true, withOptions({ settlement, tableMultiplier: 2 }))
      expect(lines.map(own => own.reduce((sum, line) => sum + line.points, 0))).toEqual(points)
    }
  })
})
