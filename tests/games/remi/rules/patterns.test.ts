import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { options } from '../../../../src/games/remi/options.ts'
import { presets } from '../../../../src/games/remi/presets.ts'
import { bestPattern } from '../../../../src/games/remi/rules/patterns.ts'
import { makeTiles, parseTiles } from '../../../../src/rummy/tiles.ts'

const online = v.parse(options, { ...presets.remiOnline, extraJokers: 4 })
const found = (text: string) => bestPattern(parseTiles(text), online)
/** Each meld as it lies, a joker by what it stands for. */
const melds = (text: string) =>
  found(text)!.melds.map(meld => `${meld.kind} ${makeTiles(meld.tiles.map(({ as }) => as))}`)

const REST = 'R8 R9 R10 B1 B2 B3'

describe('the grand careu', () => {
  it('is two whole sets of one number, each with its four colours', () => {
    const text = `R4 Y4 B4 K4 R4 Y4 B4 K4 ${REST}`
    expect(found(text)?.pattern).toBe('grandCareu')
    const [first, second, ...others] = melds(text)
    expect([first, second]).toEqual(['set R4 Y4 B4 K4', 'set R4 Y4 B4 K4'])
    expect(others.sort()).toEqual(['run B1 B2 B3', 'run R8 R9 R10'])
  })

  it('may have jokers in both sets, where the missing tiles would be', () => {
    const { pattern, melds: all } = found(`R4 R4 Y4 Y4 J J J J ${REST}`)!
    expect(pattern).toBe('grandCareu')
    expect(all.slice(0, 2).map(meld => makeTiles(meld.tiles.map(({ tile }) => tile)))).toEqual([
      'R4 Y4 J J',
      'R4 Y4 J J',
    ])
  })

  it('is none if the second set would be jokers alone', () => {
    expect(found(`R4 Y4 B4 K4 J J J J ${REST}`)?.pattern).not.toBe('grandCareu')
    expect(found(`R4 Y4 B4 K4 K4 J J J ${REST}`)?.pattern).toBe('grandCareu')
  })

  it('is none with two sets of two numbers, or with six tiles that make nothing', () => {
    expect(found(`R4 Y4 B4 K4 R5 Y5 B5 K5 ${REST}`)?.pattern).not.toBe('grandCareu')
    expect(found('R4 Y4 B4 K4 R4 Y4 B4 K4 R8 R9 R10 B1 B2 B4')).toBeNull()
  })
})

const patternOf = (text: string) => found(text)?.pattern ?? null

describe('the other patterns', () => {
  it.each([
    // Doubles: a joker stands for the twin of a single tile, two jokers are a pair.
    ['R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B9 K6 K6', 'doubles'],
    ['R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B9 K6 J', 'doubles'],
    ['R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B9 J J', 'doubles'],
    ['R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 J K6 J', 'doubles'],
    ['R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B11 K6 J', null],
    // Runs alone, in one colour or two; a 1 may end a run.
    ['R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J', 'monocolor'],
    ['R4 R5 R6 R11 R12 R13 R1 B4 B5 B6 B7 B8 B9 B10', 'bicolor'],
    ['R4 R5 R6 R11 R12 R13 R1 B4 B5 B6 K7 K8 K9 K10', 'simple'],
    ['R4 B4 K4 R11 R12 R13 B5 B6 B7 B8 R5 R6 R7 R8', 'simple'],
    // Everything up to 7, or from 8 on: a 1 is small.
    ['R1 R2 R3 Y3 Y4 Y5 B5 B6 B7 R5 Y7 K7 B4 J', 'minor'],
    ['R1 R2 R3 Y3 Y4 Y5 B5 B6 B7 R4 Y4 K4 R5 R6', null],
    ['R1 R2 R3 Y3 Y4 Y5 B4 B5 B6 B7 K2 K3 K4 K5', 'minor'],
    ['R1 R2 R3 Y3 Y4 Y5 B5 B6 B7 B8 K2 K3 K4 K5', 'simple'],
    ['R8 R9 R10 Y10 Y11 Y12 B10 B11 B12 B13 K8 K9 K10 K11', 'major'],
    ['R8 R9 R10 Y10 Y11 Y12 B11 B12 B13 B1 K8 K9 K10 K11', 'simple'],
    ['R7 R8 R9 Y10 Y11 Y12 B10 B11 B12 B13 K8 K9 K10 K11', 'simple'],
    ['R13 Y13 B13 R8 R9 R10 Y10 Y11 Y12 B8 B9 K8 K9 J', null],
    // 1 to 13 and a 1, neighbours of different colours, the first four of all four.
    ['R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1', 'mozaic'],
    ['Y1 R2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 B1', 'mozaic'],
    ['R1 Y2 B3 R4 K5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1', null],
    ['R1 Y2 B3 K4 R5 R6 B7 K8 R9 Y10 B11 K12 R13 Y1', null],
    ['R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 J', null],
    ['R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 B13', null],
  ])('%s: %s', (text, pattern) => expect(patternOf(text)).toBe(pattern))

  it('lie as they are said to: pairs, and the mosaic as one row', () => {
    expect(melds('R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 J J J')[5]).toBe('pair B9 B9')
    expect(melds('R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B9 J J').at(-1)).toBe('pair J J')
    expect(melds('Y1 R2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 B1')).toHaveLength(1)
  })

  it('the careu may be of thirteens, and its six tiles may hold the jokers', () => {
    expect(patternOf('R13 Y13 B13 K13 R13 Y13 B13 K13 R8 R9 R10 B1 B2 J')).toBe('grandCareu')
    expect(patternOf('R13 Y13 B13 K13 R13 Y13 B13 J R8 R9 R10 B1 B2 J')).toBe('grandCareu')
    // The joker cannot be in both.
    expect(patternOf('R13 Y13 B13 K13 R13 Y13 B13 J R8 R9 R10 B1 B2 B4')).toBe('simple')
  })
})

describe('where the table does not play them', () => {
  const plain = (text: string, more = {}) => bestPattern(parseTiles(text), v.parse(options, more))?.pattern ?? null
  it('dear patterns are simple closes, and odd ones none', () => {
    expect(plain('R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J')).toBe('simple')
    expect(plain('R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B9 K6 K6')).toBeNull()
    expect(plain('R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B9 K6 K6', { doublesClose: true })).toBe('doubles')
    expect(plain('R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1', { mozaicClose: true })).toBe('mozaic')
    expect(plain('R4 R5 R6 R11 R12 R13 R1 B4 B5 B6 B7 B8 B9 B10', { allowWrapAroundRuns: false })).toBeNull()
  })
})
