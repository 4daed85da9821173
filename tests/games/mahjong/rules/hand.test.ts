import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { improving, missing } from '../../../../src/games/mahjong/rules/distance.ts'
import { isWinningHand, shanten, waits } from '../../../../src/games/mahjong/rules/hand.ts'
import { pack } from '../../../../src/games/mahjong/rules/suits.ts'
import { makeTiles, parseTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import shantenData from '../../../data/mahjong-shanten.json' with { type: 'json' }
import partialData from '../../../data/mahjong-win-shapes-partial.json' with { type: 'json' }
import shapeData from '../../../data/mahjong-win-shapes.json' with { type: 'json' }
import { runs, some } from '../../../support/sampling.ts'

const kinds = (tiles: readonly string[]) => tiles.flatMap(parseTiles)
/** Ids of the cases in which ours differs: one readable failure instead of a thousand. */
const wrong = <T extends { id: string }>(cases: readonly T[], right: (c: T) => boolean) =>
  cases.filter(c => !right(c)).map(c => c.id)

const wall = Array.from({ length: 136 }, (_, tile) => tile >> 2)
const dealt = (size: number) => fc.shuffledSubarray(wall, { minLength: size, maxLength: size })

describe('the recorded shapes', () => {
  it('knows every complete hand, in any order of its tiles', () => {
    expect(
      wrong(some(shapeData.cases), c => {
        const plain = isWinningHand(kinds(c.tiles)) === (c.isStandardWin || c.isThirteenOrphans)
        const pairs =
          isWinningHand(kinds(c.tiles), { sevenPairs: true }) ===
          (c.isStandardWin || c.isThirteenOrphans || c.isSevenPairs)
        const quads =
          isWinningHand(kinds(c.tiles), { sevenPairs: true, sevenPairsQuad: true }) ===
          (c.isStandardWin || c.isThirteenOrphans || c.isSevenPairsQuadOk)
        return plain && pairs && quads
      }),
    ).toEqual([])
  })
  it('knows them with sets already on the table', () => {
    expect(wrong(some(partialData.cases), c => isWinningHand(kinds(c.tiles)) === c.isWin)).toEqual([])
  })
  it('counts exactly how far a hand is from ready', () => {
    expect(
      wrong(
        some(shantenData.cases),
        c =>
          shanten(kinds(c.tiles)) === c.hk &&
          shanten(kinds(c.tiles), { sevenPairs: true }) === c.hkWithSevenPairs &&
          shanten(kinds(c.tiles), { sevenPairs: true, sevenPairsQuad: true }) === Math.min(c.hk, c.sevenPairsQuadOk),
      ),
    ).toEqual([])
  })
  it('names every wait', () => {
    const sorted = (tiles: readonly string[] = []) => kinds(tiles).sort((a, b) => a - b)
    expect(
      wrong(some(shantenData.cases.filter(c => c.n === 13)), c => {
        const plain = [...new Set([...sorted(c.waitsStandard), ...sorted(c.waitsOrphans)])].sort((a, b) => a - b)
        const pairs = [...new Set([...plain, ...sorted(c.waitsSevenPairs)])].sort((a, b) => a - b)
        return (
          String(waits(kinds(c.tiles))) === String(plain) &&
          String(waits(kinds(c.tiles), { sevenPairs: true })) === String(pairs)
        )
      }),
    ).toEqual([])
  })
})

describe('a fifth copy', () => {
  it.each([
    ['1111222333444z', 1],
    ['1111m222z333z444z', 1],
    ['1111m', 1],
  ])('does not make %s ready', (text, distance) => {
    expect(shanten(parseTiles(text))).toBe(distance)
    expect(waits(parseTiles(text))).toEqual([])
  })
  it('does not make a win', () => {
    expect(isWinningHand(parseTiles('11111m'))).toBe(false)
    expect(isWinningHand(parseTiles('1111123m'))).toBe(false)
    expect(isWinningHand(parseTiles('11111111222333m'))).toBe(false)
  })
})

describe('properties', () => {
  it('complete, −1 and waits agree', () => {
    fc.assert(
      fc.property(dealt(14), fc.integer({ min: 0, max: 3 }), (tiles, melds) => {
        const hand = tiles.slice(3 * melds)
        expect(shanten(hand) === -1).toBe(isWinningHand(hand))
        const rest = hand.slice(1)
        expect(shanten(rest) === 0).toBe(waits(rest).length > 0)
      }),
      { numRuns: runs(300) },
    )
  })
  it('one tile changes the distance by at most one, and some tile brings it nearer', () => {
    fc.assert(
      fc.property(dealt(13), hand => {
        const before = shanten(hand)
        const after = Array.from({ length: 34 }, (_, kind) => kind)
          .filter(kind => hand.filter(k => k === kind).length < 4)
          .map(kind => shanten([...hand, kind]))
        expect(Math.min(...after)).toBe(before - 1)
        expect(Math.max(...after)).toBeLessThanOrEqual(before)
      }),
      { numRuns: runs(200) },
    )
  })
  it('what brings a hand nearer is every tile that does, within the suits asked for', () => {
    const all = Array.from({ length: 34 }, (_, kind) => kind)
    fc.assert(
      fc.property(dealt(13), fc.boolean(), fc.subarray([0, 1, 2, 3]), (hand, sequences, within) => {
        const lacks = missing(pack(hand), 4, sequences)
        const nearer = all.filter(kind => {
          if (!within.includes(kind < 27 ? Math.floor(kind / 9) : 3)) return false
          const copies = hand.filter(other => other === kind).length
          return copies < 4 && missing(pack([...hand, kind]), 4, sequences) < lacks
        })
        const found = improving(pack(hand), 4, sequences, lacks, within)
        expect(found.sort((a, b) => a - b)).toEqual(nearer)
      }),
      { numRuns: runs(200) },
    )
    // Four of a kind are all there are, though a fifth would do.
    expect(improving(pack(parseTiles('1111m')), 1, false, missing(pack(parseTiles('1111m')), 1), [0])).not.toContain(0)
  })
  it('a text and its kinds are the same thing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 41 }), { maxLength: 18 }), list => {
        expect(parseTiles(makeTiles(list))).toEqual(list)
      }),
    )
    expect(makeTiles(parseTiles('123m55z1f4g'))).toBe('123m55z1f4g')
    for (const bad of ['m', '12', '8z', '0m', '1x', '5f']) expect(() => parseTiles(bad)).toThrow(RangeError)
  })
})
