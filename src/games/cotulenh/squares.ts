import type { Kind } from './types.ts'

/** 11 files a..k by 12 ranks 1..12; inside the folder a square is `rank * 11 + file`, outside it is its name. */
export const FILES = 11
export const RANKS = 12
export const SQUARES = FILES * RANKS

export const squareName = (square: number): string => 'abcdefghijk'[square % FILES] + (Math.floor(square / FILES) + 1)

/** -1 when the text names no square. */
export function squareIndex(name: string): number {
  if (!/^[a-k]([1-9]|1[0-2])$/.test(name)) return -1
  return (Number(name.slice(1)) - 1) * FILES + name.charCodeAt(0) - 97
}

export const fileOf = (square: number): number => square % FILES
export const rankOf = (square: number): number => Math.floor(square / FILES)

/** Directions 0–3 are orthogonal, 4–7 diagonal; `d ^ 1` is the opposite of d. */
const DX = [0, 0, 1, -1, 1, -1, 1, -1]
const DY = [1, -1, 0, 0, 1, -1, -1, 1]

/** The square after `square` in direction d at [d * SQUARES + square], -1 beyond the edge. */
export const NEXT = new Int16Array(8 * SQUARES).fill(-1)

/** Where a Navy may stand, and where anything else may. */
export const SEA = new Uint8Array(SQUARES)
export const LAND = new Uint8Array(SQUARES)
/** Whether a unit with this carrier may stand on a square. */
export const mayStand = (carrier: Kind, square: number): boolean => (carrier === 'N' ? SEA : LAND)[square] === 1

/** A Navy may not pass along these diagonal links: [d * SQUARES + start of the step]. */
export const CORNER = new Uint8Array(8 * SQUARES)

/** Squares within distance L of each square, the zone of an air defence of level L (1 to 3). */
export const ZONES: readonly (readonly Uint8Array[])[] = [1, 2, 3].map(level =>
  Array.from({ length: SQUARES }, (_, centre) => {
    const zone: number[] = []
    for (let square = 0; square < SQUARES; square++) {
      const dx = fileOf(square) - fileOf(centre)
      const dy = rankOf(square) - rankOf(centre)
      if (dx * dx + dy * dy <= level * level) zone.push(square)
    }
    return Uint8Array.from(zone)
  }),
)

for (let square = 0; square < SQUARES; square++) {
  const file = fileOf(square)
  const rank = rankOf(square)
  const river = (file === 3 || file === 4) && (rank === 5 || rank === 6)
  SEA[square] = file <= 2 || river ? 1 : 0
  LAND[square] = file >= 2 ? 1 : 0
  for (let d = 0; d < 8; d++) {
    const x = file + DX[d]
    const y = rank + DY[d]
    if (x >= 0 && x < FILES && y >= 0 && y < RANKS) NEXT[d * SQUARES + square] = y * FILES + x
  }
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
