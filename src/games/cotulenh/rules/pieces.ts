import type { Kind } from '../types.ts'

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
export const isHero = (unit: number, kind: number): number => (unit >>> (HERO + kind)) & 1

/** The part of a unit made of these members, heroes and side kept. */
export const part = (unit: number, members: number): number => unit & (members | (members << HERO) | (1 << SIDE))

/** A unit without these members; 0 when none is left. */
export const without = (unit: number, members: number): number =>
  unit & MEMBERS & ~members ? unit & ~(members | (members << HERO)) : 0

/** Written order: carrier, slot one, slot two. */
export const ORDER = [N, F, F2, T, T2, E, H, C, I, M, A, G, S]

export const bits = (...kinds: number[]): number => kinds.reduce((mask, kind) => mask | (1 << kind), 0)

export const heavy = (kind: number): boolean => kind === A || kind === G || kind === S

/** Shoots over pieces. */
export const shootsOver = bits(A, S, F, F2, N)

export const PLANES = bits(F, F2)
