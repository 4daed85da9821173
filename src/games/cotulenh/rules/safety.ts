import { undo, type Board } from './board.ts'
import { safe } from './commander.ts'
import { makeStep } from './makeMove.ts'
import { C, PLANES, SIDE } from './pieces.ts'
import { NEXT, SQUARES } from './squares.ts'
import { CAPTURE, COMBINE, MOVE, stepFrom, stepKind, stepMembers, stepTo } from './step.ts'
import { standsAt } from './terrain.ts'

/**
 * Whether a turn may end, and a cheap answer for most steps.
 *
 * A step is legal if after it the own Commander is safe. Playing each one to see costs most of a generation's time, so
 * `watchCommander` looks once along the eight lines to the Commander and `harmless` says of most steps, without playing them,
 * that they cannot matter. It may only err to the safe side: whatever it does not say is tried with `tryStep`.
 *
 * Invariant: `harmless` speaks of the board `watchCommander` last saw, so the watch is taken anew for each generation.
 * Not re-entrant: there is one `watch`.
 */

/** What must be looked at before a step can be called safe without playing it. */
type Watch = {
  /** Squares that, emptied, could open the Commander to a piece or to the other Commander. */
  marks: Uint8Array
  /**
   * Each step must be played to know: the Commander is in check or seen already; or an enemy Air Force is in line with it,
   * when any promotion can change a zone the flight must pass; or the enemy's last guard is no hero yet and becomes one by any step.
   */
  always: boolean
}

const watch: Watch = { marks: new Uint8Array(SQUARES), always: false }

export function watchCommander(board: Board): void {
  const side = board.turn
  const home = board.commander[side]
  watch.marks.fill(0)
  watch.always = board.count[side ^ 1] === 2 || !safe(board, side)
  if (watch.always) return
  watch.marks[home] = 1
  for (let d = 0; d < 8; d++) markRay(board, home, d * SQUARES, side)
}

/** Marks the squares between the Commander and the last enemy that could reach or see it along a ray. */
function markRay(board: Board, home: number, ray: number, side: number): void {
  const enemy = board.commander[side ^ 1]
  let reach = 0
  let square = home
  for (let k = 1; k <= 11; k++) {
    square = NEXT[ray + square]
    if (square < 0) break
    const unit = board.at[square]
    if (unit === 0 || unit >>> SIDE === side || (k > 5 && square !== enemy)) continue
    reach = k
    if (unit & PLANES) watch.always = true
  }
  square = home
  for (let k = 1; k < reach; k++) {
    square = NEXT[ray + square]
    watch.marks[square] = 1
  }
}

/** True when a step cannot change whether the own Commander is safe; otherwise it has to be tried. */
export function harmless(board: Board, step: number): boolean {
  const from = stepFrom(step)
  const to = stepTo(step)
  const members = stepMembers(step)
  if (watch.always || watch.marks[from] || members & (1 << C)) return false
  const kind = stepKind(step)
  const other = board.at[to]
  if (kind === MOVE) return true
  if (other & (1 << C)) return false
  if (kind === COMBINE) return true
  // A capture of up to three pieces may leave the enemy a last guard, a hero at once; one that leaves its square empty may open a line.
  return board.count[board.turn ^ 1] > 5 && (kind === CAPTURE || watch.marks[to] === 0)
}

/** A turn of the side to move may end here: the enemy Commander is gone, or the own one is safe and nobody is stranded. */
export const mayEnd = (board: Board, origin: number): boolean =>
  board.commander[board.turn ^ 1] < 0 || (standsAt(board, origin, board.at[origin]) && safe(board, board.turn))

export function tryStep(board: Board, step: number): boolean {
  const mark = board.logged
  makeStep(board, step)
  const ok = mayEnd(board, stepFrom(step))
  undo(board, mark)
  return ok
}
