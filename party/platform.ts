import type { BotBudget } from './botBudget.ts'
import type { Facts } from './journal.ts'

/** The part of a key-value store that a room uses. */
export type Storage = {
  get(keys: string[]): Promise<Map<string, unknown>>
  list(range: { start?: string; end?: string; prefix?: string; limit?: number }): Promise<Map<string, unknown>>
  /** Written together, and before anything sent after it is heard. */
  put(rows: Record<string, unknown>): Promise<void>
  /** Everything, for good. */
  clear(): Promise<void>
}

/** One open socket, from the room's side. */
export type Socket = {
  send(text: string): void
  /** Also answers the other side's close: a side left open keeps the socket and its room in memory. */
  close(code: number, why: string): void
  /** Keeps this with the socket for as long as it is open, also while the room is out of memory: 2 KB at most. */
  keep(what: unknown): void
  /** When the platform last answered a ping of the other side's by itself; null: never. Absent: every ping reaches the room. */
  answered?(): number | null
}

/** What a room needs from where it runs; one small adapter for each place is in `platform/`. */
export interface Platform {
  /** The same in every life of the room, and no other's. */
  readonly id: string
  /** Milliseconds of the world's time, never earlier than they were. */
  now(): number
  bytes(count: number): Uint8Array
  /** The time that its bots may think in, shared with every room that goes by the same clock in the same process. */
  readonly botBudget: BotBudget
  readonly storage: Storage
  /** Wakes the room once, at this time or soon after it, whether or not it is in memory then. */
  wakeAt(time: number): void
  /** By how much the machine's clock has been set back: so much later a wake-up comes that was asked for before. */
  setBack?(): number
  /** What `wakeAt` was last told, also in an earlier life; null: nothing, or it has woken the room since. */
  wakeTime(): Promise<number | null>
  /** Sockets that have outlived the room's memory, with what each was given to keep. */
  sockets(): { socket: Socket; kept: unknown }[]
  /** Whether the room may be put out of memory among its sockets; then timers are lost, and long ones forbid it. */
  readonly sleeps: boolean
  /** How long a room is kept that nobody is in, in milliseconds. */
  readonly keepsFor: number
  /** Nothing else comes in until this has run. */
  alone(run: () => Promise<void>): Promise<void>
  /** Resolves when everything put before is on disk. */
  written(): Promise<void>
  /** Writes something of no consequence elsewhere, and fails if that cannot be done. */
  probe(): Promise<unknown>
  /** Tells the list of public tables. It may throw, fail, or never answer. */
  tellLobby(body: string): Promise<unknown>
  /** A command to a room, a circle or a day, wherever it runs. It may throw, fail, or never answer. */
  ask(whom: 'room' | 'circle' | 'day', id: string, body: string): Promise<{ status: number; json(): Promise<unknown> }>
  /** One line of the log. */
  log(event: string, facts: Facts): void
  /** Started for tests: fixed deals are allowed, and scripted players may be faster than people. */
  readonly forTests: boolean
}
