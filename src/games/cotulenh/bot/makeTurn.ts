import { passTurn } from '../rules/board.ts'
import { exposed } from '../rules/commander.ts'
import { A, F, F2, HERO, I, MEMBERS, N, SIDE, T, T2, bits, part, without } from '../rules/pieces.ts'
import { SQUARES } from '../rules/squares.ts'
import { tidy, union } from '../rules/stack.ts'
import { CAPTURE, COMBINE, MOVE, STAY, stepFrom, stepKind, stepMembers, stepTo } from '../rules/step.ts'
import { standsAt } from '../rules/terrain.ts'
import { attackersOf, hits } from './attackers.ts'
import { LINE } from './lines.ts'
import { COMMANDER, PROVIDERS, loggedBefore, push, put, unmake, type SearchBoard } from './searchBoard.ts'

// A turn on the board of the search is played by `make` (one step) or `makePath` (a deployment), heroes and last guards included.
// Both say whether it was legal and take back at once what was not: so moves are generated without a look at the own Commander, and
// the look is paid for only by moves that are really tried. `check` tells whether the side to move is attacked: whoever promotes
// heroes has to find the attackers of the Commander anyway.

/** The turn passes without a step. */
export function pass(sb: SearchBoard): void {
  push(sb)
  sb.check = false
  sb.board.halfmoves = 0
  passTurn(sb.board)
}

/** Plays a turn of one step; false, with the board as it was, when it is not legal. */
export function make(sb: SearchBoard, step: number): boolean {
  const commander = sb.board.commander[sb.board.turn]
  const harmless = cannotHurt(sb, step)
  push(sb)
  const widened = playStep(sb, step)
  return end(sb, stepFrom(step), commander, harmless && !widened)
}

/**
 * Most steps cannot bring the own Commander under attack: nothing leaves a line to it, and no air defence goes or is hidden under a
 * carrier. Few enemies are left out, for a last guard grows. Whether the Commanders see each other is asked in any case.
 */
function cannotHurt(sb: SearchBoard, step: number): boolean {
  const { board } = sb
  const home = board.commander[board.turn]
  const from = stepFrom(step)
  const kind = stepKind(step)
  if (sb.check || home < 0 || home === from || kind === COMBINE || board.at[from] & PROVIDERS) return false
  if (LINE[home * SQUARES + from] || board.count[board.turn ^ 1] <= 5) return false
  return kind === MOVE || kind === CAPTURE || LINE[home * SQUARES + stepTo(step)] === 0
}

/** Plays a turn of several steps. */
export function makePath(sb: SearchBoard, steps: ArrayLike<number>): boolean {
  const commander = sb.board.commander[sb.board.turn]
  push(sb)
  for (let i = 0; i < steps.length; i++) playStep(sb, steps[i])
  return end(sb, stepFrom(steps[0]), commander, false)
}

/** True: a hero's air defence has grown, see `promote`. */
function playStep(sb: SearchBoard, step: number): boolean {
  const { board } = sb
  const from = stepFrom(step)
  const to = stepTo(step)
  const kind = stepKind(step)
  if (kind === STAY) put(sb, to, 0)
  else {
    const whole = board.at[from]
    const members = stepMembers(step)
    const unit = part(whole, members)
    put(sb, from, without(whole, members))
    if (kind === MOVE || kind === CAPTURE) put(sb, to, tidy(unit))
    else if (kind === COMBINE) put(sb, to, union(board, unit, board.at[to]))
    else put(sb, to, 0)
  }
  if (kind !== MOVE && kind !== COMBINE) board.captured = true
  return promote(sb, board.turn, from)
}

/**
 * True: an air defence of the mover's has grown. An Air Force that would have been shot down behind it now stays inside it up
 * to the Commander, and may give itself for it: so a hero can put the own Commander in check.
 */
function promote(sb: SearchBoard, side: number, origin: number): boolean {
  const { board } = sb
  const target = board.commander[side ^ 1]
  let widened = false
  sb.check = false
  if (target >= 0) {
    const count = attackersOf(sb, target, side, true)
    sb.check = count > 0
    for (let i = 0; i < count; i++) {
      const square = hits[2 * i]
      const unit = board.at[square]
      const fresh = hits[2 * i + 1] & ~(unit >>> HERO) & ~COMMANDER
      if (!fresh) continue
      if (fresh & PROVIDERS) widened = true
      const raised = unit | (fresh << HERO)
      put(sb, square, square === origin ? raised : tidy(raised))
    }
  }
  if (board.count[0] > 2 && board.count[1] > 2) return widened
  for (let guarded = 0; guarded < 2; guarded++) if (board.count[guarded] === 2) guardLast(sb, guarded)
  // A last guard's new range or zone may give check or parry it.
  sb.check = target >= 0 && attackersOf(sb, target, side, false) > 0
  return widened
}

function guardLast(sb: SearchBoard, side: number): void {
  const { board } = sb
  if (board.commander[side] < 0) return
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    const guard = unit & MEMBERS & ~COMMANDER
    if (!guard || unit >>> SIDE !== side) continue
    if (!(unit & (guard << HERO))) put(sb, square, unit | (guard << HERO))
    return
  }
}

/** Ends the turn and passes it, or takes it back when it may not end so. */
function end(sb: SearchBoard, origin: number, commander: number, harmless: boolean): boolean {
  const { board } = sb
  const side = board.turn
  const left = board.at[origin]
  if (left && tidy(left) !== left) put(sb, origin, tidy(left))
  const home = board.commander[side]
  const legal =
    board.commander[side ^ 1] < 0 ||
    (home >= 0 &&
      standsAt(board, origin, board.at[origin]) &&
      (harmless || attackersOf(sb, home, side ^ 1, false) === 0) &&
      !exposed(board))
  const { rules } = board.tables
  board.halfmoves = board.captured || (rules.commanderMoveResets && home !== commander) ? 0 : board.halfmoves + 1
  sb.armTaken = rules.winByArm && board.captured && tookArm(sb, side ^ 1)
  passTurn(board)
  if (!legal) unmake(sb)
  return legal
}

const ARMS = [bits(N), bits(F, F2), bits(T, T2, I, A)]

/** The capture just made took the last of an arm. */
function tookArm(sb: SearchBoard, side: number): boolean {
  const { board } = sb
  let now = 0
  for (const unit of board.at) if (unit >>> SIDE === side) now |= unit
  let lost = 0
  for (let i = loggedBefore(sb); i < board.logged; i += 2) {
    const old = board.log[i + 1]
    if (old && old >>> SIDE === side) lost |= old
  }
  return ARMS.some(arm => (lost & arm) !== 0 && (now & arm) === 0)
}
