import { DISTANCE } from '../../src/games/cotulenh/bot/lines.ts'
import { FAR, SHOT, type Weights } from '../../src/games/cotulenh/bot/weights.ts'
import type { Board } from '../../src/games/cotulenh/rules/board.ts'
import { C, HERO, KINDS, MEMBERS, SIDE, plain } from '../../src/games/cotulenh/rules/pieces.ts'
import { NEXT, RANKS, SQUARES, rankOf } from '../../src/games/cotulenh/rules/squares.ts'
import { LAND } from '../../src/games/cotulenh/rules/terrain.ts'

/** The evaluation's terms, in the order of the vector: each has as many numbers as its list of weights. */
export const TERMS = ['value', 'hero', 'near', 'close', 'home', 'advance', 'ride', 'shelter', 'cover', 'tempo'] as const

const COUNT = KINDS.length
const at = {
  value: 0,
  hero: COUNT,
  near: 2 * COUNT,
  close: 3 * COUNT,
  home: 4 * COUNT,
  advance: 5 * COUNT,
  ride: 6 * COUNT,
}
const SHELTER = 7 * COUNT
const COVER = SHELTER + 4
const TEMPO = COVER + 1
const SIZE = TEMPO + 1

export const vectorOf = (weights: Weights): number[] => TERMS.flatMap(term => weights[term])

export function weightsOf(vector: readonly number[]): Weights {
  const rest = vector.map(Math.round)
  const take = (count: number) => rest.splice(0, count)
  const kinds = { value: take(COUNT), hero: take(COUNT), near: take(COUNT), close: take(COUNT), home: take(COUNT), advance: take(COUNT), ride: take(COUNT) } // prettier-ignore
  return { ...kinds, shelter: take(4), cover: take(1), tempo: take(1) }
}

/** How often each weight counts in a position, Red's less Blue's: the evaluation from Red's eyes is this times the weights. */
export function featuresOf(board: Board): Float64Array {
  const found = new Float64Array(SIZE)
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit) continue
    const side = unit >>> SIDE
    const sign = side ? -1 : 1
    const members = unit & MEMBERS
    const near = DISTANCE[board.commander[side ^ 1] * SQUARES + square]
    const home = DISTANCE[board.commander[side] * SQUARES + square]
    if (board.cover[side * SQUARES + square]) found[COVER] += sign
    for (let rest = members; rest; rest &= rest - 1) {
      const member = 31 - Math.clz32(rest & -rest)
      const kind = plain(member)
      found[at.value + kind] += sign
      if ((unit >>> (HERO + member)) & 1) found[at.hero + kind] += sign
      found[at.near + kind] += sign * (FAR - near)
      if (near <= SHOT) found[at.close + kind] += sign
      found[at.home + kind] += sign * (FAR - home)
      found[at.advance + kind] += sign * (side ? RANKS - 1 - rankOf(square) : rankOf(square))
      if (member !== board.tables.carrier[members]) found[at.ride + kind] += sign
    }
  }
  for (const side of [0, 1]) addShelter(board, side, found)
  found[TEMPO] = board.turn ? -1 : 1
  return found
}

function addShelter(board: Board, side: number, found: Float64Array): void {
  const sign = side ? -1 : 1
  const home = board.commander[side]
  for (let d = 0; d < 8; d++) {
    const next = NEXT[d * SQUARES + home]
    if (next < 0) continue
    const unit = board.at[next]
    if (unit && unit >>> SIDE === side) found[SHELTER] += sign
    else if (d < 4 && !unit && LAND[next]) found[SHELTER + 1] += sign
  }
  found[SHELTER + 2] += sign * Math.min(board.cover[side * SQUARES + home], 2)
  if ((board.at[home] & MEMBERS) !== 1 << C) found[SHELTER + 3] += sign
}
