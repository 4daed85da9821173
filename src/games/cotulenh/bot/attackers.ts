import { DESTROYED, flight } from '../rules/airDefence.ts'
import { C, H, HERO, MEMBERS, N, PLANES, S, shootsOver } from '../rules/pieces.ts'
import { NEXT, SQUARES } from '../rules/squares.ts'
import { LINE } from './lines.ts'
import type { SearchBoard } from './searchBoard.ts'

/**
 * Who attacks a square, as rules/attack.ts says it, found from the other end: over the list of a side's units, most of which are
 * out of line or out of range at one look. The tests compare the two.
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
  const { board, list, reach } = sb
  const { at, tables } = board
  const prey = at[target]
  const navy = prey !== 0 && tables.carrier[prey & MEMBERS] === N
  const shield = tables.shielded && prey & (1 << C) && prey & (1 << H) ? tables.shielded : 0
  const end = side * SQUARES + sb.size[side]
  let count = 0
  for (let i = side * SQUARES; i < end; i++) {
    const square = list[i]
    const line = LINE[square * SQUARES + target]
    if (line === 0) continue
    const k = line & 7
    const diagonal = line >> 5
    if (k > reach[2 * square + diagonal]) continue
    const unit = at[square]
    let rest = unit & MEMBERS & ~shield
    if (!clear(at, square, line >> 3, k)) rest &= shootsOver
    let members = 0
    while (rest) {
      const bit = rest & -rest
      rest ^= bit
      const kind = 31 - Math.clz32(bit)
      let range = tables.capture[(kind << 2) | (((unit >>> (HERO + kind)) & 1) << 1) | diagonal]
      if (kind === N && !navy) range--
      if (k <= range && !(kind === S && navy && tables.rules.missileNoShips)) members |= bit
    }
    const planes = members & PLANES & ~(unit >>> HERO)
    if (planes && flight(board, square, line >> 3, k, side ^ 1) === DESTROYED) members &= ~planes
    if (!members) continue
    if (!all) return 1
    hits[2 * count] = square
    hits[2 * count + 1] = members
    count++
  }
  return count
}
