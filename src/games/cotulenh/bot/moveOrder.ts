import { C, HERO, MEMBERS, part } from '../rules/pieces.ts'
import { SQUARES } from '../rules/squares.ts'
import { CAPTURE, STAY, stepFrom, stepKind, stepMembers, stepTo } from '../rules/step.ts'
import { attackersOf } from './attackers.ts'
import { unitValue } from './evaluate.ts'
import { captures, isPossible, quiets } from './generate.ts'
import { LINE } from './lines.ts'
import { takeBest, type MoveStack } from './moveStack.ts'
import type { SearchBoard } from './searchBoard.ts'

/**
 * Which turn is tried next. In stages, so that what is cut off is never generated: the step the table remembers, captures that do not
 * lose, the two killers (steps that cut off a sister node), quiet steps by their history, captures that lose.
 *
 * A picker is a node's place in that order; there is one for each ply, and the moves lie on the shared stack: captures first, the
 * losing ones staying below the quiet steps until their turn comes.
 */
export type Picker = {
  stage: number
  /** Quiet steps are not even listed. */
  loudOnly: boolean
  first: number
  end: number
  base: number
  /** Losing captures that wait. */
  badFirst: number
  badEnd: number
  quietFirst: number
  /** Where the quiet steps end that are put in order. */
  good: number
  remembered: number
  killer: number
  otherKiller: number
}

export const newPicker = (): Picker => ({
  stage: 0,
  loudOnly: false,
  first: 0,
  end: 0,
  base: 0,
  badFirst: 0,
  badEnd: 0,
  quietFirst: 0,
  good: 0,
  remembered: 0,
  killer: 0,
  otherKiller: 0,
})

export type MoveOrder = {
  readonly moves: MoveStack
  readonly pickers: Picker[]
  readonly killers: Int32Array
  /** How well a quiet step has done: [side][from][to]. */
  readonly history: Int32Array
}

const FULL = 1 << 14

export const historyAt = (turn: number, step: number): number =>
  (turn * SQUARES + stepFrom(step)) * SQUARES + stepTo(step)

/** A running mean of how often a step cut off, weighed by depth; it can never grow beyond FULL. */
export function reward(history: Int32Array, at: number, by: number): void {
  history[at] += by - (((history[at] * Math.abs(by)) / FULL) | 0)
}

/** What a capture wins at first sight, less what is lost when the target is guarded; below zero it loses. */
function gain(sb: SearchBoard, step: number): number {
  const { board } = sb
  const prey = board.at[stepTo(step)]
  if (prey & (1 << C)) return 100_000
  const won = sb.worth[stepTo(step)]
  const kind = stepKind(step)
  if (kind === STAY) return won
  const unit = board.at[stepFrom(step)]
  const members = stepMembers(step)
  const own = members === (unit & MEMBERS) ? sb.worth[stepFrom(step)] : unitValue(part(unit, members))
  if (kind !== CAPTURE) return won - own
  if (own <= won) return won - (own >> 4)
  return attackersOf(sb, stepTo(step), board.turn ^ 1, false) ? won - own : won - (own >> 4)
}

/** Whether a member of the moving unit would stand in line with the enemy Commander, near enough to attack it. */
export function looksLikeCheck({ board }: SearchBoard, step: number): boolean {
  const target = board.commander[board.turn ^ 1]
  const line = LINE[(stepKind(step) === STAY ? stepFrom(step) : stepTo(step)) * SQUARES + target]
  if (line === 0) return false
  const unit = board.at[stepFrom(step)]
  for (let rest = stepMembers(step) & ~(1 << C); rest; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    const hero = (unit >>> (HERO + kind)) & 1
    if ((line & 7) <= board.tables.capture[(kind << 2) | (hero << 1) | (line >> 5)]) return true
  }
  return false
}

/** Above any history. */
const CHECK = 2 * FULL

export function listCaptures(sb: SearchBoard, moves: MoveStack, floor = -1): void {
  const first = moves.top
  captures(sb, moves, floor)
  for (let i = first; i < moves.top; i++) moves.score[i] = gain(sb, moves.step[i])
}

/** Those that have done well come first; says where they end. The others, which are most, are not worth putting in order. */
export function listQuiets(sb: SearchBoard, { moves, history }: MoveOrder): number {
  const { step, score } = moves
  const { turn } = sb.board
  let good = moves.top
  quiets(sb, moves)
  for (let i = good; i < moves.top; i++) {
    const one = step[i]
    const value = history[historyAt(turn, one)] + (looksLikeCheck(sb, one) ? CHECK : 0)
    score[i] = value
    if (value <= 0) continue
    step[i] = step[good]
    score[i] = score[good]
    step[good] = one
    score[good++] = value
  }
  return good
}

const REMEMBERED = 0
const LIST_CAPTURES = 1
const CAPTURES = 2
const KILLER = 3
const OTHER_KILLER = 4
const LIST_QUIETS = 5
export const QUIETS = 6
const LOSING = 7
const DONE = 8

export function begin(order: MoveOrder, ply: number, remembered: number, loudOnly: boolean): Picker {
  const picker = order.pickers[ply]
  picker.stage = REMEMBERED
  picker.loudOnly = loudOnly
  picker.base = order.moves.top
  picker.remembered = remembered
  picker.killer = order.killers[2 * ply]
  picker.otherKiller = order.killers[2 * ply + 1]
  picker.badFirst = picker.badEnd = picker.quietFirst = 0
  return picker
}

/** No quiet step is wanted any more. */
export function skipQuiets(picker: Picker): void {
  if (picker.stage >= LOSING) return
  picker.stage = LOSING
  picker.first = picker.badFirst
}

/** The next step to try, 0 when there is none. */
export function next(sb: SearchBoard, order: MoveOrder, picker: Picker): number {
  const { moves } = order
  for (;;) {
    switch (picker.stage) {
      case REMEMBERED:
        picker.stage = LIST_CAPTURES
        if (picker.remembered) return picker.remembered
        break
      case LIST_CAPTURES:
        listCaptures(sb, moves)
        picker.first = picker.base
        picker.badEnd = picker.end = moves.top
        picker.stage = CAPTURES
        break
      case CAPTURES:
        if (picker.first < picker.end) {
          const step = takeBest(moves, picker.first, picker.end)
          if (moves.score[picker.first] >= 0) {
            picker.first++
            if (step === picker.remembered) break
            return step
          }
        }
        picker.badFirst = picker.first
        picker.stage = picker.loudOnly ? DONE : KILLER
        break
      case KILLER:
        picker.stage = OTHER_KILLER
        if (picker.killer && picker.killer !== picker.remembered && isPossible(sb, picker.killer)) return picker.killer
        picker.killer = 0
        break
      case OTHER_KILLER:
        picker.stage = LIST_QUIETS
        if (picker.otherKiller && picker.otherKiller !== picker.remembered && isPossible(sb, picker.otherKiller))
          return picker.otherKiller
        picker.otherKiller = 0
        break
      case LIST_QUIETS:
        picker.quietFirst = picker.first = moves.top
        picker.good = listQuiets(sb, order)
        picker.end = moves.top
        picker.stage = QUIETS
        break
      case QUIETS:
        if (picker.first < picker.end) {
          const step =
            picker.first < picker.good ? takeBest(moves, picker.first, picker.good) : moves.step[picker.first]
          picker.first++
          if (step === picker.remembered || step === picker.killer || step === picker.otherKiller) break
          return step
        }
        picker.first = picker.badFirst
        picker.stage = LOSING
        break
      case LOSING:
        if (picker.first < picker.badEnd) {
          const step = takeBest(moves, picker.first++, picker.badEnd)
          if (step === picker.remembered) break
          return step
        }
        picker.stage = DONE
        break
      default:
        return 0
    }
  }
}
