import type { Position, Side, Square } from '../types.ts'
import { attackers, hits } from './attack.ts'
import { boardOf, type Board } from './board.ts'
import { C, MEMBERS, SIDE } from './pieces.ts'
import { NEXT, SQUARES, fileOf, rankOf, squareName } from './squares.ts'
import { LAND } from './terrain.ts'

export const commanderAttacked = (board: Board, side: number): boolean => {
  const square = board.commander[side]
  return square >= 0 && attackers(board, square, side ^ 1, false) > 0
}

/** Uncarried: alone on its square. */
const open = (board: Board, side: number): boolean =>
  board.commander[side] >= 0 && (board.at[board.commander[side]] & MEMBERS) === 1 << C

/** The direction from one square to another of its file or rank, -1 when they are not in line. */
const straight = (from: number, to: number): number =>
  fileOf(from) === fileOf(to) ? (to > from ? 0 : 1) : rankOf(from) === rankOf(to) ? (to > from ? 2 : 3) : -1

/** Nothing stands between two squares of one file or rank; `ignored` counts as empty. False when they are not in line. */
export function clearLine(board: Board, from: number, to: number, ignored: number): boolean {
  const d = straight(from, to)
  if (d < 0) return false
  for (let square = NEXT[d * SQUARES + from]; square !== to; square = NEXT[d * SQUARES + square]) {
    if (board.at[square] && square !== ignored) return false
  }
  return true
}

/** The two Commanders, both uncarried, see each other. */
export const exposed = (board: Board): boolean =>
  open(board, 0) && open(board, 1) && clearLine(board, board.commander[0], board.commander[1], -1)

/** Whether the uncarried Commander of `side` sees a square. */
export const seenBy = (board: Board, side: number, square: number, ignored: number): boolean =>
  open(board, side) && board.commander[side] !== square && clearLine(board, board.commander[side], square, ignored)

/** A Commander alone could slide from `from` to `to`, were it not for squares on its way that the enemy's sees. */
export function barredBySight(board: Board, from: number, members: number, to: number): boolean {
  const d = members === 1 << C && to >= 0 && to !== from ? straight(from, to) : -1
  if (d < 0) return false
  const enemy = (board.at[from] >>> SIDE) ^ 1
  let seen = false
  for (let square = from; square !== to;) {
    square = NEXT[d * SQUARES + square]
    if (board.at[square] || !LAND[square]) return false
    seen ||= seenBy(board, enemy, square, from)
  }
  return seen
}

/** A turn of `side` may end like this, as far as its Commander goes: it is there (a side may not blow up its own), not attacked and not seen. */
export const safe = (board: Board, side: number): boolean =>
  board.commander[side] >= 0 && !commanderAttacked(board, side) && !exposed(board)

/** The Commander of the side to move is attacked. */
export function inCheck(position: Position): boolean {
  const board = boardOf(position)
  return commanderAttacked(board, board.turn)
}

/** Squares from which the Commander of the side to move is attacked. */
export function checkedBy(position: Position): Square[] {
  const board = boardOf(position)
  const home = board.commander[board.turn]
  if (home < 0) return []
  const count = attackers(board, home, board.turn ^ 1, true)
  return Array.from({ length: count }, (_, i) => squareName(hits[2 * i]))
}

/** The empty squares a side's uncarried Commander sees: the other Commander may not enter them. */
export function sightOf(position: Position, side: Side): Square[] {
  const board = boardOf(position)
  const home = board.commander[side === 'b' ? 1 : 0]
  const seen: Square[] = []
  if (home < 0 || (board.at[home] & MEMBERS) !== 1 << C) return seen
  for (let d = 0; d < 4; d++) {
    for (let square = NEXT[d * SQUARES + home]; square >= 0 && !board.at[square]; square = NEXT[d * SQUARES + square])
      seen.push(squareName(square))
  }
  return seen
}

/** The square of a side's Commander, null when it is gone. */
export function commanderSquare(position: Position, side: Side): string | null {
  for (const [square, unit] of Object.entries(position.board)) {
    if (unit.side === side && unit.pieces.some(piece => piece.kind === 'C')) return square
  }
  return null
}
