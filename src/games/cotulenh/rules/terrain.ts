import type { Kind } from '../types.ts'
import type { Board } from './board.ts'
import { MEMBERS, N } from './pieces.ts'
import { FILES, NEXT, SQUARES, fileOf, rankOf, squareIndex } from './squares.ts'

/** Where a Navy may stand, and where anything else may. */
export const SEA = new Uint8Array(SQUARES)
export const LAND = new Uint8Array(SQUARES)

/** Whether a unit with this carrier may stand on a square. */
export const mayStand = (carrier: Kind, square: number): boolean => (carrier === 'N' ? SEA : LAND)[square] === 1

/** A Navy may not pass along these diagonal links: [d * SQUARES + start of the step]. */
export const CORNER = new Uint8Array(8 * SQUARES)

for (let square = 0; square < SQUARES; square++) {
  const file = fileOf(square)
  const rank = rankOf(square)
  const river = (file === 3 || file === 4) && (rank === 5 || rank === 6)
  SEA[square] = file <= 2 || river ? 1 : 0
  LAND[square] = file >= 2 ? 1 : 0
}

const LINKS = [
  ['c5', 'd6'],
  ['c8', 'd7'],
]

for (const [one, other] of LINKS) {
  for (let d = 4; d < 8; d++) {
    if (NEXT[d * SQUARES + squareIndex(one)] === squareIndex(other)) {
      CORNER[d * SQUARES + squareIndex(one)] = 1
      CORNER[(d ^ 1) * SQUARES + squareIndex(other)] = 1
    }
  }
}

/** The first square beyond the river. */
const RIVER = 6 * FILES
/** A step goes over the river, which heavy pieces may only do on files f and h. */
export const crosses = (from: number, to: number): boolean => from < RIVER !== to < RIVER

/** The same as `mayStand`, for a carrier of the fast board. */
export const stands = (kind: number, square: number): number => (kind === N ? SEA[square] : LAND[square])

/** Whether what is left on a square may stay there; nothing always may. */
export const standsAt = (board: Board, square: number, unit: number): boolean =>
  unit === 0 || stands(board.tables.carrier[unit & MEMBERS], square) === 1
