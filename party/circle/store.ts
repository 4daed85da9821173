import type { Entry } from '../../src/circle/entry.ts'
import type { Storage } from '../platform.ts'
import { apply } from './apply.ts'
import type { Evening, Event, State } from './state.ts'

/** So many rows of events lie between two snapshots; then they are written over. */
export const RING = 64

const digits = (n: number) => String(n).padStart(6, '0')
export const KEYS = {
  /** All that is left of a circle that has ended: nobody makes another where people expect it. */
  ended: 'ended',
  snap: 'snap',
  log: (i: number) => `log:${digits(i % RING)}`,
  entry: (n: number) => `entry:${digits(n)}`,
  /** Of one that another has followed. */
  evening: (id: number) => `evening:${digits(id)}`,
  /** All rows of a match's file begin so. */
  file: (n: number) => `file:${digits(n)}:`,
}

/** at: the number of the first row of events after it. */
export type Snap = { at: number; state: State }
/** All that one message brought about. */
export type LogRow = { i: number; events: Event[] }
export type Saved = { state: State; at: number; entries: Entry[]; past: Evening[] }

export const hasEnded = async (storage: Storage): Promise<boolean> => (await storage.get([KEYS.ended])).size > 0

export async function load(storage: Storage): Promise<Saved | null> {
  const rows = (await storage.list({ prefix: 'log:' })) as Map<string, LogRow | null>
  const snap = (await storage.get([KEYS.snap])).get(KEYS.snap) as Snap | undefined
  if (!snap) return null
  const later = [...rows.values()].filter(row => row !== null && row.i >= snap.at) as LogRow[]
  later.sort((a, b) => a.i - b.i)
  const state = later.flatMap(({ events }) => events).reduce<State>(apply, snap.state)
  const entries = [...(await storage.list({ prefix: 'entry:' })).values()] as Entry[]
  const past = [...(await storage.list({ prefix: 'evening:' })).values()] as Evening[]
  return { state, at: snap.at + later.length, entries, past }
}
