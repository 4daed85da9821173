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
for (let square = 0; square < SQUARES; square++) {
  for (let d = 0; d < 8; d++) {
    const x = fileOf(square) + DX[d]
    const y = rankOf(square) + DY[d]
    if (x >= 0 && x < FILES && y >= 0 && y < RANKS) NEXT[d * SQUARES + square] = y * FILES + x
  }
}
