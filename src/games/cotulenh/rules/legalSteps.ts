import type { Board } from './board.ts'
import { continues, twin, walk } from './deployment.ts'
import { stepsOf } from './generateSteps.ts'
import { MEMBERS, SIDE, without } from './pieces.ts'
import { harmless, watchCommander, tryStep } from './safety.ts'
import { SQUARES } from './squares.ts'
import { isStack } from './stack.ts'
import { stepList, type Steps } from './step.ts'
import { standsAt } from './terrain.ts'

const raw = stepList()

/** Legal whole-unit steps from one square. Call `watchCommander` first: `legalWhole` does. */
function wholeFrom(board: Board, from: number, out: Steps): void {
  raw.length = 0
  stepsOf(board, from, board.at[from] & MEMBERS, false, raw)
  for (let i = 0; i < raw.length; i++) {
    if (harmless(board, raw.list[i]) || tryStep(board, raw.list[i])) out.list[out.length++] = raw.list[i]
  }
}

/** Legal first steps of single members of the stack on a square. */
function membersFrom(board: Board, from: number, out: Steps): void {
  const unit = board.at[from]
  for (let rest = unit & MEMBERS; rest; rest &= rest - 1) {
    const member = rest & -rest
    if (twin(board, from, member, unit)) continue
    raw.length = 0
    stepsOf(board, from, member, true, raw)
    const stranded = !standsAt(board, from, without(unit, member))
    for (let i = 0; i < raw.length; i++) {
      const step = raw.list[i]
      const sure = !stranded && harmless(board, step)
      if (sure || tryStep(board, step) || continues(board, step, unit & MEMBERS & ~member))
        out.list[out.length++] = step
    }
  }
}

/** Ordinary moves and single-piece first deploy steps, of one square or (-1) of the whole side. */
export function legalSteps(board: Board, only: number, out: Steps): void {
  watchCommander(board)
  for (let square = only < 0 ? 0 : only; square < (only < 0 ? SQUARES : only + 1); square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn) continue
    wholeFrom(board, square, out)
    if (isStack(unit)) membersFrom(board, square, out)
  }
}

/** Legal whole-unit steps only. */
export function legalWhole(board: Board, out: Steps): void {
  watchCommander(board)
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (unit && unit >>> SIDE === board.turn) wholeFrom(board, square, out)
  }
}

/** Deployments of a single step by any part of a stack, after which the turn may end. */
export function oneStepDeployments(board: Board, out: Steps): void {
  watchCommander(board)
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn || !isStack(unit)) continue
    const members = unit & MEMBERS
    for (let subset = (members - 1) & members; subset; subset = (subset - 1) & members) {
      if (twin(board, square, subset, unit)) continue
      const stranded = !standsAt(board, square, without(unit, subset))
      raw.length = 0
      stepsOf(board, square, subset, true, raw)
      for (let i = 0; i < raw.length; i++) {
        const step = raw.list[i]
        if ((!stranded && harmless(board, step)) || tryStep(board, step)) out.list[out.length++] = step
      }
    }
  }
}

/** A search asks this for every check it tries: its list is made once. */
const found = stepList()

export function hasLegalTurn(board: Board): boolean {
  watchCommander(board)
  found.length = 0
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn) continue
    wholeFrom(board, square, found)
    if (found.length) return true
  }
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (unit && unit >>> SIDE === board.turn && isStack(unit) && walk(board, square, unit & MEMBERS, 0, () => true))
      return true
  }
  return false
}
