import { suitOf } from './tiles.ts'

/** Characters, dots, bamboo, honours: each a number with three bits a rank, the lowest rank lowest. */
export type Suits = number[]

/** One tile of a kind, within its suit. */
const unit = (kind: number): number => 1 << (3 * (kind % 9))

const UNITS = Int32Array.from({ length: 34 }, (_, kind) => unit(kind))
const SUIT = Uint8Array.from({ length: 34 }, (_, kind) => suitOf(kind))

export function pack(kinds: readonly number[]): Suits {
  const suits = [0, 0, 0, 0]
  for (let i = 0; i < kinds.length; i++) suits[SUIT[kinds[i]]] += UNITS[kinds[i]]
  return suits
}

export const copies = (suits: Suits, kind: number): number => (suits[SUIT[kind]] >> (3 * (kind % 9))) & 7
export const put = (suits: Suits, kind: number): void => {
  suits[SUIT[kind]] += UNITS[kind]
}
export const take = (suits: Suits, kind: number): void => {
  suits[SUIT[kind]] -= UNITS[kind]
}

const ONES = 0o111111111
const FOURS = ONES << 2
const EVEN_RANKS = 0o707070707

/** Tiles in a suit. */
const size = (suit: number): number => ((suit & EVEN_RANKS) + ((suit >> 3) & EVEN_RANKS)) % 63

/** Tiles a suit of so many has over when it is split into threes. */
const OVER = Uint8Array.from({ length: 64 }, (_, tiles) => tiles % 3)

/** Whether a suit splits into sets. A lowest rank held 1, 2 or 4 times must begin 1, 2 or 1 sequences. */
function allSets(suit: number): boolean {
  for (; suit; suit >>>= 3) {
    const have = suit & 7
    const runs = have > 2 ? have - 3 : have
    if (!runs) continue
    if (((suit >> 3) & 7) < runs || ((suit >> 6) & 7) < runs) return false
    suit -= runs * 0o111
  }
  return true
}

function setsAndPair(suit: number): boolean {
  for (let shift = 0; suit >> shift; shift += 3) {
    if (((suit >> shift) & 7) >= 2 && allSets(suit - (2 << shift))) return true
  }
  return false
}

/** Triplets only, and one pair if there are two tiles too many for that. */
function honoursSplit(suit: number, pair: boolean): boolean {
  const pairs = (suit >> 1) & ~suit & ONES
  if (suit & FOURS || (pairs & (pairs - 1)) !== 0 || pair !== pairs > 0) return false
  const rest = suit - 2 * pairs
  return ((rest ^ (rest >> 1)) & ONES) === 0
}

const tooMany = (suit: number): number => suit & FOURS & ((suit << 1) | (suit << 2))

/** Whether the suits are sets and one pair, no kind more than four times. */
export function isStandard(suits: Suits): boolean {
  const m = suits[0]
  const p = suits[1]
  const s = suits[2]
  const z = suits[3]
  // One suit holds the pair, and no suit has a tile over.
  const a = OVER[size(m)]
  if (a === 1) return false
  const b = OVER[size(p)]
  if (b === 1 || a + b > 2) return false
  const c = OVER[size(s)]
  if (c === 1 || a + b + c > 2) return false
  const d = OVER[size(z)]
  if (a + b + c + d !== 2) return false
  if (tooMany(m) | tooMany(p) | tooMany(s)) return false
  return (
    honoursSplit(z, d === 2) &&
    (a ? setsAndPair(m) : allSets(m)) &&
    (b ? setsAndPair(p) : allSets(p)) &&
    (c ? setsAndPair(s) : allSets(s))
  )
}

const MIDDLE = 0o077777770
const ENDS = 0o100000001

/** Fourteen tiles that are the thirteen orphan kinds and one of them again. */
export function isOrphans(suits: Suits): boolean {
  if ((suits[0] | suits[1] | suits[2]) & MIDDLE) return false
  return orphanKinds(suits) === 13
}

/** A one for each rank the suit holds at all, and for each it holds twice. */
const held = (suit: number): number => (suit | (suit >> 1) | (suit >> 2)) & ONES
const twice = (suit: number): number => ((suit >> 1) | (suit >> 2)) & ONES

const ends = (suit: number): number => (held(suit) & 1) + (held(suit) >> 24)

/** Different orphans. */
export const orphanKinds = (suits: Suits): number =>
  ends(suits[0]) + ends(suits[1]) + ends(suits[2]) + size(held(suits[3]))
export const hasOrphanPair = (suits: Suits): boolean =>
  ((twice(suits[0]) | twice(suits[1]) | twice(suits[2])) & ENDS) !== 0 || twice(suits[3]) !== 0

export const distinctKinds = (suits: Suits): number =>
  size(held(suits[0])) + size(held(suits[1])) + size(held(suits[2])) + size(held(suits[3]))
/** Pairs; four of a kind are two of them only where `quads`. */
export const pairsIn = (suits: Suits, quads: boolean): number => {
  let pairs = 0
  for (let i = 0; i < 4; i++) {
    pairs += size(twice(suits[i]))
    if (quads) pairs += size((suits[i] >> 2) & ONES)
  }
  return pairs
}

/** Fourteen tiles that are seven pairs; four of a kind count as two of them only where `quads`. */
export function isPairs(suits: Suits, quads: boolean): boolean {
  const any = suits[0] | suits[1] | suits[2] | suits[3]
  return !(any & ONES) && (quads || !(any & FOURS))
}
