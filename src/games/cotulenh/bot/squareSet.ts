import { KIND_COUNT } from '../rules/pieces.ts'
import { SQUARES } from '../rules/squares.ts'
import type { Tables } from '../rules/tables.ts'
import { LINE } from './lines.ts'

/**
 * Sets of squares, one bit each, in five words: a square's is bit (square & 31) of word (square >> 5). What a gun could reach and where
 * the enemy stands are two sets, and what they have in common is nearly always nothing: five words tell that, nineteen units need not
 * be asked one by one.
 */
export const WORDS = 5

/** The square of a word's lowest bit, in word 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

const addTo = (sets: Int32Array, set: number, square: number): void =>
  void (sets[set * WORDS + (square >> 5)] |= 1 << (square & 31))

/** From where any shot could reach a square, at [square * WORDS + word]. */
export const STAR = new Int32Array(SQUARES * WORDS)

for (let from = 0; from < SQUARES; from++)
  for (let to = 0; to < SQUARES; to++) if (LINE[from * SQUARES + to]) addTo(STAR, to, from)

const known = new WeakMap<Tables, Int32Array>()

/** What a kind, plain or as a hero, reaches from a square when nothing is in its way: [((2 * kind + hero) * SQUARES + square) * WORDS + word]. */
export function shotsFor(tables: Tables): Int32Array {
  const before = known.get(tables)
  if (before) return before
  const sets = new Int32Array(2 * KIND_COUNT * SQUARES * WORDS)
  for (let kind = 0; kind < 2 * KIND_COUNT; kind++) {
    for (let from = 0; from < SQUARES; from++) {
      for (let to = 0; to < SQUARES; to++) {
        const line = LINE[from * SQUARES + to]
        if (line && (line & 7) <= tables.capture[2 * kind + (line >> 5)]) addTo(sets, kind * SQUARES + from, to)
      }
    }
  }
  known.set(tables, sets)
  return sets
}
