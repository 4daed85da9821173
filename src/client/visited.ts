import { LIMITS } from '../table/constants.ts'
import { isHere } from '../table/roomId.ts'
import { memory, type Memory } from './memory.ts'

/** A table at which this device has had a seat, as it was when it was last seen. */
export type Visited = {
  room: string
  game: string
  /** Of the others at it. */
  names: string[]
  /** A hand was under way, or about to be. */
  running: boolean
  /** Nobody else was there to play on: it stands as it was left. */
  alone: boolean
  /** We were to play. */
  mine: boolean
  /** Hands that have ended: the last of them can be watched. */
  hands: number
  at: number
}

const KEY = 'tables'
const KEPT = 8

/** The tables that may still be there, the latest first. */
export const visited = (store: Memory = memory, now = Date.now()): Visited[] =>
  store.list(KEY, isVisited).filter(each => now - each.at < expiry(each.room))

const expiry = (room: string) => (isHere(room) ? LIMITS.hereMs : LIMITS.expiryMs)

export function remember(table: Visited, store: Memory = memory): void {
  const others = visited(store, table.at).filter(each => each.room !== table.room)
  store.set(KEY, JSON.stringify([table, ...others].slice(0, KEPT)))
}

export function forget(room: string, store: Memory = memory): void {
  store.set(KEY, JSON.stringify(visited(store).filter(each => each.room !== room)))
}

function isVisited(kept: unknown): kept is Visited {
  const { room, game, names, running, alone, mine, hands, at } = (kept ?? {}) as Partial<Visited>
  const flags = [running, alone, mine].every(each => typeof each === 'boolean')
  const numbers = [hands, at].every(each => typeof each === 'number')
  const texts = Array.isArray(names) && [room, game, ...names].every(each => typeof each === 'string')
  return flags && numbers && texts
}
