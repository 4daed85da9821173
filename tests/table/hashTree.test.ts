import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { leafOf, opens, pathOf, rootOf } from '../../src/table/hashTree.ts'

describe('a tree of tiles', () => {
  const nonce = (place: number) => new Uint8Array(4).fill(place)
  const leaves = (size: number) => Array.from({ length: size }, (_, place) => leafOf(nonce(place), place, place + 40))
  it.each([1, 2, 3, 4, 5, 7, 8, 13])('of %i opens every tile at its place, and no other', size => {
    const root = rootOf(leaves(size))
    for (let place = 0; place < size; place++) {
      const path = pathOf(leaves(size), place)
      const opened = { place, tile: place + 40, nonce: bytesToHex(nonce(place)), path }
      expect(opens(root, size, opened)).toBe(true)
      expect(opens(root, size, { ...opened, tile: place + 41 })).toBe(false)
      expect(opens(root, size, { ...opened, place: (place + 1) % (size + 1) })).toBe(false)
      expect(opens(root, size, { ...opened, nonce: 'ffffffff' })).toBe(false)
      expect(opens(root, size, { ...opened, path: [...path, root] })).toBe(false)
      if (path.length) expect(opens(root, size, { ...opened, path: path.slice(1) })).toBe(false)
    }
  })
  it('has a root even without a leaf', () => {
    expect(rootOf([])).toMatch(/^[0-9a-f]{64}$/)
  })
})
