import { SQUARES } from './squares.ts'
import { C, HERO, MEMBERS, part, without } from './pieces.ts'
import { attackers, hits } from './attack.ts'
import { passTurn, put, tidy, undo, type Board } from './board.ts'
import { CAPTURE, COMBINE, MOVE, STAY, stepFrom, stepKind, stepMembers, stepTo, union } from './steps.ts'

const COMMANDER = 1 << C

/** Heroes: the mover's pieces that attack the enemy Commander, then the last guard of either side. */
function promote(board: Board, side: number, origin: number): void {
  const target = board.commander[side ^ 1]
  if (target >= 0) {
    const count = attackers(board, target, side, true)
    for (let i = 0; i < count; i++) {
      const square = hits[2 * i]
      const unit = board.at[square]
      const fresh = hits[2 * i + 1] & ~(unit >>> HERO) & ~COMMANDER
      if (!fresh) continue
      const raised = unit | (fresh << HERO)
      // The origin's members keep their places until the deployment is over.
      put(board, square, square === origin ? raised : tidy(raised))
    }
  }
  if (board.count[0] === 2) guardLast(board, 0)
  if (board.count[1] === 2) guardLast(board, 1)
}

function guardLast(board: Board, side: number): void {
  if (board.commander[side] < 0) return
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> 26 !== side) continue
    const guard = unit & MEMBERS & ~COMMANDER
    if (!guard) continue
    if (!(unit & (guard << HERO))) put(board, square, unit | (guard << HERO))
    return
  }
}

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
    else if (kind === COMBINE) put(board, to, union(board, tidy(unit), board.at[to]))
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
