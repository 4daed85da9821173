import { passTurn, put, undo, type Board } from './board.ts'
import { promote } from './heroes.ts'
import { part, without } from './pieces.ts'
import { tidy, union } from './stack.ts'
import { CAPTURE, COMBINE, MOVE, STAY, stepFrom, stepKind, stepMembers, stepTo } from './step.ts'

/** Plays one step of the side to move, heroes included; `undo` to a mark taken before brings the board back. */
export function makeStep(board: Board, step: number): void {
  const from = stepFrom(step)
  const to = stepTo(step)
  const kind = stepKind(step)
  if (kind === STAY) put(board, to, 0)
  else {
    const whole = board.at[from]
    const members = stepMembers(step)
    const unit = part(whole, members)
    put(board, from, without(whole, members))
    if (kind === MOVE || kind === CAPTURE) put(board, to, tidy(unit))
    else if (kind === COMBINE) put(board, to, union(board, unit, board.at[to]))
    else put(board, to, 0)
  }
  if (kind !== MOVE && kind !== COMBINE) board.captured = true
  promote(board, board.turn, from)
}

/** Plays a complete turn and passes the move. */
export function makeTurnOn(board: Board, steps: ArrayLike<number>, first: number, last: number): void {
  const commander = board.commander[board.turn]
  board.captured = false
  for (let i = first; i < last; i++) makeStep(board, steps[i])
  const origin = stepFrom(steps[first])
  const left = board.at[origin]
  if (left && tidy(left) !== left) put(board, origin, tidy(left))
  const resets = board.captured || (board.tables.rules.commanderMoveResets && board.commander[board.turn] !== commander)
  board.halfmoves = resets ? 0 : board.halfmoves + 1
  if (board.turn === 1) board.fullmove++
  passTurn(board)
}

/** Takes a turn back; the caller kept the mark and the half-move clock. */
export function unmakeTurn(board: Board, mark: number, halfmoves: number): void {
  passTurn(board)
  if (board.turn === 1) board.fullmove--
  board.halfmoves = halfmoves
  undo(board, mark)
}
