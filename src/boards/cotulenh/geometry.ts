import { FILES, RANKS, squareIndex, squareName } from '../../games/cotulenh/rules/squares.ts'
import type { Square, StepKind } from '../../games/cotulenh/types.ts'

/** One point of the board is CELL wide; pieces stand in the middle of it. */
export const CELL = 40
export const WIDTH = FILES * CELL
export const HEIGHT = RANKS * CELL
/** Under the board runs a strip with the letters of the files. */
export const STRIP = 16

/** What a line of the engine or a reply would do, drawn over the board; the first is the best. */
export type Arrow = { from: Square; to: Square[] }

/** A square that could be chosen now, and what would come of it. */
export type Target = { to: Square; kind: StepKind | 'swap' }

/** Seen from Red's side, or turned round for Blue. */
export function centre(square: Square, flipped: boolean): { x: number; y: number } {
  const index = squareIndex(square)
  const file = index % FILES
  const rank = Math.floor(index / FILES)
  const column = flipped ? FILES - 1 - file : file
  const row = flipped ? rank : RANKS - 1 - rank
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** Every square in reading order as it is seen: left to right, top to bottom. */
export function seenOrder(flipped: boolean): Square[] {
  const all = Array.from({ length: FILES * RANKS }, (_, i) => {
    const row = Math.floor(i / FILES)
    return squareName((RANKS - 1 - row) * FILES + (i % FILES))
  })
  return flipped ? all.reverse() : all
}

const RIVER = new Set(['d6', 'e6', 'd7', 'e7'])
const BRIDGE = new Set(['f6', 'f7', 'h6', 'h7'])
/** A key under `terrain.` in the messages. */
export function terrainOf(square: Square): 'sea' | 'mixed' | 'river' | 'bridge' | 'land' {
  if (BRIDGE.has(square)) return 'bridge'
  if (RIVER.has(square)) return 'river'
  return square[0] < 'c' ? 'sea' : square[0] === 'c' ? 'mixed' : 'land'
}
