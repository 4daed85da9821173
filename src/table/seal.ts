import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../games/game.ts'
import type { Seals } from './protocol.ts'
import { wording, type Promised } from './promised.ts'

// What is sealed before the first tile is dealt; orders and roots, which are checked once they are shown, are in deal.ts.

/** Published before any salt is sealed, so that the server cannot choose the secret to suit them. */
export function commit(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** A salt's seal is shown before any salt is. It holds for one seat of one hand under one commitment: no copy fits elsewhere. */
export function seal(promise: Promised, seat: number, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(wording(promise, seat, salt))))
}

/** Whether each salt is the one its seat had sealed, and nobody who sealed none has one. */
export function saltsFit(promise: Promised, seals: Seals, salts: readonly string[]): boolean {
  if (seals.length !== salts.length) return false
  return salts.every((salt, seat) => salt === '' || seal(promise, seat, salt) === seals[seat])
}

/** People whose salts are not in the deal. A bot has no seal, and owes none. */
export const withoutSalt = (seals: Seals, salts: readonly string[]): Seat[] =>
  seals.flatMap((sealed, seat) => (sealed !== null && !salts[seat] ? [seat as Seat] : []))

/** Six letters that are the same on every screen of a table whose server told everyone the same. */
export function dealCode(commit: string, seals: Seals, salts: readonly string[], root: string): string {
  const digest = sha256(utf8ToBytes([commit, seals.map(each => each ?? '-').join(), salts.join(), root].join('\n')))
  return Array.from(digest.subarray(0, 6), byte => ALPHABET[byte % 32]).join('')
}

// No letter or digit that is taken for another when read aloud or written by hand.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
