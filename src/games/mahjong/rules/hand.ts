import { missing } from './distance.ts'
import {
  copies,
  distinctKinds,
  hasOrphanPair,
  isOrphans,
  isPairs,
  isStandard,
  orphanKinds,
  pack,
  pairsIn,
  put,
  take,
} from './suits.ts'
import type { Suits } from './suits.ts'

/** The forms a table allows besides four sets and a pair. */
export type Forms = { sevenPairs?: boolean; sevenPairsQuad?: boolean }

const PLAIN: Forms = {}
const KINDS = 34

function isComplete(suits: Suits, length: number, forms: Forms): boolean {
  if (isStandard(suits)) return true
  if (length !== 14) return false
  return isOrphans(suits) || (forms.sevenPairs === true && isPairs(suits, forms.sevenPairsQuad === true))
}

/** Whether a concealed part of 14 − 3k tiles is complete. */
export function isWinningHand(kinds: readonly number[], forms: Forms = PLAIN): boolean {
  return kinds.length % 3 === 2 && isComplete(pack(kinds), kinds.length, forms)
}

const orphansDistance = (suits: Suits): number => 13 - orphanKinds(suits) - Number(hasOrphanPair(suits))

function pairsDistance(suits: Suits, quads: boolean): number {
  const short = 6 - pairsIn(suits, quads)
  return quads ? short : short + Math.max(0, 7 - distinctKinds(suits))
}

/** The same for a hand kept as suits. */
export function distance(suits: Suits, length: number, forms: Forms = PLAIN): number {
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
export function shanten(kinds: readonly number[], forms: Forms = PLAIN): number {
  return distance(pack(kinds), kinds.length, forms)
}

/** The kinds that complete a concealed part of 13 − 3k tiles, ascending. */
export function waits(kinds: readonly number[], forms: Forms = PLAIN): number[] {
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
