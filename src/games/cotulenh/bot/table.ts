import type { Board } from '../rules/board.ts'

/**
 * The transposition table: what a search has found out about positions, by their hash. Two slots side by side: the first keeps
 * the deeper of what it is offered, the second the latest. A slot holds the full hash (64 bits in two halves), the score, how deep
 * it was searched, which bound the score is and the best step.
 *
 * Scores of mates are kept as distances from the position they belong to, for it may be reached at another ply.
 */
const BITS = 17
const SLOTS = 1 << BITS

export const EXACT = 1
export const LOWER = 2
export const UPPER = 3

export const MATE = 30_000
/** Beyond this a score is a mate found. */
export const MATED = MATE - 300

/** Four numbers a slot, side by side so that a look costs one line of the cache: low, high, step, and score, depth and bound in one. */
export type Table = Int32Array

const WIDTH = 4

export const newTable = (): Table => new Int32Array(SLOTS * WIDTH)

export const clearTable = (table: Table): void => void table.fill(0)

export const boundAt = (table: Table, slot: number): number => table[slot + 3] & 3
export const depthAt = (table: Table, slot: number): number => (table[slot + 3] << 16) >> 18
export const stepAt = (table: Table, slot: number): number => table[slot + 2]

export function scoreAt(table: Table, slot: number, ply: number): number {
  const score = table[slot + 3] >> 16
  return score > MATED ? score - ply : score < -MATED ? score + ply : score
}

const slotOf = (board: Board): number => (board.low & (SLOTS - 1) & ~1) * WIDTH

const holds = (table: Table, slot: number, board: Board): boolean =>
  table[slot] === board.low && table[slot + 1] === board.high && table[slot + 3] !== 0

/** The slot that knows a position, -1 for none. */
export function find(table: Table, board: Board): number {
  const slot = slotOf(board)
  if (holds(table, slot, board)) return slot
  return holds(table, slot + WIDTH, board) ? slot + WIDTH : -1
}

export function store(
  table: Table,
  board: Board,
  depth: number,
  score: number,
  bound: number,
  step: number,
  ply: number,
): void {
  let slot = slotOf(board)
  if (table[slot + 3] !== 0 && depthAt(table, slot) > depth && !holds(table, slot, board)) slot += WIDTH
  const kept = score > MATED ? score + ply : score < -MATED ? score - ply : score
  table[slot] = board.low
  table[slot + 1] = board.high
  table[slot + 2] = step
  table[slot + 3] = (kept << 16) | ((depth & 0x3fff) << 2) | bound
}
