import { LAND, NEXT, SEA, SQUARES } from './squares.ts'
import { C, F, F2, G, HERO, MEMBERS, N, S, SIDE, without } from './pieces.ts'
import { safe } from './attack.ts'
import { undo, type Board } from './board.ts'
import { makeStep } from './play.ts'
import {
  CAPTURE,
  COMBINE,
  MOVE,
  stepFrom,
  stepKind,
  stepList,
  stepMembers,
  stepTo,
  stepsOf,
  type Steps,
} from './steps.ts'

/** What must be looked at before a step can be called safe without playing it. */
type Watch = {
  /** Squares that, emptied, could open the Commander to a piece or to the other Commander. */
  marks: Uint8Array
  /** Each step must be played to know: the Commander is in check or seen already. */
  always: boolean
  /** An enemy Air Force is in line with the Commander: zones matter. */
  planes: boolean
}

const watch: Watch = { marks: new Uint8Array(SQUARES), always: false, planes: false }
const PLANES = (1 << F) | (1 << F2)

function lookAround(board: Board): void {
  const side = board.turn
  const home = board.commander[side]
  watch.marks.fill(0)
  watch.planes = false
  watch.always = home >= 0 && !safe(board, side)
  if (home < 0 || watch.always) return
  watch.marks[home] = 1
  for (let d = 0; d < 8; d++) markRay(board, home, d * SQUARES, side)
}

/** Marks the squares between the Commander and the last enemy that could reach or see it along a ray. */
function markRay(board: Board, home: number, ray: number, side: number): void {
  const enemy = board.commander[side ^ 1]
  let reach = 0
  let square = home
  for (let k = 1; k <= 11; k++) {
    square = NEXT[ray + square]
    if (square < 0) break
    const unit = board.at[square]
    if (unit === 0 || unit >>> SIDE === side || (k > 5 && square !== enemy)) continue
    reach = k
    if (unit & PLANES) watch.planes = true
  }
  square = home
  for (let k = 1; k < reach; k++) {
    square = NEXT[ray + square]
    watch.marks[square] = 1
  }
}

const PROVIDERS = (1 << G) | (1 << N) | (1 << S)

/** True when a step cannot change whether the own Commander is safe; otherwise it has to be tried. */
function harmless(board: Board, step: number): boolean {
  const from = stepFrom(step)
  const to = stepTo(step)
  const members = stepMembers(step)
  if (watch.always || watch.marks[from] || members & (1 << C)) return false
  const kind = stepKind(step)
  const other = board.at[to]
  const hidden = kind === COMBINE ? members | other : members
  if (watch.planes && hidden & PROVIDERS) return false
  if (kind === MOVE) return true
  if (other & (1 << C)) return false
  if (kind === COMBINE) return true
  // A capture may make the enemy's last piece a hero; one that leaves its square empty may open a line.
  return board.count[board.turn ^ 1] > 5 && (kind === CAPTURE || watch.marks[to] === 0)
}

export const standsAt = (board: Board, square: number, unit: number): boolean =>
  unit === 0 || (board.tables.carrier[unit & MEMBERS] === N ? SEA[square] : LAND[square]) === 1

/** A turn of the side to move may end here: the enemy Commander is gone, or the own one is safe and nobody is stranded. */
export const mayEnd = (board: Board, origin: number): boolean =>
  board.commander[board.turn ^ 1] < 0 || (standsAt(board, origin, board.at[origin]) && safe(board, board.turn))

function tryStep(board: Board, step: number): boolean {
  const mark = board.logged
  makeStep(board, step)
  const ok = mayEnd(board, stepFrom(step))
  undo(board, mark)
  return ok
}

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

function walk(board: Board, from: number, unused: number, depth: number, visit: Visit): boolean {
  const steps = pools[depth]
  for (let subset = unused; subset; subset = (subset - 1) & unused) {
    if (depth === 0 && subset === unused) continue
    if (twin(board, from, subset)) continue
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

/** The second of two equal pieces without the first: the same step as the first's. */
function twin(board: Board, from: number, subset: number): boolean {
  const unit = board.at[from]
  const second = subset & ((1 << F2) | (1 << 12))
  if (!second) return false
  const first = second & (1 << F2) ? 1 << F : 1 << 2
  return (unit & first) !== 0 && !(subset & first) && !(unit & (first << HERO)) === !(unit & (second << HERO))
}

export const deployments = (board: Board, from: number, visit: Visit): void => {
  walk(board, from, board.at[from] & MEMBERS, 0, visit)
}

/** Whether some continuation of a first deploy step makes a legal turn. */
function continues(board: Board, step: number, left: number): boolean {
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
    if (twin(board, from, subset)) continue
    steps.length = 0
    stepsOf(board, from, subset, !whole, steps)
    for (const step of steps.list.subarray(0, steps.length)) {
      const left = whole ? 0 : unused & ~subset
      if (tryStep(board, step) || (left && continues(board, step, left))) found.push(step)
    }
  }
  return found
}

export const isStack = (unit: number): boolean => (unit & MEMBERS & ((unit & MEMBERS) - 1)) !== 0

const raw = stepList()

/** Legal whole-unit steps from one square. Call `lookAround` first: `legalWhole` does. */
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
    if (twin(board, from, member)) continue
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
  lookAround(board)
  for (let square = only < 0 ? 0 : only; square < (only < 0 ? SQUARES : only + 1); square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn) continue
    wholeFrom(board, square, out)
    if (isStack(unit)) membersFrom(board, square, out)
  }
}

/** Legal whole-unit steps only. */
export function legalWhole(board: Board, out: Steps): void {
  lookAround(board)
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (unit && unit >>> SIDE === board.turn) wholeFrom(board, square, out)
  }
}

/** Deployments of a single step by any part of a stack, after which the turn may end. */
export function oneStepDeployments(board: Board, out: Steps): void {
  lookAround(board)
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn || !isStack(unit)) continue
    const members = unit & MEMBERS
    for (let subset = (members - 1) & members; subset; subset = (subset - 1) & members) {
      if (twin(board, square, subset)) continue
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

export function hasLegalTurn(board: Board): boolean {
  lookAround(board)
  const found = stepList()
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
