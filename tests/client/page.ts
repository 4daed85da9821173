import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Kit } from '../../src/boards/index.ts'
import { Announcer } from '../../src/client/announcer.svelte.ts'
import { memory } from '../../src/client/memory.ts'
import { Room as Client } from '../../src/client/room.svelte.ts'
import type { fetchPass as FetchPass } from '../../src/client/tablePass.ts'
import { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'
import { Line } from './line.ts'

export const QUICK = { make: 'toy', quick: true }
const face = { messages: [], announce: () => null, sound: () => null } as unknown as Kit['face']
/** As the browser does it, but at once: what a test lets happen has happened when it looks. */
export const sha = (text: string): string => createHash('sha256').update(text).digest('hex')
export const kit: Kit = { game: toy, face }

/** What was opened in a test is closed after it. */
export const clients: Client[] = []

/** No browser: a clock that the test turns, and a page that hears nothing but its line. */
export function withoutBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    const deaf = { addEventListener: () => {}, removeEventListener: () => {} }
    // Nobody looks at it: what waits for a frame comes at once.
    vi.stubGlobal('document', { ...deaf, hidden: true })
    for (const [name, method] of Object.entries(deaf)) vi.stubGlobal(name, method)
    memory.set('seat:room-1', null)
  })
  afterEach(() => {
    clients.splice(0).forEach(client => client.close())
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** A page that opens a table; the line has still to be opened. */
export function page({
  seed = 1,
  intent = QUICK as typeof QUICK | null,
  loadKit = async () => kit as Kit | null,
  soloClock = false,
  fetchPass = (async () => null) as typeof FetchPass,
} = {}) {
  const room = new Room(seed)
  const { meta } = room.table
  meta.tableOptions = { ...meta.tableOptions, soloClock }
  const line = new Line(room)
  const noises: string[] = []
  const announcer = new Announcer({ play: name => void noises.push(name), read: () => {}, callToTurn: () => {} })
  const client = new Client('room-1', intent, {
    connect: line.connect,
    loadKit,
    loadRules: async () => toy,
    announcer,
    sha,
    fetchPass,
  })
  clients.push(client)
  return { room, line, client, noises }
}

/** Whatever is being fetched arrives: the game, then its words. */
export async function fetched(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

/** Dealt: the page at seat 0, bots at the others, who have a long time to think. */
export async function playing(setting: Parameters<typeof page>[0] = {}) {
  const made = page(setting)
  made.line.open()
  made.line.flush()
  await fetched()
  made.line.flush()
  expect(made.room.table.meta.phase).toBe('playing')
  return made
}

/** What the page shows is what its eyes would be shown now. */
export function expectWhole({ room, client }: { room: Room; client: Client }) {
  const { match, meta, outcomes } = room.table
  expect(client.table?.phase).toBe(meta.phase)
  expect(client.connection.unanswered).toEqual([])
  expect(client.outcomes).toEqual(outcomes)
  expect(client.scene?.outcome ?? null).toEqual(match?.outcome ?? null)
  if (match && meta.phase !== 'lobby') expect(client.scene?.view).toEqual(match.view(client.seat))
}

export const mine = ({ client }: { client: Client }) =>
  client.scene && client.seat !== null && !client.scene.outcome && client.waiting.includes(client.seat)
    ? toy.moves(client.scene.view as never)
    : []
