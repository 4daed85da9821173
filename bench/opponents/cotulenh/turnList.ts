import type { Board } from '../../../src/games/cotulenh/rules/board.ts'
import { deployments } from '../../../src/games/cotulenh/rules/deployment.ts'
import { legalWhole, oneStepDeployments } from '../../../src/games/cotulenh/rules/legalSteps.ts'
import { C, HERO, SIDE } from '../../../src/games/cotulenh/rules/pieces.ts'
import { SQUARES, fileOf, rankOf } from '../../../src/games/cotulenh/rules/squares.ts'
import { isStack } from '../../../src/games/cotulenh/rules/stack.ts'
import {
  COMBINE,
  MOVE,
  STAY,
  SUICIDE,
  stepFrom,
  stepKind,
  stepList,
  stepMembers,
  stepTo,
  type Steps,
} from '../../../src/games/cotulenh/rules/step.ts'
import { unitValue } from './evaluate.ts'

/** Turns to be searched at one ply: up to four steps each, and how promising they look. */
export type TurnList = { steps: Int32Array; length: Int8Array; score: Int32Array; count: number }

const CAPACITY = 4096

export const turnList = (): TurnList => ({
  steps: new Int32Array(4 * CAPACITY),
  length: new Int8Array(CAPACITY),
  score: new Int32Array(CAPACITY),
  count: 0,
})

function addTurn(list: TurnList, path: ArrayLike<number>, length: number): void {
  if (list.count >= CAPACITY) return
  for (let i = 0; i < length; i++) list.steps[4 * list.count + i] = path[i]
  list.length[list.count] = length
  list.score[list.count++] = 0
}

const whole: Steps = stepList()

const one = new Int32Array(1)

function addAll(list: TurnList, steps: Steps, capturesOnly: boolean): void {
  for (let i = 0; i < steps.length; i++) {
    const kind = stepKind(steps.list[i])
    if (capturesOnly && (kind === MOVE || kind === COMBINE)) continue
    one[0] = steps.list[i]
    addTurn(list, one, 1)
  }
}

/**
 * Legal turns for the inside of the tree: whole units, and deployments of one step. When nothing else is legal, longer
 * ones are looked for if `exact`, so that mate and stalemate are told truly. Says whether there was any legal turn.
 */
export function searchTurns(board: Board, list: TurnList, capturesOnly: boolean, exact: boolean): boolean {
  list.count = 0
  whole.length = 0
  legalWhole(board, whole)
  oneStepDeployments(board, whole)
  addAll(list, whole, capturesOnly)
  if (whole.length === 0 && exact) rescue(board, list)
  return whole.length > 0 || list.count > 0
}

function rescue(board: Board, list: TurnList): void {
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn || !isStack(unit)) continue
    deployments(board, square, (path, length) => {
      addTurn(list, path, length)
      return list.count >= 64
    })
  }
}

/** Whether a member of the moving unit would stand in line with the enemy Commander, near enough to attack it. */
export function looksLikeCheck(board: Board, step: number): boolean {
  const target = board.commander[board.turn ^ 1]
  if (target < 0) return false
  const kind = stepKind(step)
  const from = kind === STAY ? stepFrom(step) : stepTo(step)
  const dx = Math.abs(fileOf(from) - fileOf(target))
  const dy = Math.abs(rankOf(from) - rankOf(target))
  if (dx !== 0 && dy !== 0 && dx !== dy) return false
  const distance = Math.max(dx, dy)
  const diagonal = dx && dy ? 1 : 0
  const unit = board.at[stepFrom(step)]
  for (let rest = stepMembers(step); rest; rest &= rest - 1) {
    const member = 31 - Math.clz32(rest & -rest)
    const hero = (unit >>> (HERO + member)) & 1
    if (member !== C && distance <= board.tables.capture[(member << 2) | (hero << 1) | diagonal]) return true
  }
  return false
}

/** What the captures of a turn win at first sight, less what a kamikaze throws away. */
export function prize(board: Board, list: TurnList, index: number): number {
  let won = 0
  for (let i = 0; i < list.length[index]; i++) {
    const step = list.steps[4 * index + i]
    const kind = stepKind(step)
    if (kind === MOVE || kind === COMBINE) continue
    const prey = board.at[stepTo(step)]
    won += prey & (1 << C) ? 100_000 : unitValue(prey) + 10
    if (kind === SUICIDE) won -= unitValue(board.at[stepFrom(step)])
  }
  return won
}

/** Brings the best of the rest to place i: a whole sort is wasted when a cut comes early. */
export function pickBest(list: TurnList, i: number): void {
  let best = i
  for (let j = i + 1; j < list.count; j++) if (list.score[j] > list.score[best]) best = j
  if (best === i) return
  for (let k = 0; k < 4; k++) {
    const step = list.steps[4 * i + k]
    list.steps[4 * i + k] = list.steps[4 * best + k]
    list.steps[4 * best + k] = step
  }
  const { length, score } = list
  ;[length[i], length[best]] = [length[best], length[i]]
  ;[score[i], score[best]] = [score[best], score[i]]
}
