import { missing } from './distance.ts'
import { copies, isOrphans, isPairs, isStandard, pack, put, take } from './suits.ts'
import type { Suits } from './suits.ts'

/** The forms a table allows besides four sets and a pair. */
export type Forms = { sevenPairs?: boolean; sevenPairsQuad?: boolean }

const KINDS = 34
const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

function isComplete(suits: Suits, length: number, forms: Forms): boolean {
  if (isStandard(suits)) return true
  if (length !== 14) return false
  return isOrphans(suits) || (forms.sevenPairs === true && isPairs(suits, forms.sevenPairsQuad === true))
}

/** Whether a concealed part of 14 − 3k tiles is complete. */
export function isWinningHand(kinds: readonly number[], forms: Forms = {}): boolean {
  return kinds.length % 3 === 2 && isComplete(pack(kinds), kinds.length, forms)
}

function orphansDistance(suits: Suits): number {
  let distinct = 0
  let pair = 0
  for (const kind of ORPHANS) {
    const have = copies(suits, kind)
    if (have > 0) distinct++
    if (have > 1) pair = 1
  }
  return 13 - distinct - pair
}

function pairsDistance(suits: Suits, quads: boolean): number {
  let pairs = 0
  let distinct = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const have = copies(suits, kind)
    if (have > 0) distinct++
    pairs += quads ? have >> 1 : Number(have > 1)
  }
  return 6 - pairs + (quads ? 0 : Math.max(0, 7 - distinct))
}

/** The same for a hand kept as suits. */
export function distance(suits: Suits, length: number, forms: Forms = {}): number {
  let best = missing(suits, (length / 3) | 0) - 1
  if (length < 13) return best
  if (best > 0) best = Math.min(best, orphansDistance(suits))
  if (best >= 0 && forms.sevenPairs) best = Math.min(best, pairsDistance(suits, forms.sevenPairsQuad === true))
  return best
}

/**
 * Tiles short of a ready hand: −1 complete, 0 ready. For 13 − 3k or 14 − 3k concealed tiles, the rest lying in melds.
 * A wait that exists only as a fifth copy is no wait.
 */
export function shanten(kinds: readonly number[], forms: Forms = {}): number {
  return distance(pack(kinds), kinds.length, forms)
}

/** The kinds that complete a concealed part of 13 − 3k tiles, ascending. */
export function waits(kinds: readonly number[], forms: Forms = {}): number[] {
  const suits = pack(kinds)
  const found: number[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    if (copies(suits, kind) === 4) continue
    put(suits, kind)
    if (isComplete(suits, kinds.length + 1, forms)) found.push(kind)
    take(suits, kind)
  }
  return found
}
