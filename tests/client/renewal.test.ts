import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Kit } from '../../src/boards/index.ts'
import { Announcer } from '../../src/client/announcer.svelte.ts'
import { memory } from '../../src/client/memory.ts'
import { Renewal } from '../../src/client/renewal.svelte.ts'
import { Room as Client } from '../../src/client/room.svelte.ts'
import { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'
import { Line } from './line.ts'
import { sha } from './page.ts'

const kit = { game: toy, face: { messages: [], announce: () => null, sound: () => null } as unknown as Kit['face'] }
/** What this window remembers through reloading. */
let noted: string | null = null
const notes = { read: () => noted, write: (text: string) => void (noted = text) }
let clients: Client[] = []

beforeEach(() => {
  vi.useFakeTimers()
  const deaf = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('document', { ...deaf, activeElement: null, hidden: true })
  vi.stubGlobal('HTMLInputElement', class {})
  for (const [name, method] of Object.entries(deaf)) vi.stubGlobal(name, method)
  memory.set('seat:room-1', null)
  noted = null
})
afterEach(() => {
  clients.forEach(client => client.close())
  clients = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of build 1 at a table of build 1, playing with bots. */
async function playing(quick = true) {
  const room = new Room(1)
  const line = new Line(room)
  line.build = '1'
  const reload = vi.fn()
  const client = new Client(
    'room-1',
    { make: 'toy', quick },
    {
      connect: line.connect,
      loadKit: async () => kit,
      sha,
      announcer: new Announcer({ play: () => {}, read: () => {}, callToTurn: () => {} }),
      renewal: new Renewal(notes, reload, '1'),
    },
  )
  clients.push(client)
  line.open()
  line.flush()
  await settled()
  line.flush()
  return { room, line, client, reload }
}
type Made = Awaited<ReturnType<typeof playing>>

async function settled(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

/** The server begins again, as another build. */
function update({ line }: Made, build: string) {
  line.cut()
  line.build = build
  line.open()
  line.flush()
}

/** Everyone plays until the hand is over. */
async function playOut({ room, line, client }: Made) {
  for (let i = 0; i < 500 && room.table.meta.phase === 'playing'; i++) {
    const [action] =
      client.scene && !client.scene.outcome && client.waiting.includes(client.seat!)
        ? toy.moves(client.scene.view as never)
        : []
    if (action) client.play(action)
    line.flush()
    room.pass(2000)
    line.flush()
  }
  expect(room.table.meta.phase).not.toBe('playing')
}

describe('an update of the server', () => {
  it('is not noticed in mid-hand, and fetches the page when the hand is over and its results are shown', async () => {
    const made = await playing()
    const { client, reload } = made
    expect(made.room.table.meta.phase).toBe('playing')
    update(made, '2')
    expect(client.connection.status).toBe('open')
    expect(client.renewal.due).toBe(true)
    await settled(60_000)
    expect(reload).not.toHaveBeenCalled()
    await playOut(made)
    expect(reload).not.toHaveBeenCalled()
    await settled(2000)
    expect(client.results).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('fetches the page once only, should it be the same again', async () => {
    const made = await playing()
    update(made, '2')
    await playOut(made)
    await settled(2000)
    expect(made.reload).toHaveBeenCalledTimes(1)
    // What the window remembers is all that is left of it.
    made.client.close()
    const again = await playing()
    update(again, '2')
    expect(again.client.renewal.due).toBe(false)
    update(again, '3')
    expect(again.client.renewal.due).toBe(true)
  })

  it('waits in the lobby for a word', async () => {
    const made = await playing(false)
    update(made, '2')
    await settled(60_000)
    expect(made.client.table?.phase).toBe('lobby')
    expect(made.client.renewal.due).toBe(true)
    expect(made.reload).not.toHaveBeenCalled()
    made.client.renewal.now()
    expect(made.reload).toHaveBeenCalledTimes(1)
  })

  it('leaves whoever is writing in peace', async () => {
    const made = await playing()
    update(made, '2')
    const field = Object.assign(Object.create(HTMLInputElement.prototype), { type: 'text', value: 'wait for' })
    Object.assign(document, { activeElement: field })
    await playOut(made)
    await settled(5000)
    expect(made.reload).not.toHaveBeenCalled()
  })

  it('is not needed where a part of the page stays away: it is fetched anew between hands too, once', async () => {
    const made = await playing()
    made.client.renewal.missed()
    await settled(60_000)
    expect(made.reload).not.toHaveBeenCalled()
    await playOut(made)
    await settled(2000)
    expect(made.reload).toHaveBeenCalledTimes(1)
    made.client.close()
    const again = await playing()
    again.client.renewal.missed()
    expect(again.client.renewal.due).toBe(false)
    update(again, '2')
    expect(again.client.renewal.due).toBe(true)
  })

  it('is none where either side does not know what it is', async () => {
    const made = await playing()
    for (const build of ['', '1']) {
      update(made, build)
      expect(made.client.renewal.due).toBe(false)
    }
  })
})
