import type { Piece, Step, StepKind, Turn } from '../types.ts'
import { undo, type Board } from './board.ts'
import { barredBySight, exposed } from './commander.ts'
import { stepsOf } from './generateSteps.ts'
import { makeStep } from './makeMove.ts'
import { HERO, KINDS, MEMBERS, ORDER, SIDE, part, plain } from './pieces.ts'
import { mayEnd } from './safety.ts'
import { squareIndex, squareName } from './squares.ts'
import { unpackPieces } from './stack.ts'
import { packStep, stepFrom, stepKind, stepList, stepMembers, stepTo } from './step.ts'
import { standsAt } from './terrain.ts'

export const STEP_KINDS: readonly StepKind[] = ['move', 'capture', 'stay', 'kamikaze', 'combine']

type TurnWhy =
  | 'unreadable'
  | 'noUnit'
  | 'notYours'
  | 'otherUnit'
  | 'unreachable'
  | 'stranded'
  | 'ended'
  /** The own Commander would be lost with its Air Force, see the enemy's, or be attacked. */
  | 'blownUp'
  | 'sight'
  | 'commander'

/** Why a turn cannot be played: a key under `no.`. A value, not thrown. */
export class TurnError extends Error {
  readonly why: TurnWhy
  constructor(why: TurnWhy) {
    super(`Illegal turn: ${why}`)
    this.name = 'TurnError'
    this.why = why
  }
}

/** Steps of the fast board as plain data; heroes are written as they are at the moment of each step. */
export function unpackTurn(board: Board, path: readonly number[], form: Turn['form']): Turn {
  const from = stepFrom(path[0])
  const mark = board.logged
  const steps: Step[] = []
  let unused = board.at[from] & MEMBERS
  for (const [i, step] of path.entries()) {
    const members = stepMembers(step)
    const pieces = unpackPieces(part(board.at[from], members))
    steps.push({ pieces, kind: STEP_KINDS[stepKind(step)], to: squareName(stepTo(step)) })
    unused &= ~members
    if (form === 'deploy' || i < path.length - 1) makeStep(board, step)
  }
  const stay = form === 'move' ? [] : unpackPieces(part(board.at[from], unused))
  undo(board, mark)
  return { form, from: squareName(from), steps, stay }
}

/** The unused members meant by a list of pieces; of two alike the one with the written hero mark. */
function membersFor(unit: number, unused: number, pieces: readonly Piece[]): number {
  let members = 0
  for (const { kind, hero } of pieces) {
    const fits = ORDER.filter(k => unused & (1 << k) && !(members & (1 << k)) && KINDS[plain(k)] === kind)
    const exact = fits.find(k => ((unit >>> (HERO + k)) & 1) === (hero ? 1 : 0))
    const chosen = exact ?? fits[0]
    if (chosen === undefined) return 0
    members |= 1 << chosen
  }
  return members
}

/**
 * The steps a turn means on this board, or why it is not legal; `unfinished` asks only whether each step can be made.
 * The board comes back as it was.
 */
export function packTurn(board: Board, turn: Turn, unfinished = false): number[] | TurnError {
  const from = squareIndex(turn.from)
  const unit = from < 0 ? 0 : board.at[from]
  if (!unit) return new TurnError('noUnit')
  if (unit >>> SIDE !== board.turn) return new TurnError('notYours')
  const mark = board.logged
  const result = playSteps(board, turn, from, unfinished)
  undo(board, mark)
  return result
}

function playSteps(board: Board, turn: Turn, from: number, unfinished: boolean): number[] | TurnError {
  const whole = board.at[from] & MEMBERS
  const deploying = turn.form !== 'move'
  const path: number[] = []
  let unused = whole
  const steps = stepList()
  for (const { pieces, kind, to } of turn.steps) {
    if (board.commander[board.turn ^ 1] < 0) return new TurnError('ended')
    const members = membersFor(board.at[from], unused, pieces)
    const count = unpackPieces(members).length
    if (!members || count !== pieces.length) return new TurnError('otherUnit')
    if (path.length === 0 && (members === whole) === deploying) return new TurnError('otherUnit')
    steps.length = 0
    stepsOf(board, from, members, deploying, steps)
    const wanted = packStep(from, squareIndex(to), STEP_KINDS.indexOf(kind), members)
    if (!steps.list.subarray(0, steps.length).includes(wanted))
      return new TurnError(barredBySight(board, from, members, squareIndex(to)) ? 'sight' : 'unreachable')
    makeStep(board, wanted)
    path.push(wanted)
    unused &= ~members
  }
  if (!path.length || (!deploying && path.length > 1)) return new TurnError('unreadable')
  if (unfinished || mayEnd(board, from)) return path
  return new TurnError(whyNotEnd(board, from))
}

function whyNotEnd(board: Board, from: number): TurnWhy {
  if (!standsAt(board, from, board.at[from])) return 'stranded'
  if (board.commander[board.turn] < 0) return 'blownUp'
  return exposed(board) ? 'sight' : 'commander'
}
