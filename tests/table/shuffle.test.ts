import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deriveOrder, fairBelow } from '../../src/table/deal.ts'
import { runs } from '../support/sampling.ts'

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const deal = (hand: number) => ({ secret, room: 'family-1', hand, salts: ['', '', '', ''] })

/** The numbers that a hand's order is drawn from, made with Node's own crypto. */
function words(hand: number): number[] {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(`family-1\n${hand}\n,,,`).digest()
  return Array.from({ length: 20 }, (_, counter) => {
    const block = createHmac('sha256', key).update(`0:${counter}`).digest()
    return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i))
  }).flat()
}

/** Fisher and Yates with those numbers; `fits` says which may be used for a bound. */
function shuffle(hand: number, size: number, fits: (word: number, bound: number) => boolean): number[] {
  const left = words(hand)
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    while (!fits(left[0], i + 1)) left.shift()
    const j = left.shift()! % (i + 1)
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}
const fair = (word: number, bound: number) => word < Math.floor(2 ** 32 / bound) * bound
const anything = () => true

/** The sum of squared surprises when `counts` were expected to be equal. */
const chiSquare = (counts: readonly number[]) => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
/** What chi-square with so many degrees of freedom exceeds once in a million times (Wilson and Hilferty). */
const rarely = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 4.753 * Math.sqrt(2 / (9 * freedom))) ** 3

describe('the shuffle', () => {
  it('throws a number away that would favour small ones', () => {
    // Found by trying: the 90th number of this hand's deal lies in the last, incomplete multiple of its bound.
    const hand = 360_236
    expect(words(hand)[89]).toBe(4_294_967_288)
    expect(fair(words(hand)[89], 144 - 89)).toBe(false)
    expect(deriveOrder(deal(hand), 0, 144)).toEqual(shuffle(hand, 144, fair))
    expect(deriveOrder(deal(hand), 0, 144)).not.toEqual(shuffle(hand, 144, anything))
  })

  it('uses the last number of the last whole multiple', () => {
    const hand = 257_189
    expect(words(hand)[102]).toBe(4_294_967_291)
    expect(fair(4_294_967_291, 144 - 102)).toBe(true)
    expect(fair(4_294_967_292, 144 - 102)).toBe(false)
    expect(deriveOrder(deal(hand), 0, 144)).toEqual(shuffle(hand, 144, fair))
  })

  it('throws the first number away that is no part of a whole multiple, and every one after it', () => {
    for (const bound of [3, 42, 55, 106, 144]) {
      const limit = Math.floor(2 ** 32 / bound) * bound
      const drawn = (...given: number[]) => fairBelow(bound, () => given.shift()!)
      expect([drawn(0), drawn(bound), drawn(limit - 1)]).toEqual([0, 0, bound - 1])
      expect([drawn(limit, 7 * bound + 2), drawn(2 ** 32 - 1, limit, 1)]).toEqual([2, 1])
    }
    // A bound that divides all numbers leaves none over.
    expect(fairBelow(64, () => 2 ** 32 - 1)).toBe(63)
  })

  it('puts every tile in every place, and every pair of neighbours, equally often', () => {
    const size = 24
    const places = Array<number>(size * size).fill(0)
    const neighbours = Array<number>(size * size).fill(0)
    for (let hand = 1; hand <= runs(20_000); hand++)
      deriveOrder(deal(hand), 0, size).forEach((tile, place, order) => {
        places[place * size + tile]++
        if (place) neighbours[order[place - 1] * size + tile]++
      })
    // Each tile is in one place and each place has one tile: (size - 1)² counts are free. No tile is its own neighbour.
    expect(chiSquare(places)).toBeLessThan(rarely((size - 1) ** 2))
    const pairs = neighbours.filter((_, at) => at % (size + 1) !== 0)
    expect(chiSquare(pairs)).toBeLessThan(rarely(pairs.length - 1))
    expect(neighbours.every((count, at) => at % (size + 1) !== 0 || count === 0)).toBe(true)
  })

  it('would be noticed if the last tile were never moved', () => {
    const size = 24
    const places = Array<number>(size * size).fill(0)
    for (let hand = 1; hand <= 2000; hand++) {
      const order = deriveOrder(deal(hand), 0, size - 1)
      for (const [place, tile] of [...order, size - 1].entries()) places[place * size + tile]++
    }
    expect(chiSquare(places)).toBeGreaterThan(rarely((size - 1) ** 2))
  })
})
