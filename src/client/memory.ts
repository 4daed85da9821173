import { attempt } from './attempt.ts'

/** Something that outlives the page it is written on. */
export type Notebook = { read(): string | null; write(text: string): void }
/** The part of localStorage that is used. */
export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'masa:'
const VISITS = 'visits'
const SEAT = 'seat:'
const CIRCLE = 'circle:'
/** Rooms are gone a day after everyone has left; who has not been there for so long will not come back. */
const STALE = 30 * 24 * 60 * 60 * 1000

/**
 * What this device remembers about its owner. A key with a room's name between colons belongs to that room, and goes when
 * the room has not been visited for a month. Where nothing may be kept, or there is no space, it lasts for the page.
 */
export class Memory {
  readonly #store: Store | null
  readonly #now: () => number
  /** What the device would not keep. */
  readonly #page = new Map<string, string>()

  constructor(store: Store | null, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
  }

  get(key: string): string | null {
    return this.#page.get(key) ?? attempt(() => this.#store?.getItem(PREFIX + key) ?? null, null)
  }

  set(key: string, value: string | null): void {
    this.#page.delete(key)
    if (value === null) return attempt(() => this.#store?.removeItem(PREFIX + key), undefined)
    if (this.#write(key, value)) return
    // A seat's token cannot be had again, nor a member's; how a rack was arranged can.
    if (key.startsWith(SEAT) || key.startsWith(CIRCLE)) {
      this.#drop(other => this.#rooms().some(room => belongs(other, room)) && !other.startsWith(SEAT))
      if (this.#write(key, value)) return
    }
    this.#page.set(key, value)
  }

  /** What is kept as a list, as far as it is what it should be. */
  list<T>(key: string, is: (kept: unknown) => kept is T): T[] {
    const kept = this.#parsed(key)
    return Array.isArray(kept) ? kept.filter(is) : []
  }

  /** What is kept by name. */
  record(key: string): Record<string, unknown> {
    const kept = this.#parsed(key)
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {}
  }

  /** This room is being visited; whatever belongs to rooms that have not been for a month is forgotten. */
  visit(room: string): void {
    const now = this.#now()
    const visits = { ...Object.fromEntries(this.#rooms().map(each => [each, now])), ...this.#visits(), [room]: now }
    const all = Object.entries(visits)
    const stale = all.filter(([, at]) => now - at > STALE).map(([each]) => each)
    this.#drop(key => stale.some(each => belongs(key, each)))
    const kept = Object.fromEntries(all.filter(([each]) => !stale.includes(each)))
    this.set(VISITS, JSON.stringify(kept))
  }

  /** Rooms that are known by a visit or by a seat. */
  #rooms(): string[] {
    const seated = this.#keys().filter(key => key.startsWith(SEAT))
    return [...new Set([...Object.keys(this.#visits()), ...seated.map(key => key.slice(SEAT.length))])]
  }

  #visits(): Record<string, number> {
    return this.record(VISITS) as Record<string, number>
  }

  #parsed(key: string): unknown {
    return attempt(() => JSON.parse(this.get(key) ?? 'null') as unknown, null)
  }

  #write(key: string, value: string): boolean {
    return attempt(() => {
      if (!this.#store) return false
      this.#store.setItem(PREFIX + key, value)
      return true
    }, false)
  }

  #drop(which: (key: string) => boolean): void {
    for (const key of this.#keys().filter(which)) this.set(key, null)
  }

  #keys(): string[] {
    return attempt(() => {
      const store = this.#store
      const keys = Array.from({ length: store?.length ?? 0 }, (_, i) => store!.key(i) ?? '')
      return keys.filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length))
    }, [])
  }
}

const belongs = (key: string, room: string): boolean => key.split(':').includes(room)

export const memory = new Memory(attempt(() => localStorage, null))

/** What this window remembers, through reloading too, until it is closed. Where nothing may be kept it is forgotten. */
export const notebook = (key: string): Notebook => ({
  read: () => attempt(() => sessionStorage.getItem(PREFIX + key), null),
  write: text => attempt(() => sessionStorage.setItem(PREFIX + key, text), undefined),
})
