import type { Refusal } from '../../game.ts'
import type { Side, Square, Unit } from '../types.ts'
import { parseFen, placement, unitText } from './fen.ts'
import type { HouseRules } from './houseRules.ts'
import { FILES, NEXT, RANKS, SQUARES, rankOf, squareIndex, squareName } from './squares.ts'
import { mayStand } from './terrain.ts'

/**
 * The free set-up: before the first turn each side arranges its half in secret. A half is written as a FEN writes its six
 * ranks, the upper one first, so that no square can be named twice and none beyond the river.
 */
export type Setup = Record<Side, string | null>
export type Units = Record<Square, Unit>

const HALF = RANKS / 2

const EMPTY = Array.from({ length: HALF }, () => FILES).join('/')

/** A side's half of a position. */
export function halfOf(fen: string, side: Side): string {
  const ranks = fen.split(' ')[0].split('/')
  return (side === 'b' ? ranks.slice(0, HALF) : ranks.slice(HALF)).join('/')
}

/** The position that two halves make; whose turn it is and the counters come from `fen`. */
export const joinHalves = (fen: string, red: string, blue: string): string =>
  [`${blue}/${red}`, ...fen.split(' ').slice(1)].join(' ')

export function parseHalf(half: string, side: Side, rules: HouseRules): Units | Error {
  const read = parseFen(`${side === 'b' ? `${half}/${EMPTY}` : `${EMPTY}/${half}`} r - - 0 1`, rules)
  return read instanceof Error ? read : read.board
}

export const makeHalf = (units: Units, side: Side): string => halfOf(placement({ board: units }), side)

/** How far a square lies from a side's edge of the board: 0 is its back rank. */
export const depth = (square: Square, side: Side): number => {
  const rank = rankOf(squareIndex(square))
  return side === 'r' ? rank : RANKS - 1 - rank
}

export const ownHalf = (square: Square, side: Side): boolean => depth(square, side) < HALF

export const halfSquares = (side: Side): Square[] =>
  Array.from({ length: SQUARES }, (_, square) => squareName(square)).filter(square => ownHalf(square, side))

const army = (units: Units): string =>
  Object.values(units).map(unit => unitText(unit.pieces, unit.side)).sort().join() // prettier-ignore

/** No piece reaches so far from its own half, so no set-up can begin in check. */
const BACK = 2

/** Why a unit may not be set up on a square of its own half. */
export function refuseSquare({ side, pieces }: Unit, square: Square): Refusal | null {
  const [{ kind }] = pieces
  if (!mayStand(kind, squareIndex(square))) return { why: 'setupGround', with: { piece: `@piece.${kind}`, square } }
  const leads = pieces.some(piece => piece.kind === 'C')
  return leads && depth(square, side) >= BACK ? { why: 'setupBack' } : null
}

/** The Commander's file is shut by an own unit, or it is carried: the other cannot see it, wherever they stand. */
function screened(units: Units, side: Side): boolean {
  const found = Object.entries(units).find(([, { pieces }]) => pieces.some(piece => piece.kind === 'C'))
  if (!found || found[1].pieces.length > 1) return true
  const ray = (side === 'r' ? 0 : 1) * SQUARES
  for (let square = NEXT[ray + squareIndex(found[0])]; square >= 0; square = NEXT[ray + square])
    if (units[squareName(square)]) return true
  return false
}

/** Why a side may not begin from this half; it has the units of `fen`, each as it is, and may only move them. */
export function refuseHalf(half: string, side: Side, fen: string, rules: HouseRules): Refusal | null {
  const units = parseHalf(half, side, rules)
  const own = parseHalf(halfOf(fen, side), side, rules)
  if (units instanceof Error || own instanceof Error) return { why: 'setupUnreadable' }
  if (Object.values(units).some(unit => unit.side !== side)) return { why: 'notYours' }
  if (army(units) !== army(own)) return { why: 'setupArmy' }
  for (const [square, unit] of Object.entries(units)) {
    const refusal = refuseSquare(unit, square)
    if (refusal) return refusal
  }
  return screened(units, side) ? null : { why: 'setupOpen' }
}

/** A position can be set up freely when it could itself be the outcome of that. */
export const isFree = (fen: string, rules: HouseRules): boolean =>
  (['r', 'b'] as const).every(side => refuseHalf(halfOf(fen, side), side, fen, rules) === null)

/** What stands on two squares changes places; either may be empty. */
export function swapped(units: Units, from: Square, to: Square): Units {
  const { [from]: one, [to]: other, ...rest } = units
  return { ...rest, ...(one && { [to]: one }), ...(other && { [from]: other }) }
}
