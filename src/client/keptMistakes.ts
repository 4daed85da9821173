import type { Mistake } from '../table/findMistakes.ts'
import { memory, type Memory } from './memory.ts'

/** A mistake as this device keeps it until it has been answered right twice. */
export type KeptMistake = Mistake & {
  /** Where and when it was made: the same is not kept twice. */
  id: string
  game: string
  /** Of the rules: what was right under others is not asked for. */
  version: number
  seats: number
  /** When it is asked for next. */
  due: number
  right: number
  /** Whether it has ever been answered wrong since. */
  missed: boolean
}

export type Answered = 'right' | 'wrong'

const KEY = 'mistakes'
/** Some kilobytes each. */
const KEPT = 40
const ENOUGH = 2
const DAY = 24 * 60 * 60 * 1000

export const keptMistakes = (store: Memory = memory): KeptMistake[] => store.list(KEY, isKept)

/** Those that it is time for, the oldest first. */
export const dueMistakes = (store: Memory = memory, now = Date.now()): KeptMistake[] =>
  keptMistakes(store)
    .filter(each => each.due <= now)
    .sort((a, b) => a.due - b.due)

/** What is known of it already stays; the oldest make room. */
export function keepMistake(found: Omit<KeptMistake, 'due' | 'right' | 'missed'>, store: Memory = memory): void {
  const all = keptMistakes(store)
  if (all.some(each => each.id === found.id)) return
  write(store, [...all, { ...found, due: Date.now(), right: 0, missed: false }].slice(-KEPT))
}

/**
 * Wrong: tomorrow again. Right: some days later, later still for whoever knew it at once; right twice, and it is done.
 * The answer says when it comes back; null: never.
 */
export function answerMistake(id: string, answered: Answered, store: Memory = memory, now = Date.now()): number | null {
  const all = keptMistakes(store)
  const found = all.find(each => each.id === id)
  if (!found) return null
  const right = found.right + (answered === 'right' ? 1 : 0)
  const missed = found.missed || answered === 'wrong'
  if (right >= ENOUGH) {
    dropMistake(id, store)
    return null
  }
  const due = now + (answered === 'wrong' ? 1 : missed ? 3 : 7) * DAY
  write(
    store,
    all.map(each => (each === found ? { ...each, right, missed, due } : each)),
  )
  return due
}

export const dropMistake = (id: string, store: Memory = memory): void =>
  write(
    store,
    keptMistakes(store).filter(each => each.id !== id),
  )

const write = (store: Memory, all: readonly KeptMistake[]): void => store.set(KEY, JSON.stringify(all))

function isKept(kept: unknown): kept is KeptMistake {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, game, state, best, margin, missed, ...rest } = kept as Partial<KeptMistake>
  const numbers = [rest.version, rest.seats, rest.due, rest.right, rest.seat, rest.deck, margin?.mean, margin?.samples]
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof missed === 'boolean' &&
    typeof state === 'object' &&
    typeof best?.why === 'string' &&
    rest.played !== undefined &&
    numbers.every(each => typeof each === 'number')
  )
}
