import { C, HERO, KIND_COUNT, MEMBERS, SIDE } from '../rules/pieces.ts'
import { NEXT, SQUARES } from '../rules/squares.ts'
import { LAND } from '../rules/terrain.ts'
import { nearness } from './nearness.ts'
import type { SearchBoard } from './searchBoard.ts'
import { WORDS, lowest } from './squareSet.ts'
import { OTHER, VALUE } from './weights.ts'

/** Where the board's own score is so far outside the window, the rest of the evaluation cannot bring it back. */
const LAZY = 400

/** What a unit's members are worth, in hundredths of an Infantry. */
export function unitValue(unit: number): number {
  let value = 0
  for (let rest = unit & MEMBERS; rest; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    value += VALUE[((unit >>> (HERO + kind)) & 1) * KIND_COUNT + kind]
  }
  return value
}

/** The Commander's shelter: friends beside it, ways out, its own air defence above it, a carrier under it. */
function shelter({ board }: SearchBoard, side: number): number {
  const home = board.commander[side]
  let score = 0
  for (let d = 0; d < 8; d++) {
    const next = NEXT[d * SQUARES + home]
    if (next < 0) continue
    const unit = board.at[next]
    if (unit !== 0 && unit >>> SIDE === side) score += OTHER[0]
    else if (d < 4 && unit === 0 && LAND[next]) score += OTHER[1]
  }
  score += Math.min(board.cover[side * SQUARES + home], 2) * OTHER[2]
  return (board.at[home] & MEMBERS) === 1 << C ? score : score + OTHER[3]
}

/** Units under their own air defence. */
function covered({ board, stands }: SearchBoard, side: number): number {
  let count = 0
  for (let w = 0; w < WORDS; w++) {
    for (let rest = stands[side * WORDS + w]; rest; rest &= rest - 1)
      if (board.cover[side * SQUARES + (w << 5) + lowest(rest)]) count++
  }
  return count * OTHER[4]
}

/** Hundredths of an Infantry from the eyes of the side to move; outside the window a rough answer will do. Both Commanders are there. */
export function evaluate(sb: SearchBoard, alpha: number, beta: number): number {
  const sign = sb.board.turn === 0 ? 1 : -1
  const rough = sign * sb.score
  if (rough - LAZY >= beta || rough + LAZY <= alpha) return rough
  const red = shelter(sb, 0) + covered(sb, 0)
  const blue = shelter(sb, 1) + covered(sb, 1)
  return rough + sign * (nearness(sb) + red - blue) + OTHER[5]
}
