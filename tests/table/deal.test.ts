import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deriveOrder, leavesOf, noncesOf, rootOfOrder } from '../../src/table/deal.ts'
import { commit, dealCode, saltsFit, seal } from '../../src/table/seal.ts'
import { opens, pathOf } from '../../src/table/hashTree.ts'
import { bytesToHex } from '@noble/hashes/utils.js'

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

  it('seals a salt for one seat of one hand under one commitment', () => {
    const promise = { room: 'family-1', hand: 3, commit: commit(secret) }
    const salt = 'a'.repeat(32)
    const text = `family-1\n3\n2\n${promise.commit}\n${salt}`
    expect(seal(promise, 2, salt)).toBe(createHash('sha256').update(text).digest('hex'))
    const seals = [null, '', seal(promise, 2, salt)]
    expect(saltsFit(promise, seals, ['', '', salt])).toBe(true)
    expect(saltsFit(promise, seals, ['', '', ''])).toBe(true)
    expect(saltsFit(promise, seals, ['', salt, ''])).toBe(false)
    expect(saltsFit(promise, seals, [salt, '', ''])).toBe(false)
    expect(saltsFit(promise, seals, ['', '', 'b'.repeat(32)])).toBe(false)
    expect(saltsFit(promise, seals, ['', '', salt, ''])).toBe(false)
    expect(saltsFit({ ...promise, hand: 4 }, seals, ['', '', salt])).toBe(false)
    expect(saltsFit({ ...promise, commit: commit('ff' + secret.slice(2)) }, seals, ['', '', salt])).toBe(false)
  })

  it('opens one tile of an order without showing the others', () => {
    for (const size of [1, 2, 3, 7, 106, 144]) {
      const order = deriveOrder(deal, 0, size)
      const root = rootOfOrder(deal, 0, order)
      const leaves = leavesOf(deal, 0, order)
      const nonce = noncesOf(deal, 0)
      for (let place = 0; place < size; place++) {
        const opened = { place, tile: order[place], nonce: bytesToHex(nonce(place)), path: pathOf(leaves, place) }
        expect(opens(root, size, opened)).toBe(true)
        expect(opens(root, size, { ...opened, tile: order[place] + 1 })).toBe(false)
        expect(opens(root, size, { ...opened, place: place ^ 1 })).toBe(false)
        expect(opens(root, size, { ...opened, path: [...opened.path, root] })).toBe(false)
        if (size > 1) expect(opens(root, size, { ...opened, path: opened.path.slice(1) })).toBe(false)
      }
    }
    const [a, b] = [deriveOrder(deal, 0, 106), deriveOrder(deal, 0, 106)]
    ;[b[7], b[90]] = [b[90], b[7]]
    expect(rootOfOrder(deal, 0, a)).not.toBe(rootOfOrder(deal, 0, b))
    expect(rootOfOrder(deal, 1, a)).not.toBe(rootOfOrder(deal, 0, a))
  })

  it('has a code that changes with everything that was told', () => {
    const told = ['c'.repeat(64), [null, '', 'd'.repeat(64)], ['', '', 'e'.repeat(32)], 'f'.repeat(64)] as const
    const [promise, seals, salts, root] = told
    const codes = [
      dealCode(...told),
      dealCode('b'.repeat(64), seals, salts, root),
      dealCode(promise, ['', '', 'd'.repeat(64)], salts, root),
      dealCode(promise, seals, ['', '', ''], root),
      dealCode(promise, seals, salts, 'a'.repeat(64)),
    ]
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
