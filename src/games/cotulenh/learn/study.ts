import type { Puzzle } from './puzzle.ts'
import type { Options } from '../options.ts'
import type { Place } from '../types.ts'

/** What the pages about positions ask the coach, and what they are told: an analysis in ever deeper pieces, a puzzle's verdict at once. */
export type Question =
  /** The best `lines`, until so many nodes were searched. */
  | { ask: 'lines'; options: Options; place: Place; lines: number; nodes: number }
  /** The turns played so far, those of both sides; the last one is the solver's. */
  | { ask: 'puzzle'; puzzle: Puzzle; turns: string[] }

/** What a position is worth with Red's eyes, in hundredths of an Infantry; or in how many turns it is mate, and for whom. */
export type Worth = { value: number; mate: number | null }

export type Line = Worth & { turns: string[] }
export type Analysis = { depth: number; nodes: number; lines: Line[] }

/**
 * solved: that was it. on: right so far, and `reply` is the best defence. Else it is wrong: `reply` refutes it, or there is none,
 * for that is a draw.
 */
export type Verdict = { said: 'solved' | 'on' | 'refuted' | 'drawn'; reply: string | null }
