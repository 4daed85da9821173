import { NEXT, SQUARES, fileOf, rankOf } from '../rules/squares.ts'

/** No piece shoots further: a heroic Navy at a Navy. */
const FARTHEST = 5

/**
 * How one square lies to another, at [from * SQUARES + to]: 8 * direction + distance, 0 when they are not in line or too far apart
 * for any shot. So two units are known not to matter to each other by one look, and most are not.
 */
export const LINE = new Uint8Array(SQUARES * SQUARES)

/** Chebyshev distance, at [a * SQUARES + b]. */
export const DISTANCE = new Uint8Array(SQUARES * SQUARES)

for (let from = 0; from < SQUARES; from++) {
  for (let d = 0; d < 8; d++) {
    let square = NEXT[d * SQUARES + from]
    for (let k = 1; k <= FARTHEST && square >= 0; k++, square = NEXT[d * SQUARES + square])
      LINE[from * SQUARES + square] = 8 * d + k
  }
  for (let to = 0; to < SQUARES; to++)
    DISTANCE[from * SQUARES + to] = Math.max(Math.abs(fileOf(from) - fileOf(to)), Math.abs(rankOf(from) - rankOf(to)))
}
