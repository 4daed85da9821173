import { coverZone, defence } from '../rules/airDefence.ts'
import { put as putBare, type Board } from '../rules/board.ts'
import { C, G, HERO, KIND_COUNT, MEMBERS, N, S, SIDE, bits } from '../rules/pieces.ts'
import { SQUARES } from '../rules/squares.ts'
import { HIGH, LOW } from '../rules/zobrist.ts'
import { attackersOf } from './attackers.ts'
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
 * Turns are played by makeTurn.ts.
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

export const COMMANDER = 1 << C
export const PROVIDERS = bits(N, G, S)

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

export function put(sb: SearchBoard, square: number, unit: number): void {
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

/** What `unmake` needs is written down: a turn begins. */
export function push(sb: SearchBoard): void {
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

/** Where the log stood when the turn under way began. */
export const loggedBefore = (sb: SearchBoard): number => sb.frames[FRAME * (sb.depth - 1)]
