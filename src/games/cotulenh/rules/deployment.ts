import { undo, type Board } from './board.ts'
import { stepsOf } from './generateSteps.ts'
import { makeStep } from './makeMove.ts'
import { F, F2, HERO, MEMBERS, T, T2 } from './pieces.ts'
import { mayEnd, tryStep } from './safety.ts'
import { stepFrom, stepList } from './step.ts'

const enemyThere = (board: Board): boolean => board.commander[board.turn ^ 1] >= 0

/**
 * Every way to deploy the unit on a square, as a walk over sequences of steps. `visit` gets the path and its length
 * with the board as it then is, and stops the walk by returning true.
 */
type Visit = (path: Int32Array, length: number) => boolean

const path = new Int32Array(4)

const pools = [stepList(), stepList(), stepList(), stepList()]

/** Steps played on walks since it was last asked: a search pays for them from its budget. */
let walked = 0

export function takeEffort(): number {
  const effort = walked
  walked = 0
  return effort
}

export function walk(board: Board, from: number, unused: number, depth: number, visit: Visit): boolean {
  const steps = pools[depth]
  for (let subset = unused; subset; subset = (subset - 1) & unused) {
    if (depth === 0 && subset === unused) continue
    if (twin(board, from, subset, unused)) continue
    steps.length = 0
    stepsOf(board, from, subset, true, steps)
    for (let i = 0; i < steps.length; i++) {
      const mark = board.logged
      path[depth] = steps.list[i]
      walked++
      makeStep(board, steps.list[i])
      const left = unused & ~subset
      const stop =
        (mayEnd(board, from) && visit(path, depth + 1)) ||
        (left !== 0 && enemyThere(board) && walk(board, from, left, depth + 1, visit))
      undo(board, mark)
      if (stop) return true
    }
  }
  return false
}

/** The second of two equal pieces without the first, while that may still go: the same step as the first's. */
export function twin(board: Board, from: number, subset: number, unused: number): boolean {
  const unit = board.at[from]
  const second = subset & ((1 << F2) | (1 << T2))
  if (!second) return false
  const first = second & (1 << F2) ? 1 << F : 1 << T
  return (unused & first) !== 0 && !(subset & first) && !(unit & (first << HERO)) === !(unit & (second << HERO))
}

export const deployments = (board: Board, from: number, visit: Visit): void => {
  walk(board, from, board.at[from] & MEMBERS, 0, visit)
}

/** Whether some continuation of a first deploy step makes a legal turn. */
export function continues(board: Board, step: number, left: number): boolean {
  const from = stepFrom(step)
  const mark = board.logged
  makeStep(board, step)
  const ok = walk(board, from, left, 1, () => true)
  undo(board, mark)
  return ok
}

/** The steps that the unused members on a square can take next and that some continuation makes a legal turn. */
export function choices(board: Board, from: number, unused: number, first: boolean): number[] {
  const found: number[] = []
  const steps = stepList()
  for (let subset = unused; subset; subset = (subset - 1) & unused) {
    const whole = first && subset === unused
    if (twin(board, from, subset, unused)) continue
    steps.length = 0
    stepsOf(board, from, subset, !whole, steps)
    for (const step of steps.list.subarray(0, steps.length)) {
      const left = whole ? 0 : unused & ~subset
      if (tryStep(board, step) || (left && continues(board, step, left))) found.push(step)
    }
  }
  return found
}
