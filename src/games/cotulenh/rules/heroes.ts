import { attackers, hits } from './attack.ts'
import { put, type Board } from './board.ts'
import { C, HERO, MEMBERS, SIDE } from './pieces.ts'
import { SQUARES } from './squares.ts'
import { tidy } from './stack.ts'

const COMMANDER = 1 << C

/** Heroes: the mover's pieces that attack the enemy Commander, then the last guard of either side. */
export function promote(board: Board, side: number, origin: number): void {
  const target = board.commander[side ^ 1]
  if (target >= 0) {
    const count = attackers(board, target, side, true)
    for (let i = 0; i < count; i++) {
      const square = hits[2 * i]
      const unit = board.at[square]
      const fresh = hits[2 * i + 1] & ~(unit >>> HERO) & ~COMMANDER
      if (!fresh) continue
      const raised = unit | (fresh << HERO)
      // The origin's members keep their places until the deployment is over.
      put(board, square, square === origin ? raised : tidy(raised))
    }
  }
  if (board.count[0] === 2) guardLast(board, 0)
  if (board.count[1] === 2) guardLast(board, 1)
}

function guardLast(board: Board, side: number): void {
  if (board.commander[side] < 0) return
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== side) continue
    const guard = unit & MEMBERS & ~COMMANDER
    if (!guard) continue
    if (!(unit & (guard << HERO))) put(board, square, unit | (guard << HERO))
    return
  }
}
