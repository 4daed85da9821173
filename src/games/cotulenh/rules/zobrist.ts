import { KIND_COUNT } from './pieces.ts'
import { SQUARES } from './squares.ts'

/** A fixed stream of 32-bit numbers (mulberry32): keys must be the same in every process. */
function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) | 0
  }
}

const next = stream(20261116)

/** [(side * 2 + hero) * KIND_COUNT + kind] * SQUARES + square, in two halves. */
export const LOW = Int32Array.from({ length: 4 * KIND_COUNT * SQUARES }, next)
export const HIGH = Int32Array.from({ length: 4 * KIND_COUNT * SQUARES }, next)
export const TURN_LOW = next()
export const TURN_HIGH = next()
