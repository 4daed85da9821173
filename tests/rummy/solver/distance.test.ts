import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMeldAll } from '../../../src/rummy/solver/arrange.ts'
import { distance, pairsDistance, usefulTiles } from '../../../src/rummy/solver/distance.ts'
import type { MeldRules } from '../../../src/rummy/meld.ts'
import { FJ, faceOf, parseTiles } from '../../../src/rummy/tiles.ts'
import { runs } from '../../support/sampling.ts'
import { winningDiscards } from '../winningDiscards.ts'

const hands = (size: number) =>
  fc
    .record({
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { minLength: 4, maxLength: 8 }),
      ids: fc.shuffledSubarray([...Array(106).keys()], { minLength: 106, maxLength: 106 }),
      okey: fc.integer({ min: 0, max: 51 }),
      run1: fc.constantFrom('low' as const, 'lowOrHigh' as const, 'circular' as const),
    })
    .map(({ numbers, ids, okey, run1 }) => {
      const near = ids.filter(id => id >= 104 || numbers.includes(((id >> 1) % 13) + 1))
      return { tiles: near.slice(0, size).map(id => faceOf(id, FJ)), rules: { okey, run1 } as MeldRules }
    })

const swapped = (tiles: readonly number[], i: number, tile: number) => tiles.with(i, tile)
// A wild in the place of a tile is a swap for whatever helps most.
const oneSwapMelds = (tiles: readonly number[], rules: MeldRules) =>
  tiles.some((_, i) => canMeldAll(swapped(tiles, i, rules.okey!), rules) !== null)

describe('distance', () => {
  it('is 0 for what can be melded, 1 for what one swap can mend, more for the rest', () => {
    fc.assert(
      fc.property(hands(14), ({ tiles, rules }) => {
        const away = distance(tiles, rules)
        const exact = canMeldAll(tiles, rules) ? 0 : oneSwapMelds(tiles, rules) ? 1 : 2
        expect(Math.min(away, 2)).toBe(exact)
      }),
      { numRuns: runs(300) },
    )
  })

  it('is exact for hands of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 22 }).chain(hands), ({ tiles, rules }) => {
        expect(distance(tiles, rules, tiles.length) === 0).toBe(canMeldAll(tiles, rules) !== null)
      }),
      { numRuns: runs(300) },
    )
  })

  it('changes by at most one with a swap, and falls by one with the right one', () => {
    fc.assert(
      fc.property(hands(14), fc.nat(13), fc.nat(51), ({ tiles, rules }, i, tile) => {
        const away = distance(tiles, rules)
        expect(Math.abs(distance(swapped(tiles, i, tile), rules) - away)).toBeLessThanOrEqual(1)
        const best = Math.min(...tiles.map((_, k) => distance(swapped(tiles, k, rules.okey!), rules)))
        expect(best).toBe(Math.max(0, away - 1))
      }),
      { numRuns: runs(200) },
    )
  })

  it('of fifteen tiles is that of the best fourteen', () => {
    fc.assert(
      fc.property(hands(15), ({ tiles, rules }) => {
        const rests = tiles.map((_, i) => distance(tiles.toSpliced(i, 1), rules))
        expect(distance(tiles, rules)).toBe(Math.min(...rests))
        const wins = winningDiscards(tiles, rules).some(win => win.melds)
        expect(distance(tiles, rules) === 0).toBe(wins)
      }),
      { numRuns: runs(200) },
    )
  })

  it('names exactly the tiles that bring it nearer', () => {
    fc.assert(
      fc.property(hands(14), ({ tiles, rules }) => {
        const away = distance(tiles, rules)
        const nearer = [...Array(53).keys()].filter(tile => distance([...tiles, tile], rules) < away)
        expect(usefulTiles(tiles, rules, FJ)).toEqual(nearer)
      }),
      { numRuns: runs(100) },
    )
  })

  it('of three full sets and two odd tiles', () => {
    const rules: MeldRules = { okey: parseTiles('B9')[0], run1: 'lowOrHigh' }
    const sets = 'R1 Y1 B1 K1 R5 Y5 B5 K5 R12 Y12 B12 K12'
    expect(distance(parseTiles(`${sets} R8 Y9`), rules)).toBe(2)
    expect(distance(parseTiles(`${sets} R8 R9`), rules)).toBe(1)
    expect(distance(parseTiles(`${sets} B9 B9`), rules)).toBe(0)
  })
})

describe('few tiles', () => {
  const okey = parseTiles('B9')[0]
  const texts = [
    'R1 R2 R3 R4 R5 Y9 K2',
    'R1 R2 R4 R5 Y9 K2',
    'R1 R3 R5 Y9 Y10 K2',
    'R1 R5 R5 R9 Y9 Y13',
    'R5 Y5 B5 K5 R9 Y2',
    'R5 Y5 B5 K5 R6 R7 R9',
    'R5 Y5 R5 Y5 B5 B5 K1',
    'R12 R13 R1 Y12 Y1 K7',
    'R13 R1 R2 Y13 Y2 K7 K8',
    'R11 R12 R13 R1 R2 R3 R4',
    'R1 R2 R3 R3 R4 R5 B9',
    'R1 Y2 B3 K4 R6 Y7',
    'R1 Y4 B9 B9 K13 K12',
    'FJ B8 B10 R2 R2 R3',
  ]
  /** How many tiles must become wild until all can be melded. */
  function slowDistance(tiles: readonly number[], rules: MeldRules): number {
    let best = tiles.length
    for (let mask = 0; mask < 1 << tiles.length; mask++) {
      const wilds = tiles.filter((_, i) => mask & (1 << i)).length
      const swapped = tiles.map((tile, i) => (mask & (1 << i) ? okey : tile))
      if (wilds < best && canMeldAll(swapped, rules)) best = wilds
    }
    return best
  }
  it.each(['low', 'lowOrHigh', 'circular'] as const)(
    'are as far as tiles must become wild, and nearer by what helps: %s',
    run1 => {
      for (const text of texts) {
        const tiles = parseTiles(text)
        const rules: MeldRules = { okey, run1 }
        const away = distance(tiles, rules, tiles.length)
        expect([text, away]).toEqual([text, slowDistance(tiles, rules)])
        const nearer = [...Array(53).keys()].filter(tile => distance([...tiles, tile], rules, tiles.length) < away)
        expect([text, usefulTiles(tiles, rules, FJ, tiles.length)]).toEqual([text, nearer])
      }
    },
  )
})

describe('pairsDistance', () => {
  const rules: MeldRules = { okey: parseTiles('B9')[0], run1: 'lowOrHigh' }
  it.each([
    ['R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 R7', 0],
    ['R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 B9', 0],
    ['R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 FJ', 1],
    ['R1 Y2 R2 Y3 R3 Y4 R4 Y5 R5 Y6 R6 Y7 R7 Y8', 7],
  ])('%s', (text, away) => expect(pairsDistance(parseTiles(text), rules)).toBe(away))
})
