import type { Kind } from './types.ts'
import type { Rules } from './rules.ts'

export const KINDS = ['C', 'I', 'T', 'M', 'E', 'A', 'G', 'S', 'F', 'N', 'H'] as const satisfies readonly Kind[]

/**
 * A unit on the fast board is one number: a bit for each member's kind, the same bits shifted by HERO for
 * those that are heroes, and the side. The last two kinds are a second Air Force and a second Tank,
 * which only `navyDoubleLoad` knows; a hero comes first, so that equal units are equal numbers.
 */
export const C = 0
export const I = 1
export const T = 2
export const M = 3
export const E = 4
export const A = 5
export const G = 6
export const S = 7
export const F = 8
export const N = 9
export const H = 10
export const F2 = 11
export const T2 = 12
export const KIND_COUNT = 13
export const MEMBERS = (1 << KIND_COUNT) - 1
/** Heroes stand above the kinds, bit for bit. */
export const HERO = 13
export const SIDE = 26

/** F2 reads as F and T2 as T. */
export const plain = (kind: number): number => (kind === F2 ? F : kind === T2 ? T : kind)

export const sideOf = (unit: number): number => unit >>> SIDE
export const isHero = (unit: number, kind: number): number => (unit >>> (HERO + kind)) & 1
/** The part of a unit made of these members, heroes and side kept. */
export const part = (unit: number, members: number): number => unit & (members | (members << HERO) | (1 << SIDE))
/** A unit without these members; 0 when none is left. */
export const without = (unit: number, members: number): number =>
  unit & MEMBERS & ~members ? unit & ~(members | (members << HERO)) : 0

/** Written order: carrier, slot one, slot two. */
export const ORDER = [N, F, F2, T, T2, E, H, C, I, M, A, G, S]

const bits = (...kinds: number[]): number => kinds.reduce((mask, kind) => mask | (1 << kind), 0)

/** The carrier of each valid set of members, -1 for sets that cannot share a square. */
function carriers(rules: Rules): Int8Array {
  const table = new Int8Array(1 << KIND_COUNT).fill(-1)
  const allow = (carrier: number, ...riders: number[]) => (table[bits(carrier, ...riders)] = carrier)
  for (let kind = C; kind <= H; kind++) allow(kind)
  const people = [C, I, M]
  for (const rider of [F, T, ...people]) allow(N, rider)
  for (const rider of [T, ...people]) allow(N, F, rider)
  for (const rider of [T, ...people]) allow(F, rider)
  if (!rules.airForceSingleLoad) for (const rider of people) allow(F, T, rider)
  for (const rider of people) allow(T, rider)
  for (const rider of [A, G, S]) allow(E, rider)
  allow(H, C)
  if (rules.navyDoubleLoad) {
    allow(N, F, F2)
    allow(N, T, T2)
    // What a double load leaves behind while it deploys.
    table[bits(F, F2)] = F
    table[bits(T, T2)] = T
    table[bits(F2)] = F2
    table[bits(T2)] = T2
    table[bits(N, F2)] = N
    table[bits(N, T2)] = N
  }
  return table
}

type Ranges = { move: Int8Array; capture: Int8Array }

export type Tables = Ranges & { carrier: Int8Array; shielded: number; rules: Rules }

/** Index of a kind's ranges: by hero, then 1 for diagonals. */
const rangeIndex = (kind: number, hero: number, diagonal: number): number => (kind << 2) | (hero << 1) | diagonal

/** [orthogonal, diagonal] of move and capture, plain and heroic. */
function ranges(rules: Rules): Ranges {
  const move = new Int8Array(KIND_COUNT * 4)
  const capture = new Int8Array(KIND_COUNT * 4)
  const set = (kind: number, hero: number, orthogonal: number, diagonal: number) => {
    for (const [d, range] of [orthogonal, diagonal].entries()) {
      move[rangeIndex(kind, hero, d)] = kind === C && range ? 11 : range
      capture[rangeIndex(kind, hero, d)] = range
    }
  }
  const straight: [number, number][] = [[I, 1], [T, 2], [T2, 2], [E, 1], [G, 1]] // prettier-ignore
  const round: [number, number][] = [[M, 1], [A, 3], [F, 4], [F2, 4], [N, 4]] // prettier-ignore
  for (const [kind, range] of straight) set(kind, 0, range, 0)
  for (const [kind, range] of round) set(kind, 0, range, range)
  for (const [kind, range] of [...straight, ...round]) set(kind, 1, range + 1, range + 1)
  set(C, 0, 1, 0)
  set(C, 1, 1, 0)
  set(S, 0, 2, 1)
  set(S, 1, 3, 2)
  const hq = rules.hqTwoSteps ? 2 : 1
  set(H, 1, hq, hq)
  return { move, capture }
}

const cache = new Map<string, Tables>()
/** Everything a set of rules changes about the pieces, made once for each. */
export function tablesFor(rules: Rules): Tables {
  const key = JSON.stringify(rules)
  const known = cache.get(key)
  if (known) return known
  const shielded = rules.hqShield ? bits(I, M, G, S) : 0
  const tables = { ...ranges(rules), carrier: carriers(rules), shielded, rules }
  cache.set(key, tables)
  return tables
}

export const heavy = (kind: number): boolean => kind === A || kind === G || kind === S
/** Shoots over pieces. */
export const shootsOver = bits(A, S, F, F2, N)

/** Level of air defence a top piece gives. */
export const defence = (kind: number, hero: number): number =>
  kind === G || kind === N ? 1 + hero : kind === S ? 2 + hero : 0
