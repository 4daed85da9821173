import type { Slices } from '../../game.ts'
import type { Board } from '../rules/board.ts'
import { clearNotes, newNotes, type Notes, type Search } from './search.ts'
import { searchBoard } from './searchBoard.ts'

/** Nodes between two pauses: some five milliseconds. */
const SLICE = 2500

/** Where a search notes things down is large, so the next one takes it over; two at once have one each. */
let spare: Notes | null = null

/** One search of one position. It pauses now and then and goes on, whatever was done on other boards meanwhile. */
export function newSearch(board: Board, past: readonly string[], over: (() => boolean) | null): Search {
  const notes = spare ?? newNotes()
  spare = null
  clearNotes(notes)
  const known = past.slice(-400)
  known.forEach((key, i) => (notes.keys[i] = parseKey(key)))
  return {
    ...notes,
    sb: searchBoard(board),
    nodes: 0,
    pause: SLICE,
    rest: SLICE,
    stopped: false,
    over,
    past: known.length,
    farthest: 0,
  }
}

/** It is over, or given up in a pause. */
export function endSearch({ moves, pickers, killers, history, table, keys }: Search): void {
  spare = { moves, pickers, killers, history, table, keys }
}

function parseKey(key: string): number {
  let value = 0
  for (const digit of key) value = value * 36 + parseInt(digit, 36)
  return value
}

/** Pauses if a slice is over. */
export function* rest(search: Search): Slices<void> {
  if (search.nodes < search.rest) return
  yield
  search.rest = search.nodes + SLICE
}

/**
 * Runs a part of a search that gives up when it has to pause, again and again until it comes through: what it has found out
 * meanwhile is in the table. Null when `budget` nodes or the time are used up.
 */
export function* inSlices(search: Search, budget: number, run: () => number): Slices<number | null> {
  while (!spent(search, budget)) {
    yield* rest(search)
    search.pause = Math.min(budget, search.rest)
    search.stopped = false
    const value = run()
    if (!search.stopped) return value
  }
  return null
}

export const spent = (search: Search, budget: number): boolean => search.nodes >= budget || (search.over?.() ?? false)
