import { coverZone, defence } from '../rules/airDefence.ts'
import { passTurn, put as putBare, type Board } from '../rules/board.ts'
import { exposed } from '../rules/commander.ts'
import {
  A,
  C,
  F,
  F2,
  G,
  HERO,
  I,
  KIND_COUNT,
  MEMBERS,
  N,
  S,
  SIDE,
  T,
  T2,
  bits,
  part,
  without,
} from '../rules/pieces.ts'
import { SQUARES } from '../rules/squares.ts'
import { tidy, union } from '../rules/stack.ts'
import { CAPTURE, COMBINE, MOVE, STAY, stepFrom, stepKind, stepMembers, stepTo } from '../rules/step.ts'
import { standsAt } from '../rules/terrain.ts'
import { HIGH, LOW } from '../rules/zobrist.ts'
import { attackersOf, hits } from './attackers.ts'
import { LINE } from './lines.ts'
import { nearOf } from './nearness.ts'
import { WORDS, lowest, shotsFor } from './squareSet.ts'
import { PLACED, VALUE } from './weights.ts'

/**
 * The board of the search: the rules' board, and beside it what a search asks at every node.
 *
 * The rules' board stays complete and true (units, hash, air defence, Commanders, the log), so every question of the rules can
 * be put to it in the middle of a search. Beside it are kept
 *   `stands`: where each side's units stand, as a set of squares;
 *   `reach`: the longest shot of each unit, straight and diagonal: with LINE it says of most pairs of units that they do not matter;
 *   `worth`: what each unit's members are worth, wherever they stand;
 *   `score`: what the pieces are worth where they stand, Red's less Blue's;
 *   `near`: what they gain by how far they are from the two Commanders, as long as those stand on `anchor`: whoever wants to know
 *     it (nearness.ts) counts anew when one of them has moved.
 * All of it follows from `enter` and `leave`. The way back needs less: sums and hash are written down before a turn, only the squares
 * are put back one by one.
 *
 * A turn is played by `make` (one step) or `makePath` (a deployment), heroes and last guards included. Both say whether it was legal
 * and take back at once what was not: so moves are generated without a look at the own Commander, and the look is paid for only by
 * moves that are really tried. `check` tells whether the side to move is attacked: whoever promotes heroes has to
 * find the attackers of the Commander anyway.
 *
 * Invariants: `make`, `makePath` and `pass` each push one frame, `unmake` pops one. `put` of the rules must not be called between
 * them unless undone by the rules' `undo`, for it knows nothing of the sets. Nothing is allocated after `searchBoard`.
 */
export type SearchBoard = {
  readonly board: Board
  readonly stands: Int32Array
  readonly reach: Uint8Array
  readonly worth: Int16Array
  /** What each kind reaches: see shotsFor. */
  readonly shots: Int32Array
  score: number
  near: number
  readonly anchor: Uint8Array
  check: boolean
  /** The last turn took the last piece of an arm, where that wins. */
  armTaken: boolean
  /** What `unmake` needs: see `push`. */
  readonly frames: Int32Array
  depth: number
}

const FRAME = 8
const FRAMES = 256

const COMMANDER = 1 << C
const PROVIDERS = bits(N, G, S)

export function searchBoard(board: Board): SearchBoard {
  const sb: SearchBoard = {
    board,
    stands: new Int32Array(2 * WORDS),
    reach: new Uint8Array(2 * SQUARES),
    worth: new Int16Array(SQUARES),
    shots: shotsFor(board.tables),
    score: 0,
    near: 0,
    anchor: Uint8Array.from(board.commander, square => Math.max(square, 0)),
    check: false,
    armTaken: false,
    frames: new Int32Array(FRAME * FRAMES),
    depth: 0,
  }
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit) continue
    putBare(board, square, 0)
    enter(sb, square, unit)
  }
  board.logged = 0
  const home = board.commander[board.turn]
  sb.check = home >= 0 && attackersOf(sb, home, board.turn ^ 1, false) > 0
  return sb
}

/** What a unit adds to the sums and the hash when it comes (sign 1) or goes (-1). */
function count(sb: SearchBoard, square: number, unit: number, sign: 1 | -1): void {
  const { board } = sb
  const side = unit >>> SIDE
  for (let rest = unit & MEMBERS; rest; rest &= rest - 1) {
    const kind = lowest(rest)
    const key = ((side * 2 + ((unit >>> (HERO + kind)) & 1)) * KIND_COUNT + kind) * SQUARES + square
    board.low ^= LOW[key]
    board.high ^= HIGH[key]
    sb.score += sign * PLACED[key]
  }
  const near = nearOf(sb.anchor, board.tables, square, unit)
  sb.near += side ? -sign * near : sign * near
}

/** A unit comes to an empty square. */
function place(sb: SearchBoard, square: number, unit: number): void {
  const { board } = sb
  const { capture } = board.tables
  const side = unit >>> SIDE
  const members = unit & MEMBERS
  board.at[square] = unit
  sb.stands[side * WORDS + (square >> 5)] ^= 1 << (square & 31)
  let straight = 0
  let diagonal = 0
  let worth = 0
  for (let rest = members; rest; rest &= rest - 1) {
    const kind = lowest(rest)
    const hero = (unit >>> (HERO + kind)) & 1
    board.count[side]++
    worth += VALUE[hero * KIND_COUNT + kind]
    const index = (kind << 2) | (hero << 1)
    if (capture[index] > straight) straight = capture[index]
    if (capture[index + 1] > diagonal) diagonal = capture[index + 1]
  }
  if (members & COMMANDER) board.commander[side] = square
  sb.worth[square] = worth
  sb.reach[2 * square] = straight
  sb.reach[2 * square + 1] = diagonal
  if (members & PROVIDERS) defend(board, square, unit, 1)
}

/** The unit leaves its square empty. */
function remove(sb: SearchBoard, square: number): void {
  const { board } = sb
  const unit = board.at[square]
  const side = unit >>> SIDE
  const members = unit & MEMBERS
  board.at[square] = 0
  sb.stands[side * WORDS + (square >> 5)] ^= 1 << (square & 31)
  for (let rest = members; rest; rest &= rest - 1) board.count[side]--
  if (members & COMMANDER) board.commander[side] = -1
  if (members & PROVIDERS) defend(board, square, unit, -1)
}

function defend(board: Board, square: number, unit: number, sign: 1 | -1): void {
  const top = board.tables.carrier[unit & MEMBERS]
  const level = defence(top, (unit >>> (HERO + top)) & 1)
  if (level) coverZone(board, square, unit >>> SIDE, level, sign)
}

function enter(sb: SearchBoard, square: number, unit: number): void {
  place(sb, square, unit)
  count(sb, square, unit, 1)
}

function put(sb: SearchBoard, square: number, unit: number): void {
  const { board } = sb
  const old = board.at[square]
  board.log[board.logged++] = square
  board.log[board.logged++] = old
  if (old) {
    count(sb, square, old, -1)
    remove(sb, square)
  }
  if (unit) enter(sb, square, unit)
}

function push(sb: SearchBoard): void {
  const { board, frames, anchor } = sb
  const at = FRAME * sb.depth++
  frames[at] = board.logged
  frames[at + 1] = board.halfmoves
  frames[at + 2] = sb.check ? 1 : 0
  frames[at + 3] = board.low
  frames[at + 4] = board.high
  frames[at + 5] = sb.score
  frames[at + 6] = sb.near
  frames[at + 7] = anchor[0] | (anchor[1] << 8)
  board.captured = false
}

export function unmake(sb: SearchBoard): void {
  const { board, frames, anchor } = sb
  const at = FRAME * --sb.depth
  board.turn ^= 1
  board.halfmoves = frames[at + 1]
  sb.check = frames[at + 2] === 1
  board.low = frames[at + 3]
  board.high = frames[at + 4]
  sb.score = frames[at + 5]
  sb.near = frames[at + 6]
  anchor[0] = frames[at + 7] & 255
  anchor[1] = frames[at + 7] >> 8
  sb.armTaken = false
  while (board.logged > frames[at]) {
    const old = board.log[--board.logged]
    const square = board.log[--board.logged]
    if (board.at[square]) remove(sb, square)
    if (old) place(sb, square, old)
  }
}

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
  const { board, frames } = sb
  let now = 0
  for (const unit of board.at) if (unit >>> SIDE === side) now |= unit
  let lost = 0
  for (let i = frames[FRAME * (sb.depth - 1)]; i < board.logged; i += 2) {
    const old = board.log[i + 1]
    if (old && old >>> SIDE === side) lost |= old
  }
  return ARMS.some(arm => (lost & arm) !== 0 && (now & arm) === 0)
}
