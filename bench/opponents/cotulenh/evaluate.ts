import type { Board } from '../../../src/games/cotulenh/rules/board.ts'
import {
  A,
  C,
  E,
  F,
  F2,
  G,
  H,
  HERO,
  I,
  KIND_COUNT,
  M,
  MEMBERS,
  N,
  S,
  SIDE,
  T,
  T2,
} from '../../../src/games/cotulenh/rules/pieces.ts'
import { NEXT, SQUARES, fileOf, rankOf } from '../../../src/games/cotulenh/rules/squares.ts'
import { LAND, SEA } from '../../../src/games/cotulenh/rules/terrain.ts'

/** Hundredths of an Infantry. */
const VALUE = new Int16Array(KIND_COUNT)

const HERO_BONUS = new Int16Array(KIND_COUNT)

/** How much a piece gains by being near the enemy Commander. */
const REACH = new Int16Array(KIND_COUNT)

const worth: [number, number, number, number][] = [
  [C, 0, 0, 0],
  [I, 100, 60, 2],
  [M, 120, 60, 3],
  [E, 90, 50, 0],
  [T, 230, 110, 5],
  [G, 130, 60, 0],
  [S, 260, 110, 3],
  [A, 350, 130, 5],
  [F, 480, 240, 3],
  [N, 700, 160, 3],
  [H, 40, 60, 0],
]

for (const [kind, value, hero, reach] of worth) {
  VALUE[kind] = value
  HERO_BONUS[kind] = hero
  REACH[kind] = reach
}

for (const [first, second] of [
  [F, F2],
  [T, T2],
]) {
  // prettier-ignore
  VALUE[second] = VALUE[first]
  HERO_BONUS[second] = HERO_BONUS[first]
  REACH[second] = REACH[first]
}

/** Chebyshev distance, at [a * SQUARES + b]. */
const DISTANCE = new Uint8Array(SQUARES * SQUARES)

for (let a = 0; a < SQUARES; a++) {
  for (let b = 0; b < SQUARES; b++)
    DISTANCE[a * SQUARES + b] = Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)))
}

export function unitValue(unit: number): number {
  let value = 0
  for (let rest = unit & MEMBERS; rest; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    value += VALUE[kind] + (unit & (1 << (HERO + kind)) ? HERO_BONUS[kind] : 0)
  }
  return value
}

/** Free neighbouring squares in the carrier's directions: a cheap measure of mobility. */
function freedom(board: Board, square: number, kind: number, hero: number): number {
  const ground = kind === N ? SEA : LAND
  let free = 0
  for (let d = 0; d < 8; d++) {
    if (board.tables.move[(kind << 2) | (hero << 1) | (d >> 2)] === 0) continue
    const next = NEXT[d * SQUARES + square]
    if (next >= 0 && board.at[next] === 0 && ground[next]) free++
  }
  return free
}

/** The Commander's shelter: friends beside it and ways out; an enemy zone of fire is the search's business. */
function shelter(board: Board, side: number): number {
  const home = board.commander[side]
  if (home < 0) return 0
  let score = 0
  for (let d = 0; d < 8; d++) {
    const next = NEXT[d * SQUARES + home]
    if (next < 0) continue
    const unit = board.at[next]
    if (unit && unit >>> SIDE === side) score += 6
    else if (d < 4 && unit === 0 && LAND[next]) score += 8
  }
  // Under cover of its own guns an Air Force cannot simply take it.
  score += Math.min(board.cover[side * SQUARES + home], 2) * 25
  return (board.at[home] & MEMBERS) === 1 << C ? score : score + 12
}

/** Centi-infantry from the eyes of the side to move. */
export function evaluate(board: Board): number {
  const { at, tables, cover } = board
  let score = shelter(board, 0) - shelter(board, 1)
  for (let square = 0; square < SQUARES; square++) {
    const unit = at[square]
    if (unit === 0) continue
    const side = unit >>> SIDE
    const members = unit & MEMBERS
    const enemy = board.commander[side ^ 1]
    const near = enemy < 0 ? 0 : 10 - DISTANCE[square * SQUARES + enemy]
    let worth = cover[side * SQUARES + square] ? 4 : 0
    for (let rest = members; rest; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest)
      worth += VALUE[kind] + REACH[kind] * near
      if (unit & (1 << (HERO + kind))) worth += HERO_BONUS[kind]
    }
    const top = tables.carrier[members]
    worth += 3 * freedom(board, square, top, (unit >>> (HERO + top)) & 1)
    score += side === 0 ? worth : -worth
  }
  return board.turn === 0 ? score : -score
}
