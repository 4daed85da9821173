import { DESTROYED, flight } from '../rules/airDefence.ts'
import { C, H, HERO, MEMBERS, N, PLANES, S, shootsOver } from '../rules/pieces.ts'
import { NEXT, SQUARES } from '../rules/squares.ts'
import { LINE } from './lines.ts'
import type { SearchBoard } from './searchBoard.ts'
import { STAR, WORDS, lowest } from './squareSet.ts'

/**
 * Who attacks a square, as rules/attack.ts says it, found from the other end: of a side's units those in line with the square, most of
 * which are out of range at one look. The tests compare the two.
 *
 * Not re-entrant: with `all` the answer is in `hits` until the next call with `all`.
 */

/** Pairs of a square and the members there that attack. */
export const hits = new Int32Array(96)

/** Nothing stands between a square and the one k steps on. */
export function clear(at: Int32Array, from: number, d: number, k: number): boolean {
  let square = from
  for (let i = 1; i < k; i++) {
    square = NEXT[d * SQUARES + square]
    if (at[square]) return false
  }
  return true
}

/** How many units of `side` attack a square; with `all` they are listed in `hits`, else the first is enough. */
export function attackersOf(sb: SearchBoard, target: number, side: number, all: boolean): number {
  const { stands, reach } = sb
  let count = 0
  for (let w = 0; w < WORDS; w++) {
    for (let rest = stands[side * WORDS + w] & STAR[target * WORDS + w]; rest; rest &= rest - 1) {
      const square = (w << 5) + lowest(rest)
      const line = LINE[square * SQUARES + target]
      if ((line & 7) > reach[2 * square + (line >> 5)]) continue
      const members = hitters(sb, square, line, target, side)
      if (!members) continue
      if (!all) return 1
      hits[2 * count] = square
      hits[2 * count + 1] = members
      count++
    }
  }
  return count
}

/** The members of the unit on a square that attack the target, each taken alone. */
function hitters({ board }: SearchBoard, square: number, line: number, target: number, side: number): number {
  const { at, tables } = board
  const prey = at[target]
  const navy = prey !== 0 && tables.carrier[prey & MEMBERS] === N
  const unit = at[square]
  const k = line & 7
  let rest = unit & MEMBERS
  if (tables.shielded && prey & (1 << C) && prey & (1 << H)) rest &= ~tables.shielded
  if (!clear(at, square, line >> 3, k)) rest &= shootsOver
  let members = 0
  while (rest) {
    const bit = rest & -rest
    rest ^= bit
    const kind = 31 - Math.clz32(bit)
    let range = tables.capture[(kind << 2) | (((unit >>> (HERO + kind)) & 1) << 1) | (line >> 5)]
    if (kind === N && !navy) range--
    if (k <= range && !(kind === S && navy && tables.rules.missileNoShips)) members |= bit
  }
  const planes = members & PLANES & ~(unit >>> HERO)
  if (planes && flight(board, square, line >> 3, k, side ^ 1) === DESTROYED) members &= ~planes
  return members
}
