import { memory, type Memory } from './memory.ts'

/** How far this device has come in a game's lessons: the ids of those done, and where it was last. */
type LessonProgress = { at: number; done: string[] }

const LESSONS = 'lessons'
const PLAYED = 'played'

export function lessonProgress(game: string, store: Memory = memory): LessonProgress {
  const kept = store.record(LESSONS)[game] as Partial<LessonProgress> | undefined
  const done = Array.isArray(kept?.done) ? kept.done.filter(id => typeof id === 'string') : []
  return { at: typeof kept?.at === 'number' && kept.at >= 0 ? Math.floor(kept.at) : 0, done }
}

export function keepLessonProgress(game: string, progress: LessonProgress, store: Memory = memory): void {
  store.set(LESSONS, JSON.stringify({ ...store.record(LESSONS), [game]: progress }))
}

/** For so many hands one is helped. */
const FIRST = 3

/** A hand of this game has been seen to its end from a seat of one's own. */
export function hasPlayed(game: string, store: Memory = memory): void {
  const hands = played(game, store)
  if (hands < FIRST) store.set(PLAYED, JSON.stringify({ ...store.record(PLAYED), [game]: hands + 1 }))
}

/** Whether this device has never played it: then it is offered to be taught. */
export const isNew = (game: string, store: Memory = memory): boolean => played(game, store) === 0
/** Whether it has played but a few hands of it. */
export const isBeginner = (game: string, store: Memory = memory): boolean => played(game, store) < FIRST

/** Earlier versions only wrote down that it had been played: whoever did needs no help. */
function played(game: string, store: Memory): number {
  const kept = store.record(PLAYED)[game]
  if (kept === true) return FIRST
  return typeof kept === 'number' && Number.isInteger(kept) && kept > 0 && kept <= FIRST ? kept : 0
}
