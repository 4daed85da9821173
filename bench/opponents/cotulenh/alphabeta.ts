import { toBoard, type Board } from '../../../src/games/cotulenh/rules/board.ts'
import { commanderAttacked } from '../../../src/games/cotulenh/rules/commander.ts'
import { legalWhole, oneStepDeployments } from '../../../src/games/cotulenh/rules/legalSteps.ts'
import { turnOf } from '../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurnOn, unmakeTurn } from '../../../src/games/cotulenh/rules/makeMove.ts'
import { COMBINE, MOVE, stepFrom, stepKind, stepList, stepTo } from '../../../src/games/cotulenh/rules/step.ts'
import type { Position, Turn } from '../../../src/games/cotulenh/types.ts'
import { within } from './clock.ts'
import { evaluate, unitValue } from './evaluate.ts'

/** Plain alpha–beta with our former evaluation: captures first, dearest prey first, deeper until the time is up. No table, no tricks. */

const MATE = 30_000
const CAPTURES_DEEP = 4

const loud = (step: number): boolean => stepKind(step) !== MOVE && stepKind(step) !== COMBINE

function turns(board: Board, capturesOnly: boolean): number[] {
  const steps = stepList()
  legalWhole(board, steps)
  oneStepDeployments(board, steps)
  const list = Array.from(steps.list.subarray(0, steps.length)).filter(step => !capturesOnly || loud(step))
  const worth = (step: number) =>
    loud(step) ? 10_000 + unitValue(board.at[stepTo(step)]) - unitValue(board.at[stepFrom(step)]) / 8 : 0
  return list.sort((a, b) => worth(b) - worth(a))
}

function search(board: Board, depth: number, alpha: number, beta: number, ply: number, over: () => boolean): number {
  if (board.commander[board.turn] < 0) return ply - MATE
  if (board.halfmoves >= 100) return 0
  const quiet = depth <= 0
  if (quiet) {
    const stand = evaluate(board)
    if (stand >= beta || depth <= -CAPTURES_DEEP) return stand
    alpha = Math.max(alpha, stand)
  }
  const list = turns(board, quiet)
  if (!quiet && !list.length) return commanderAttacked(board, board.turn) ? ply - MATE : 0
  for (const step of list) {
    const mark = board.logged
    const { halfmoves } = board
    makeTurnOn(board, [step], 0, 1)
    const score = -search(board, depth - 1, -beta, -alpha, ply + 1, over)
    unmakeTurn(board, mark, halfmoves)
    if (over()) return alpha
    alpha = Math.max(alpha, score)
    if (alpha >= beta) break
  }
  return alpha
}

export function alphabeta(position: Position, ms: number): Turn {
  const over = within(ms)
  const board = toBoard(position)
  let list = turns(board, false)
  let best = list[0]
  for (let depth = 1; depth < 20 && !over(); depth++) {
    let alpha = -MATE
    let leader = best
    for (const step of list) {
      const mark = board.logged
      const { halfmoves } = board
      makeTurnOn(board, [step], 0, 1)
      const score = -search(board, depth - 1, -MATE, -alpha, 1, over)
      unmakeTurn(board, mark, halfmoves)
      if (over()) break
      if (score > alpha) {
        alpha = score
        leader = step
      }
    }
    // Of a broken pass the best so far counts: the former best was tried first.
    best = leader
    list = [best, ...list.filter(step => step !== best)]
  }
  return turnOf(position, [best])
}
