import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commit, deriveOrder, verify } from '../../src/table/deal.ts'

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const deal = { secret, room: 'family-1', hand: 3, salts: ['a'.repeat(32), '', 'b'.repeat(32), ''] }

/** The same rule, written once more with Node's own crypto. */
function byHand(index: number, size: number): number[] {
  const text = `${deal.room}\n${deal.hand}\n${deal.salts.join(',')}`
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest()
  const words: number[] = []
  for (let counter = 0; words.length < 1000; counter++) {
    const block = createHmac('sha256', key).update(`${index}:${counter}`).digest()
    for (let i = 0; i < 32; i += 4) words.push(block.readUInt32BE(i))
  }
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    let word = words.shift()!
    while (word >= Math.floor(2 ** 32 / (i + 1)) * (i + 1)) word = words.shift()!
    const j = word % (i + 1)
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}

describe('the deal', () => {
  it('commits to the bytes of the secret', () => {
    expect(commit(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'))
  })

  it('follows the written rule, by another hand and by a fixed vector', () => {
    for (const [index, size] of [
      [0, 144],
      [1, 144],
      [0, 106],
      [2, 1],
    ])
      expect(deriveOrder(deal, index, size)).toEqual(byHand(index, size))
    expect(deriveOrder(deal, 0, 12)).toEqual([3, 6, 1, 11, 0, 7, 9, 8, 5, 4, 10, 2])
  })

  it('is a permutation, and another one for each index, hand, room, salt and seat of a salt', () => {
    const orders = [
      deriveOrder(deal, 0, 144),
      deriveOrder(deal, 1, 144),
      deriveOrder({ ...deal, hand: 4 }, 0, 144),
      deriveOrder({ ...deal, room: 'family-2' }, 0, 144),
      deriveOrder({ ...deal, salts: ['', 'a'.repeat(32), 'b'.repeat(32), ''] }, 0, 144),
      deriveOrder({ ...deal, secret: 'ff' + secret.slice(2) }, 0, 144),
    ]
    for (const order of orders)
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 144 }, (_, i) => i))
    expect(new Set(orders.map(String)).size).toBe(orders.length)
  })

  it('puts every tile in every place equally often', () => {
    const size = 12
    const hands = 6000
    const counts = Array.from({ length: size }, () => Array<number>(size).fill(0))
    for (let hand = 0; hand < hands; hand++)
      deriveOrder({ ...deal, hand }, 0, size).forEach((tile, place) => counts[place][tile]++)
    const expected = hands / size
    const chi = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 121 degrees of freedom: beyond 180 by chance once in some 4,000 sets of hands, and these hands are always the same.
    expect(chi).toBeLessThan(180)
  })

  it('verifies what is true and nothing else', () => {
    const reveal = {
      hand: 3,
      commit: commit(secret),
      secret,
      salts: deal.salts,
      orders: [deriveOrder(deal, 0, 144), deriveOrder(deal, 1, 20)],
    }
    expect(verify(reveal, 'family-1')).toBe(true)
    expect(verify(reveal, 'family-2')).toBe(false)
    expect(verify({ ...reveal, hand: 2 }, 'family-1')).toBe(false)
    expect(verify({ ...reveal, secret: 'ff' + secret.slice(2) }, 'family-1')).toBe(false)
    expect(verify({ ...reveal, salts: [...deal.salts].reverse() }, 'family-1')).toBe(false)
    const swapped = [...reveal.orders[0]]
    ;[swapped[7], swapped[90]] = [swapped[90], swapped[7]]
    expect(verify({ ...reveal, orders: [swapped, reveal.orders[1]] }, 'family-1')).toBe(false)
  })
})
