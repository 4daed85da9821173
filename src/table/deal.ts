import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Reveal } from './protocol.ts'

/**
 * What an order follows from. `salts` has one entry a seat, in seat order: the salt that seat's person sent
 * after the commitment, or '' for a bot and for whoever had not sent one. All entries count, so a salt is bound to its seat.
 */
export type Deal = { secret: string; room: string; hand: number; salts: readonly string[] }

/** Published before any salt is known, so that the server cannot choose the secret to suit them. */
export function commit(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** index: 0 for the deal, 1, 2 … for reshuffles within the same hand. */
export function deriveOrder(deal: Deal, index: number, size: number): number[] {
  const key = hmac(sha256, hexToBytes(deal.secret), utf8ToBytes(`${deal.room}\n${deal.hand}\n${deal.salts.join(',')}`))
  const below = numbers(key, index)
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1)
    const held = order[i]
    order[i] = order[j]
    order[j] = held
  }
  return order
}

/** Whether every order of the hand follows from what was committed to and what the players added. */
export function verify(reveal: Reveal, room: string): boolean {
  if (commit(reveal.secret) !== reveal.commit) return false
  const deal = { secret: reveal.secret, room, hand: reveal.hand, salts: reveal.salts }
  return reveal.orders.every((order, index) => {
    const expected = deriveOrder(deal, index, order.length)
    return expected.every((tile, i) => tile === order[i])
  })
}

/** Whole numbers below a bound, from HMAC(key, index:counter) taken four bytes at a time. */
function numbers(key: Uint8Array, index: number): (bound: number) => number {
  let block = new Uint8Array(0)
  let at = 0
  let counter = 0
  const word = () => {
    if (at === block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${index}:${counter++}`))
      at = 0
    }
    const value = ((block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3]) >>> 0
    at += 4
    return value
  }
  return bound => {
    // Words in the last, incomplete multiple of the bound are thrown away: else small numbers would come more often.
    const limit = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      const value = word()
      if (value < limit) return value % bound
    }
  }
}
