import { memory, type Memory } from './memory.ts'

/** What this device has solved of a game's puzzles, which difficulty it likes, and how many days in a row it solved the daily one. */
type PuzzleProgress = { solved: string[]; level: number; day: number; streak: number }

const KEY = 'puzzles'
const DAY = 24 * 60 * 60 * 1000

/** Days are counted where the device is: a new one begins at its midnight. */
export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY)

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0

export function puzzleProgress(game: string, store: Memory = memory): PuzzleProgress {
  const kept = (store.record(KEY)[game] ?? {}) as Partial<Record<keyof PuzzleProgress, unknown>>
  const solved = Array.isArray(kept.solved) ? kept.solved.filter(id => typeof id === 'string') : []
  return { solved, level: Math.min(5, count(kept.level)), day: count(kept.day), streak: count(kept.streak) }
}

/** The days in a row, if the last of them is today or yesterday. */
export function streakOn(day: number, { day: last, streak }: PuzzleProgress): number {
  return last >= day - 1 && last <= day ? streak : 0
}

export function chooseLevel(game: string, level: number, store: Memory = memory): void {
  keep(store, game, { ...puzzleProgress(game, store), level })
}

/** daily: on which day it was the daily one. */
export function solve(game: string, id: string, daily: number | null, store: Memory = memory): void {
  const before = puzzleProgress(game, store)
  const solved = before.solved.includes(id) ? before.solved : [...before.solved, id]
  if (daily === null || daily === before.day) return keep(store, game, { ...before, solved })
  keep(store, game, { ...before, solved, day: daily, streak: streakOn(daily, before) + 1 })
}

function keep(store: Memory, game: string, next: PuzzleProgress): void {
  store.set(KEY, JSON.stringify({ ...store.record(KEY), [game]: next }))
}
