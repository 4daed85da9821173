import { NEXT, SQUARES, ZONES, squareIndex, squareName } from './squares.ts'
import { C, HERO, MEMBERS, SIDE, defence } from './pieces.ts'
import { attackers, hits } from './attack.ts'
import { toBoard, undo, unitsOf, unpackPieces, type Board } from './board.ts'
import { describe, findSteps, STEP_KINDS } from './describe.ts'
import { makeStep } from './play.ts'
import { stepKind, stepMembers, stepTo } from './steps.ts'
import { choices, mayEnd } from './turns.ts'
import type { Piece, Position, Side, Square, Step, Turn, Unit } from './types.ts'

/** What a board screen asks of the rules; nothing here decides anything. */

/** Squares from which the Commander of the side to move is attacked. */
export function checkedBy(position: Position): Square[] {
  const board = toBoard(position)
  const home = board.commander[board.turn]
  if (home < 0) return []
  const count = attackers(board, home, board.turn ^ 1, true)
  return Array.from({ length: count }, (_, i) => squareName(hits[2 * i]))
}

export type Zone = { square: Square; level: number; covers: Square[] }

/** The air-defence zones of a side, one for each provider. */
export function zonesOf(position: Position, side: Side): Zone[] {
  const board = toBoard(position)
  const zones: Zone[] = []
  board.at.forEach((unit, square) => {
    if (!unit || unit >>> SIDE !== (side === 'b' ? 1 : 0)) return
    const top = board.tables.carrier[unit & MEMBERS]
    const level = defence(top, (unit >>> (HERO + top)) & 1)
    if (level)
      zones.push({ square: squareName(square), level, covers: Array.from(ZONES[level - 1][square], squareName) })
  })
  return zones
}

/** The empty squares a side's uncarried Commander sees: the other Commander may not enter them. */
export function sightOf(position: Position, side: Side): Square[] {
  const board = toBoard(position)
  const home = board.commander[side === 'b' ? 1 : 0]
  const seen: Square[] = []
  if (home < 0 || (board.at[home] & MEMBERS) !== 1 << C) return seen
  for (let d = 0; d < 4; d++) {
    for (let square = NEXT[d * SQUARES + home]; square >= 0 && !board.at[square]; square = NEXT[d * SQUARES + square])
      seen.push(squareName(square))
  }
  return seen
}

export type Choice = Step & {
  /** The whole unit goes: an ordinary move, complete by itself. */
  whole: boolean
}

/** A deployment in the making, from no step at all to its last. */
export type Plan = {
  from: Square
  steps: Step[]
  /** What may be done next: each choice can still become a legal turn. */
  next: Choice[]
  /** Members still free to go. */
  free: Piece[]
  /** The turn, if it may end here. */
  turn: Turn | null
  /** The board as it would stand now. */
  board: Record<Square, Unit>
}

/** What the unit on a square may do, after the deployment steps already chosen. Null when there is no such plan. */
export function plan(position: Position, from: Square, steps: readonly Step[]): Plan | null {
  const board = toBoard(position)
  const origin = squareIndex(from)
  const unit = origin < 0 ? 0 : board.at[origin]
  if (!unit || unit >>> SIDE !== board.turn) return null
  const path = steps.length ? planned(board, { form: 'deploy', from, steps: [...steps], stay: [] }) : []
  if (!path) return null
  let unused = unit & MEMBERS
  const turn = path.length && findsEnd(board, path, origin) ? describe(board, path, 'deploy') : null
  for (const step of path) {
    makeStep(board, step)
    unused &= ~stepMembers(step)
  }
  const units = unitsOf(board)
  const over = board.commander[board.turn ^ 1] < 0
  const next = over || !unused ? [] : choices(board, origin, unused, path.length === 0)
  return {
    from,
    steps: [...steps],
    next: next.map(step => choice(board, origin, step, path.length === 0)),
    free: unpackPieces(partOf(board, origin, unused)),
    turn,
    board: units,
  }
}

const partOf = (board: Board, square: number, members: number): number =>
  board.at[square] & (members | (members << HERO))

function choice(board: Board, from: number, step: number, first: boolean): Choice {
  return {
    pieces: unpackPieces(partOf(board, from, stepMembers(step))),
    kind: STEP_KINDS[stepKind(step)],
    to: squareName(stepTo(step)),
    whole: first && (board.at[from] & MEMBERS) === stepMembers(step),
  }
}

/** The steps on the fast board, legal to end or not. */
function planned(board: Board, turn: Turn): number[] | null {
  const found = findSteps(board, turn, true)
  return found instanceof Error ? null : found
}

function findsEnd(board: Board, path: readonly number[], origin: number): boolean {
  const mark = board.logged
  for (const step of path) makeStep(board, step)
  const ok = mayEnd(board, origin)
  undo(board, mark)
  return ok
}
