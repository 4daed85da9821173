import type { Position, Side, Square } from '../types.ts'
import type { Board } from './board.ts'
import { G, KINDS, N, S } from './pieces.ts'
import { NEXT, SQUARES, fileOf, rankOf, squareIndex, squareName } from './squares.ts'

/**
 * Air defence: a Navy, an Anti-air gun or a Missile on top of its square closes the squares around it to enemy Air Forces.
 *
 * The board keeps, for each side and square, how many providers cover it (`cover`) and the sum of their squares + 1
 * (`coverBy`): where exactly one covers, the sum is that provider's name, and that is all a flight has to know.
 * `put` keeps both right through `coverZone`; nothing else writes them.
 */

/** Level of air defence a top piece gives. */
export const defence = (kind: number, hero: number): number =>
  kind === G || kind === N ? 1 + hero : kind === S ? 2 + hero : 0

/** Squares within distance L of each square, the zone of an air defence of level L (1 to 3). */
const ZONES: readonly (readonly Uint8Array[])[] = [1, 2, 3].map(level =>
  Array.from({ length: SQUARES }, (_, centre) => {
    const zone: number[] = []
    for (let square = 0; square < SQUARES; square++) {
      const dx = fileOf(square) - fileOf(centre)
      const dy = rankOf(square) - rankOf(centre)
      if (dx * dx + dy * dy <= level * level) zone.push(square)
    }
    return Uint8Array.from(zone)
  }),
)

/** The zone of the unit on a square comes (sign 1) or goes (-1). */
export function coverZone(board: Board, square: number, side: number, level: number, sign: 1 | -1): void {
  const zone = ZONES[level - 1][square]
  const base = side * SQUARES
  const name = sign * (square + 1)
  for (let i = 0; i < zone.length; i++) {
    board.cover[base + zone[i]] += sign
    board.coverBy[base + zone[i]] += name
  }
}

/** What a flight has met so far: no zone, one provider's (its name), or it is shot down. */
export const SAFE = 0
export const DESTROYED = -1

/**
 * The flight goes on to a square that `covers` providers cover, their sum being `by`; `met` is what it was before.
 * Shot down: two providers, or out of a zone again. Inside one zone it can only die with what it hits.
 */
export const flyOn = (met: number, covers: number, by: number): number =>
  covers === 0 ? (met === SAFE ? SAFE : DESTROYED) : covers > 1 || (met !== SAFE && met !== by) ? DESTROYED : by

/** A flight from `from`, `distance` squares in direction d, over the zones of `enemy`; the start does not count. */
export function flight(board: Board, from: number, d: number, distance: number, enemy: number): number {
  const base = enemy * SQUARES
  let square = from
  let met = SAFE
  for (let k = 0; k < distance && met !== DESTROYED; k++) {
    square = NEXT[d * SQUARES + square]
    met = flyOn(met, board.cover[base + square], board.coverBy[base + square])
  }
  return met
}

export type Zone = { square: Square; level: number; covers: Square[] }

/** The zones of a side as a board shows them, one for each provider. */
export function zonesOf(position: Position, side: Side): Zone[] {
  const zones: Zone[] = []
  for (const [square, unit] of Object.entries(position.board)) {
    const [top] = unit.pieces
    const level = unit.side === side ? defence(KINDS.indexOf(top.kind), top.hero ? 1 : 0) : 0
    if (level) zones.push({ square, level, covers: Array.from(ZONES[level - 1][squareIndex(square)], squareName) })
  }
  return zones
}
