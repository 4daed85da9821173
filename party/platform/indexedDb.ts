import { LIMITS } from '../../src/table/protocol.ts'
import { Fenced, type Shelf, type Store } from './device.ts'

const NAME = 'masa'
/** Rows by room and key; and of each room its life, its wake-up and when it was last written to. */
const ROWS = 'rows'
const ROOMS = 'rooms'
/** After every key that a room uses. */
const LAST = '\uffff'

/** No room has such a life. */
const NOBODY = ''

type Kept = { life: string; wake: number | null; at: number }

/** Tables of this device, in the browser's own database. */
export async function indexedDb(now: () => number = Date.now): Promise<Store> {
  const db = await opened()
  await sweep(db, now())
  return {
    async claim(room) {
      const life = crypto.randomUUID()
      const writing = db.transaction(ROOMS, 'readwrite')
      const rooms = writing.objectStore(ROOMS)
      const known = (await result(rooms.get(room))) as Kept | undefined
      rooms.put({ wake: null, ...known, life, at: now() } satisfies Kept, room)
      await complete(writing)
      return shelf(db, room, life, now)
    },
    look: room => shelf(db, room, NOBODY, now),
  }
}

function shelf(db: IDBDatabase, room: string, life: string, now: () => number): Shelf {
  const all = IDBKeyRange.bound([room, ''], [room, LAST])
  const rows = () => db.transaction(ROWS).objectStore(ROWS)

  /** All of it or nothing; and nothing if the room has another life by now. */
  async function write(change: (rows: IDBObjectStore, kept: Kept) => Partial<Kept>): Promise<void> {
    const writing = db.transaction([ROWS, ROOMS], 'readwrite')
    const done = complete(writing)
    // Whoever waits below hears of it first.
    done.catch(() => {})
    const rooms = writing.objectStore(ROOMS)
    const kept = (await result(rooms.get(room))) as Kept | undefined
    if (kept?.life !== life) {
      writing.abort()
      throw new Fenced()
    }
    try {
      rooms.put({ ...kept, at: now(), ...change(writing.objectStore(ROWS), kept) }, room)
    } catch (error) {
      writing.abort()
      throw error
    }
    return done
  }

  return {
    async get(keys) {
      const store = rows()
      const found = await Promise.all(keys.map(key => result(store.get([room, key]))))
      return new Map(keys.flatMap((key, i) => (found[i] === undefined ? [] : [[key, found[i]]])))
    },
    async list({ start, end, prefix = '', limit }) {
      const range = IDBKeyRange.bound([room, start ?? prefix], [room, end ?? prefix + LAST], false, true)
      const store = rows()
      const [keys, values] = await Promise.all([
        result(store.getAllKeys(range, limit)),
        result(store.getAll(range, limit)) as Promise<unknown[]>,
      ])
      return new Map(keys.map((key, i) => [(key as [string, string])[1], values[i]]))
    },
    put: changed =>
      write(store => {
        for (const [key, value] of Object.entries(changed)) store.put(value, [room, key])
        return {}
      }),
    clear: () =>
      write(store => {
        store.delete(all)
        return { wake: null }
      }),
    wakeTime: async () =>
      ((await result(db.transaction(ROOMS).objectStore(ROOMS).get(room))) as Kept | undefined)?.wake ?? null,
    wakeAt: time => write(() => ({ wake: time })),
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ROWS)
    request.result.createObjectStore(ROOMS)
  }
  return result(request)
}

/** Rooms that nobody has been to for too long. */
async function sweep(db: IDBDatabase, now: number): Promise<void> {
  const writing = db.transaction([ROWS, ROOMS], 'readwrite')
  const rooms = writing.objectStore(ROOMS)
  const [keys, values] = await Promise.all([
    result(rooms.getAllKeys()) as Promise<string[]>,
    result(rooms.getAll()) as Promise<Kept[]>,
  ])
  keys.forEach((room, i) => {
    if (now - values[i].at < LIMITS.hereMs) return
    rooms.delete(room)
    writing.objectStore(ROWS).delete(IDBKeyRange.bound([room, ''], [room, LAST]))
  })
  await complete(writing)
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('the database does not answer'))
  })

const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done()
    transaction.onabort = () => failed(transaction.error ?? new Error('the database wrote nothing'))
  })
