import { memory, type Memory } from './memory.ts'

/** Whether this browser can hold a room of its own: other windows have to be told of it, and it has to be kept. */
export const canPlayHere = (): boolean =>
  globalThis.isSecureContext && 'BroadcastChannel' in globalThis && 'indexedDB' in globalThis

/** The host wishes that whoever plays with bots does so on their own device. */
const wished = (): boolean => globalThis.document?.documentElement.dataset.local !== undefined

/** Whether a table with bots alone is opened on this device. */
export const playsHere = (online: boolean): boolean => canPlayHere() && (!online || wished())

const KEY = 'kept'

/** The games all of whose parts this device keeps: they open without a line. */
export const keptGames = (store: Memory = memory): string[] => store.list(KEY, game => typeof game === 'string')

export const keep = (games: readonly string[], store: Memory = memory): void => store.set(KEY, JSON.stringify(games))
