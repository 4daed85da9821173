import type { Position } from '../../../src/games/cotulenh/types.ts'
import { placementKey, toBoard, type Board } from '../../../src/games/cotulenh/rules/board.ts'
import { deployments } from '../../../src/games/cotulenh/rules/deployment.ts'
import { legalSteps } from '../../../src/games/cotulenh/rules/legalSteps.ts'
import { turnPaths } from '../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurnOn, unmakeTurn } from '../../../src/games/cotulenh/rules/makeMove.ts'
import { MEMBERS, SIDE } from '../../../src/games/cotulenh/rules/pieces.ts'
import { isStack } from '../../../src/games/cotulenh/rules/stack.ts'
import { STAY, stepFrom, stepKind, stepList, type Steps } from '../../../src/games/cotulenh/rules/step.ts'

/**
 * steps: legal ordinary moves and single-piece first deploy steps in the last ply.
 * turns: distinct placements after the last complete turn. Both follow distinct complete turns in the plies before.
 */
export type Counts = { steps: number; turns: number }

/** Different steps give different placements, but for staying captures of one target and what stacks can do: those are compared. */
function leaf(board: Board, steps: Steps, counts: Counts): void {
  steps.length = 0
  legalSteps(board, -1, steps)
  counts.steps += steps.length
  const stacks: number[] = []
  const doubtful: number[][] = []
  for (let square = 0; square < board.at.length; square++) {
    const unit = board.at[square]
    if (unit && unit >>> SIDE === board.turn && isStack(unit)) stacks.push(square)
  }
  for (let i = 0; i < steps.length; i++) {
    const step = steps.list[i]
    const unit = board.at[stepFrom(step)]
    if ((unit & MEMBERS) !== step >>> 19) continue
    if (stepKind(step) === STAY || isStack(unit)) doubtful.push([step])
    else counts.turns++
  }
  for (const square of stacks) {
    deployments(board, square, (path, length) => {
      doubtful.push(Array.from(path.subarray(0, length)))
      return false
    })
  }
  if (doubtful.length) counts.turns += distinct(board, doubtful)
}

function distinct(board: Board, paths: number[][]): number {
  const keys = new Set<number>()
  for (const path of paths) {
    const mark = board.logged
    const { halfmoves } = board
    makeTurnOn(board, path, 0, path.length)
    keys.add(placementKey(board))
    unmakeTurn(board, mark, halfmoves)
  }
  return keys.size
}

function count(board: Board, depth: number, lists: Steps[], counts: Counts): void {
  if (board.commander[0] < 0 || board.commander[1] < 0) return
  if (depth === 1) return leaf(board, lists[0], counts)
  for (const path of turnPaths(board)) {
    const mark = board.logged
    const { halfmoves } = board
    makeTurnOn(board, path, 0, path.length)
    count(board, depth - 1, lists, counts)
    unmakeTurn(board, mark, halfmoves)
  }
}

export function perft(position: Position, depth: number): Counts {
  if (depth < 1) return { steps: 1, turns: 1 }
  const counts = { steps: 0, turns: 0 }
  count(toBoard(position), depth, [stepList()], counts)
  return counts
}
