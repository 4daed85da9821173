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
import { PLACED, VALUE } from './weights.ts'

/**
 * The board of the search: the rules' board, and beside it what a search asks at every node.
 *
 * The rules' board stays complete and true (units, hash, air defence, Commanders, the log), so every question of the rules can
 * be put to it in the middle of a search. Beside it are kept
 *   `list`, `place`, `size`: where each side's units stand, in no order, so that nobody walks over 132 squares for 19 units;
 *   `reach`: the longest shot of each unit, straight and diagonal: with LINE it says of most pairs of units that they do not matter;
 *   `worth`: what each unit's members are worth, wherever they stand;
 *   `score`: what the pieces are worth where they stand, Red's less Blue's.
 * All of it follows from `enter` and `leave`, which are exact opposites: `undo` plays the log backwards through them.
 *
 * A turn is played by `make` (one step) or `makePath` (a deployment), heroes and last guards included. Both say whether it was legal
 * and take back at once what was not: so moves are generated without a look at the own Commander, and the look is paid for only by
 * moves that are really tried. `check` tells whether the side to move is attacked: whoever promotes heroes has to
 * find the attackers of the Commander anyway.
 *
 * Invariants: `make`, `makePath` and `pass` each push one frame, `unmake` pops one. `put` of the rules must not be called between
 * them unless undone by the rules' `undo`, for it knows nothing of the lists. Nothing is allocated after `searchBoard`.
 */
export type SearchBoard = {
  readonly board: Board
  readonly list: Uint8Array
  readonly place: Uint8Array
  readonly size: Int32Array
  readonly reach: Uint8Array
  readonly worth: Int16Array
  score: number
  check: boolean
  /** The last turn took the last piece of an arm, where that wins. */
  armTaken: boolean
  /** What `unmake` needs: see `push`. */
  readonly frames: Int32Array
  depth: number
}

const FRAME = 4
const FRAMES = 256

const COMMANDER = 1 << C

export function searchBoard(board: Board): SearchBoard {
  const sb: SearchBoard = {
    board,
    list: new Uint8Array(2 * SQUARES),
    place: new Uint8Array(SQUARES),
    size: new Int32Array(2),
    reach: new Uint8Array(2 * SQUARES),
    worth: new Int16Array(SQUARES),
    score: 0,
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

/** A unit comes to an empty square. */
function enter(sb: SearchBoard, square: number, unit: number): void {
  const { board } = sb
  const { capture } = board.tables
  const side = unit >>> SIDE
  const members = unit & MEMBERS
  board.at[square] = unit
  sb.place[square] = sb.size[side]
  sb.list[side * SQUARES + sb.size[side]++] = square
  let straight = 0
  let diagonal = 0
  let worth = 0
  for (let rest = members; rest; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    const hero = (unit >>> (HERO + kind)) & 1
    const key = ((side * 2 + hero) * KIND_COUNT + kind) * SQUARES + square
    board.low ^= LOW[key]
    board.high ^= HIGH[key]
    sb.score += PLACED[key]
    board.count[side]++
    if (kind === C) board.commander[side] = square
    worth += VALUE[hero * KIND_COUNT + kind]
    const index = (kind << 2) | (hero << 1)
    if (capture[index] > straight) straight = capture[index]
    if (capture[index + 1] > diagonal) diagonal = capture[index + 1]
  }
  sb.worth[square] = worth
  sb.reach[2 * square] = straight
  sb.reach[2 * square + 1] = diagonal
  const top = board.tables.carrier[members]
  const level = defence(top, (unit >>> (HERO + top)) & 1)
  if (level) coverZone(board, square, side, level, 1)
}

/** The unit leaves its square empty. */
function leave(sb: SearchBoard, square: number): void {
  const { board } = sb
  const unit = board.at[square]
  const side = unit >>> SIDE
  const members = unit & MEMBERS
  board.at[square] = 0
  const base = side * SQUARES
  const last = sb.list[base + --sb.size[side]]
  sb.list[base + sb.place[square]] = last
  sb.place[last] = sb.place[square]
  for (let rest = members; rest; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    const key = ((side * 2 + ((unit >>> (HERO + kind)) & 1)) * KIND_COUNT + kind) * SQUARES + square
    board.low ^= LOW[key]
    board.high ^= HIGH[key]
    sb.score -= PLACED[key]
    board.count[side]--
    if (kind === C) board.commander[side] = -1
  }
  const top = board.tables.carrier[members]
  const level = defence(top, (unit >>> (HERO + top)) & 1)
  if (level) coverZone(board, square, side, level, -1)
}

function put(sb: SearchBoard, square: number, unit: number): void {
  const { board } = sb
  const old = board.at[square]
  board.log[board.logged++] = square
  board.log[board.logged++] = old
  if (old) leave(sb, square)
  if (unit) enter(sb, square, unit)
}

function push(sb: SearchBoard): void {
  const { board, frames } = sb
  const at = FRAME * sb.depth++
  frames[at] = board.logged
  frames[at + 1] = board.halfmoves
  frames[at + 2] = sb.check ? 1 : 0
  board.captured = false
}

export function unmake(sb: SearchBoard): void {
  const { board, frames } = sb
  const at = FRAME * --sb.depth
  passTurn(board)
  board.halfmoves = frames[at + 1]
  sb.check = frames[at + 2] === 1
  sb.armTaken = false
  while (board.logged > frames[at]) {
    const old = board.log[--board.logged]
    const square = board.log[--board.logged]
    if (board.at[square]) leave(sb, square)
    if (old) enter(sb, square, old)
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
  playStep(sb, step)
  return end(sb, stepFrom(step), commander, harmless)
}

const PROVIDERS = bits(N, G, S)

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

function playStep(sb: SearchBoard, step: number): void {
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
  promote(sb, board.turn, from)
}

function promote(sb: SearchBoard, side: number, origin: number): void {
  const { board } = sb
  const target = board.commander[side ^ 1]
  sb.check = false
  if (target >= 0) {
    const count = attackersOf(sb, target, side, true)
    sb.check = count > 0
    for (let i = 0; i < count; i++) {
      const square = hits[2 * i]
      const unit = board.at[square]
      const fresh = hits[2 * i + 1] & ~(unit >>> HERO) & ~COMMANDER
      if (!fresh) continue
      const raised = unit | (fresh << HERO)
      put(sb, square, square === origin ? raised : tidy(raised))
    }
  }
  if (board.count[0] > 2 && board.count[1] > 2) return
  for (let guarded = 0; guarded < 2; guarded++) if (board.count[guarded] === 2) guardLast(sb, guarded)
  // A last guard's new range or zone may give check or parry it.
  sb.check = target >= 0 && attackersOf(sb, target, side, false) > 0
}

function guardLast(sb: SearchBoard, side: number): void {
  const { board } = sb
  if (board.commander[side] < 0) return
  for (let i = 0; i < sb.size[side]; i++) {
    const square = sb.list[side * SQUARES + i]
    const unit = board.at[square]
    const guard = unit & MEMBERS & ~COMMANDER
    if (!guard) continue
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
  for (let i = 0; i < sb.size[side]; i++) now |= board.at[sb.list[side * SQUARES + i]]
  let lost = 0
  for (let i = frames[FRAME * (sb.depth - 1)]; i < board.logged; i += 2) {
    const old = board.log[i + 1]
    if (old && old >>> SIDE === side) lost |= old
  }
  return ARMS.some(arm => (lost & arm) !== 0 && (now & arm) === 0)
}
