import type { Position, Square, Turn } from '../types.ts'
import { placementKey, toBoard, type Board } from './board.ts'
import { deployments } from './deployment.ts'
import { legalSteps, legalWhole, oneStepDeployments } from './legalSteps.ts'
import { makeTurnOn, unmakeTurn } from './makeMove.ts'
import { unpackTurn } from './packTurn.ts'
import { MEMBERS, SIDE } from './pieces.ts'
import { squareIndex } from './squares.ts'
import { isStack } from './stack.ts'
import { stepFrom, stepList, stepMembers } from './step.ts'

/** Ordinary moves (`form: 'move'`) and first deploy steps of single pieces (`form: 'step'`), of one square or of the side to move. */
export function legalMoves(position: Position, square?: Square): Turn[] {
  const board = toBoard(position)
  const only = square === undefined ? -1 : squareIndex(square)
  if (square !== undefined && only < 0) return []
  const steps = stepList()
  legalSteps(board, only, steps)
  return Array.from(steps.list.subarray(0, steps.length), step => {
    return unpackTurn(board, [step], isWhole(board, [step]) ? 'move' : 'step')
  })
}

/** Complete turns, one for each placement they can lead to; an ordinary move is preferred to a deployment with the same end. */
export function legalTurns(position: Position): Turn[] {
  const board = toBoard(position)
  return turnPaths(board).map(path => unpackTurn(board, path, isWhole(board, path) ? 'move' : 'deploy'))
}

export const isWhole = (board: Board, path: readonly number[]): boolean =>
  path.length === 1 && (board.at[stepFrom(path[0])] & MEMBERS) === stepMembers(path[0])

/** Keeps one path for each placement reached. */
function keepDistinct(board: Board, found: Map<number, number[]>, paths: Iterable<number[]>): void {
  for (const path of paths) {
    const mark = board.logged
    const { halfmoves } = board
    makeTurnOn(board, path, 0, path.length)
    const key = placementKey(board)
    if (!found.has(key)) found.set(key, path)
    unmakeTurn(board, mark, halfmoves)
  }
}

/** Distinct complete turns as lists of steps; of each stack's deployments at most `limit` are walked. */
export function turnPaths(board: Board, limit = Infinity): number[][] {
  const found = new Map<number, number[]>()
  const short = stepList()
  legalWhole(board, short)
  if (limit < Infinity) oneStepDeployments(board, short)
  keepDistinct(
    board,
    found,
    Array.from(short.list.subarray(0, short.length), step => [step]),
  )
  for (let square = 0; square < board.at.length; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn || !isStack(unit)) continue
    const paths: number[][] = []
    deployments(board, square, (path, length) => paths.push(Array.from(path.subarray(0, length))) >= limit)
    keepDistinct(board, found, paths)
  }
  return [...found.values()]
}

export const turnOf = (position: Position, path: readonly number[]): Turn => {
  const board = toBoard(position)
  return unpackTurn(board, path, isWhole(board, path) ? 'move' : 'deploy')
}
