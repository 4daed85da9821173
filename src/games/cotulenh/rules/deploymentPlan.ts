import type { Piece, Position, Square, Step, Turn, Unit } from '../types.ts'
import { toBoard, undo, unitsOf, type Board } from './board.ts'
import { choices } from './deployment.ts'
import { makeStep } from './makeMove.ts'
import { STEP_KINDS, packTurn, unpackTurn } from './packTurn.ts'
import { HERO, MEMBERS, SIDE } from './pieces.ts'
import { mayEnd } from './safety.ts'
import { squareIndex, squareName } from './squares.ts'
import { unpackPieces } from './stack.ts'
import { stepKind, stepMembers, stepTo } from './step.ts'

export type Choice = Step & {
  /** The whole unit goes: an ordinary move, complete by itself. */
  whole: boolean
}

/** A deployment in the making, from no step at all to its last. */
export type Plan = {
  from: Square
  steps: Step[]
  /** What may be done next: each choice can still become a legal turn. */
  next: Choice[]
  /** Members still free to go. */
  free: Piece[]
  /** The turn, if it may end here. */
  turn: Turn | null
  /** The board as it would stand now. */
  board: Record<Square, Unit>
}

/** What the unit on a square may do, after the deployment steps already chosen. Null when there is no such plan. */
export function plan(position: Position, from: Square, steps: readonly Step[]): Plan | null {
  const board = toBoard(position)
  const origin = squareIndex(from)
  const unit = origin < 0 ? 0 : board.at[origin]
  if (!unit || unit >>> SIDE !== board.turn) return null
  const path = steps.length ? planned(board, { form: 'deploy', from, steps: [...steps], stay: [] }) : []
  if (!path) return null
  let unused = unit & MEMBERS
  const turn = path.length && findsEnd(board, path, origin) ? unpackTurn(board, path, 'deploy') : null
  for (const step of path) {
    makeStep(board, step)
    unused &= ~stepMembers(step)
  }
  const units = unitsOf(board)
  const over = board.commander[board.turn ^ 1] < 0
  const next = over || !unused ? [] : choices(board, origin, unused, path.length === 0)
  return {
    from,
    steps: [...steps],
    next: next.map(step => choice(board, origin, step, path.length === 0)),
    free: unpackPieces(partOf(board, origin, unused)),
    turn,
    board: units,
  }
}

const partOf = (board: Board, square: number, members: number): number =>
  board.at[square] & (members | (members << HERO))

function choice(board: Board, from: number, step: number, first: boolean): Choice {
  return {
    pieces: unpackPieces(partOf(board, from, stepMembers(step))),
    kind: STEP_KINDS[stepKind(step)],
    to: squareName(stepTo(step)),
    whole: first && (board.at[from] & MEMBERS) === stepMembers(step),
  }
}

/** The steps on the fast board, legal to end or not. */
function planned(board: Board, turn: Turn): number[] | null {
  const found = packTurn(board, turn, true)
  return found instanceof Error ? null : found
}

function findsEnd(board: Board, path: readonly number[], origin: number): boolean {
  const mark = board.logged
  for (const step of path) makeStep(board, step)
  const ok = mayEnd(board, origin)
  undo(board, mark)
  return ok
}
