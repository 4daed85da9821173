import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { bytesOf, leafOf, rootOf } from './hashTree.ts'

/**
 * How a hand is dealt so that nobody moves last (docs/deal.md has every byte):
 * 1. the table commits to a secret; 2. each person seals a salt; 3. all seals are shown; 4. each person opens the salt;
 * 5. secret and salts give the order, and the order's root is shown before the first tile is.
 * The first four are in seal.ts.
 */

/**
 * What an order follows from. `salts` has one entry a seat, in seat order: what that seat's person opened, or ''
 * for a bot and for whoever opened none. All entries count, so a salt is bound to its seat.
 */
export type Deal = { secret: string; room: string; hand: number; salts: readonly string[] }

/**
 * By what the order of a hand is named. One that several tables are dealt alike has no room of its own, nor anybody's
 * salt: it follows from the secret alone.
 */
export const dealtAs = (room: string, shared: boolean | undefined): string => (shared ? 'duplicate' : room)

/** index: 0 for the deal, 1, 2 … for reshuffles within the same hand. */
export function deriveOrder(deal: Deal, index: number, size: number): number[] {
  const below = numbers(deal, index)
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1)
    const other = order[i]!
    order[i] = order[j]!
    order[j] = other
  }
  return order
}

/** What is shown of an order before its first tile is dealt: the root of a tree in which each tile can be opened alone. */
export function rootOfOrder(deal: Deal, index: number, order: readonly number[]): string {
  return rootOf(leavesOf(deal, index, order))
}

/** The tree's leaves, in the order's sequence. */
export function leavesOf(deal: Deal, index: number, order: readonly number[]): Uint8Array[] {
  const nonces = noncesOf(deal, index)
  return order.map((tile, place) => leafOf(nonces(place), place, tile))
}

/** What hides a tile in its leaf: without it, each of a hundred tiles could be tried. */
export function noncesOf(deal: Deal, index: number): (place: number) => Uint8Array {
  const hashed = hashes(deal)
  return place => hashed(`leaf:${index}:${place}`)
}

/** HMAC under the deal's key, which is taken in once for all of them: what is begun with it is begun again. */
function hashes(deal: Deal): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, keyOf(deal))
  const used = keyed.clone()
  return text => keyed._cloneInto(used).update(bytesOf(text)).digest()
}

function keyOf({ secret, room, hand, salts }: Deal): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`${room}\n${hand}\n${salts.join(',')}`))
}

/** Whole numbers below a bound, from HMAC(key, index:counter) taken four bytes at a time. */
function numbers(deal: Deal, index: number): (bound: number) => number {
  const hashed = hashes(deal)
  let block: DataView = new DataView(new ArrayBuffer(0))
  let at = 0
  let counter = 0
  const word = () => {
    if (at === block.byteLength) {
      const { buffer, byteOffset, byteLength } = hashed(`${index}:${counter++}`)
      block = new DataView(buffer, byteOffset, byteLength)
      at = 0
    }
    const value = block.getUint32(at)
    at += 4
    return value
  }
  return bound => fairBelow(bound, word)
}

/** A number below a bound from words of 32 bits. Those in the last, incomplete multiple of it are thrown away: else small numbers would come more often. */
export function fairBelow(bound: number, word: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const value = word()
    if (value < limit) return value % bound
  }
}
