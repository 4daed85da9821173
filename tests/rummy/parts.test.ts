import { describe, expect, it } from 'vitest'
import { adviceKind } from '../../src/rummy/advice.ts'
import { shared, spend } from '../../src/rummy/budget.ts'
import { dearestLoose } from '../../src/rummy/loose.ts'
import { type MeldRules, deadValue, meldPoints, readMeld, readPair, readings } from '../../src/rummy/meld.ts'
import { outcomeOf } from '../../src/rummy/outcome.ts'
import { TILES, faceOf, J, makeTiles, parseTiles } from '../../src/rummy/tiles.ts'

const [R5, Y7, FJ] = parseTiles('R5 Y7 FJ')
const okey: MeldRules = { okey: Y7, run1: 'lowOrHigh' }
const jokers: MeldRules = { run1: 'lowOrHigh', highOneValue: 14 }

describe('a text', () => {
  it('may have any space between tiles, and nothing before one', () => {
    expect(makeTiles(parseTiles('  R1   Y2 '))).toBe('R1 Y2')
    expect(() => parseTiles('xR1')).toThrow('xR1')
    expect(() => parseTiles('R1x')).toThrow('R1x')
  })
})

describe('a pair', () => {
  it.each([
    ['R5 R5', 'R5 R5'],
    ['R5 Y5', null],
    ['R5 R6', null],
    ['R5 Y7', 'R5 R5'],
    ['Y7 R5', 'R5 R5'],
    ['Y7 Y7', 'Y7 Y7'],
    // A false joker is the okey's face, and pairs with it, which is wild.
    ['FJ FJ', 'Y7 Y7'],
    ['FJ Y7', 'Y7 Y7'],
    ['R5', null],
    ['R5 R5 R5', null],
  ])('%s', (text, expected) => {
    const pair = readPair(parseTiles(text), okey)
    expect(pair && makeTiles(pair.tiles.map(({ as }) => as))).toBe(expected)
    if (pair) expect(makeTiles(pair.tiles.map(({ tile }) => tile))).toBe(text)
  })
})

describe('readings', () => {
  it.each([
    ['R5 Y5', 0],
    ['J J J', 0],
    ['R5 R6', 0],
    ['R5 Y5 B5', 1],
    // As a set, or as a run around it or before or behind it.
    ['R5 J J', 4],
  ])('%s: %i', (text, count) => {
    expect(readings(parseTiles(text), jokers)).toHaveLength(count)
  })
  it('has no meld in wilds alone, and none of thirteen and one', () => {
    expect(readMeld([J, J, J], jokers)).toBeNull()
    const whole = parseTiles('R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13')
    expect(readMeld(whole, jokers)?.tiles).toHaveLength(13)
    expect(readMeld([...whole, ...parseTiles('R1')], jokers)).toBeNull()
    expect(readMeld(parseTiles('J R2 R3'), jokers)?.tiles[0].as).toBe(parseTiles('R1')[0])
  })
  it('has a set of one number only', () => {
    expect(readMeld(parseTiles('R5 Y5 B6'), jokers)).toBeNull()
    expect(readMeld(parseTiles('R5 Y5 B6'), jokers, 'set')).toBeNull()
  })
})

describe('what tiles are worth', () => {
  const points = (text: string, rules: MeldRules) => meldPoints(readMeld(parseTiles(text), rules)!, rules)
  it('in a run goes by their places', () => {
    expect(points('R1 R2 R3', jokers)).toBe(6)
    expect(points('R12 R13 R1', jokers)).toBe(39)
    expect(points('R12 R13 R1', { run1: 'lowOrHigh' })).toBe(26)
    expect(points('R12 R13 R1', { run1: 'circular', highOneValue: 14 })).toBe(26)
    expect(points('R13 R1 R2', { run1: 'circular', highOneValue: 14 })).toBe(16)
  })
  it('in a hand goes by their numbers, and wilds by what the game says', () => {
    expect(deadValue(R5, okey)).toBe(5)
    expect(deadValue(Y7, okey)).toBe(7)
    expect(deadValue(FJ, okey)).toBe(7)
    expect(deadValue(Y7, { ...okey, jokerValue: 101 })).toBe(101)
    expect(deadValue(FJ, { ...okey, falseJoker: 'wild', jokerValue: 101 })).toBe(101)
    expect(deadValue(J, jokers)).toBe(50)
    expect(deadValue(J, { ...jokers, jokerValue: 25 })).toBe(25)
    expect(deadValue(R5, { ...okey, deadwood: [0, 1, 2, 3, 4, 50] })).toBe(50)
  })
})

describe('what a hand parts with', () => {
  const face = (tile: number) => faceOf(tile, J)
  const parts = (text: string) => {
    const free = Array.from({ length: TILES }, (_, id) => id)
    const hand = parseTiles(text).map(
      code =>
        free.splice(
          free.findIndex(id => face(id) === code),
          1,
        )[0],
    )
    return makeTiles(dearestLoose(hand, jokers, face).map(face))
  }
  it.each([
    ['R1 R2 R3 K9 B4 Y12', 'Y12 K9 B4'],
    // Nothing is loose: a plain tile all the same, and no joker.
    ['R1 R2 R3', 'R3 R2 R1'],
    ['R1 R2 J', 'R2 R1'],
    ['R1 R2 R3 K9 J J', 'K9 R3 R2 R1'],
    ['J', 'J'],
  ])('%s: %s', (hand, expected) => {
    expect(parts(hand)).toBe(expected)
  })
})

describe('a budget', () => {
  it('is spent to the last step', () => {
    const budget = { left: 5 }
    expect([spend(budget, 3), spend(budget, 2), spend(budget, 1)]).toEqual([true, true, false])
    expect(budget.left).toBe(-1)
  })
  it('is shared alike, and what one leaves is there for the others', () => {
    const budget = { left: 10 }
    expect(shared(budget, 4, part => part.left)).toBe(3)
    expect(budget.left).toBe(10)
    shared(budget, 4, part => spend(part, 2))
    expect(budget.left).toBe(8)
    // Who takes too much has no more than its part.
    shared(budget, 4, part => spend(part, 100))
    expect(budget.left).toBe(6)
    expect(shared({ left: -3 }, 4, part => part.left)).toBe(0)
  })
})

describe('what is said', () => {
  it('of an advice: a win, an ordinary turn, or a chance besides', () => {
    expect(adviceKind(true, { type: 'discard' })).toBe('win')
    for (const type of ['draw', 'discard', 'pass']) expect(adviceKind(false, { type })).toBe('other')
    for (const type of ['lay', 'take', 'layOff']) expect(adviceKind(false, { type })).toBe('call')
  })
  it('of an end: equal totals share a place, and the next is left out', () => {
    const lines = [[], [{ key: 'x', points: 3 }], [], []] as never
    const outcome = outcomeOf({ reason: 'hand_empty', points: [1, 3, 0, -4], lines }, [1], [7, 9, 7, -2], true)
    expect(outcome).toEqual({
      over: true,
      reason: 'hand_empty',
      winners: [1],
      standings: [
        { seat: 0, place: 2, points: 1, total: 7, lines: [] },
        { seat: 1, place: 1, points: 3, total: 9, lines: [{ key: 'x', points: 3 }] },
        { seat: 2, place: 2, points: 0, total: 7, lines: [] },
        { seat: 3, place: 4, points: -4, total: -2, lines: [] },
      ],
    })
  })
})
