import { parsePuzzle, type Puzzle } from './puzzle.ts'
import { LINES } from './puzzleData.ts'

/** Fetched when somebody solves them, never before. */
export const puzzles: readonly Puzzle[] = LINES.map(parsePuzzle)
