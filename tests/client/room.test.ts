import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Kit } from '../../src/boards/index.ts'
import { Announcer } from '../../src/client/announcer.svelte.ts'
import { memory } from '../../src/client/memory.ts'
import { Room as Client } from '../../src/client/room.svelte.ts'
import { Room } from '../party/room.ts'
import { passFor } from '../../party/circle/key.ts'
import { settings } from '../../src/client/settings.svelte.ts'
import type { fetchPass as FetchPass } from '../../src/client/tablePass.ts'
import { tagOf } from '../../src/circle/tag.ts'
import { toy } from '../party/toy.ts'
import { pick, seeded } from '../support/random.ts'
import { Line } from './line.ts'

const QUICK = { make: 'toy', quick: true }
const face = { messages: [], announce: () => null, sound: () => null } as unknown as Kit['face']
const kit: Kit = { game: toy, face }

let clients: Client[] = []
beforeEach(() => {
  vi.useFakeTimers()
  const deaf = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('document', deaf)
  for (const [name, method] of Object.entries(deaf)) vi.stubGlobal(name, method)
  memory.set('seat:room-1', null)
})
afterEach(() => {
  clients.forEach(client => client.close())
  clients = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that opens a table; the line has still to be opened. */
function page({
  seed = 1,
  intent = QUICK as typeof QUICK | null,
  loadKit = async () => kit as Kit | null,
  soloClock = false,
  fetchPass = (async () => null) as typeof FetchPass,
} = {}) {
  const room = new Room(seed)
  Object.assign(room.table.meta.tableOptions, { soloClock })
  const line = new Line(room)
  const noises: string[] = []
  const announcer = new Announcer({ play: name => void noises.push(name), read: () => {}, callToTurn: () => {} })
  const client = new Client('room-1', intent, {
    connect: line.connect,
    loadKit,
    loadRules: async () => toy,
    announcer,
    fetchPass,
  })
  clients.push(client)
  return { room, line, client, noises }
}

/** Whatever is being fetched arrives: the game, then its words. */
async function fetched(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

/** Dealt: the page at seat 0, bots at the others, who have a long time to think. */
async function playing(setting: Parameters<typeof page>[0] = {}) {
  const made = page(setting)
  made.line.open()
  made.line.flush()
  await fetched()
  made.line.flush()
  expect(made.room.table.meta.phase).toBe('playing')
  return made
}

/** What the page shows is what its eyes would be shown now. */
function expectWhole({ room, client }: { room: Room; client: Client }) {
  const { match, meta, outcomes } = room.table
  expect(client.table?.phase).toBe(meta.phase)
  expect(client.connection.unanswered).toEqual([])
  expect(client.outcomes).toEqual(outcomes)
  expect(client.scene?.outcome ?? null).toEqual(match?.outcome ?? null)
  if (match && meta.phase !== 'lobby') expect(client.scene?.view).toEqual(match.view(client.seat))
}

const mine = ({ client }: { client: Client }) =>
  client.scene && client.seat !== null && !client.scene.outcome && client.waiting.includes(client.seat)
    ? toy.moves(client.scene.view as never)
    : []

describe('play now', () => {
  it('sits down, fills the table with bots and has it dealt', async () => {
    const made = await playing()
    expect(made.client).toMatchObject({ seat: 0, hasty: false, host: true })
    expect(made.room.table.meta.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    expectWhole(made)
  })

  it('is carried out on the next line when one is lost while the game is fetched', async () => {
    let arrive!: (kit: Kit) => void
    const made = page({ loadKit: () => new Promise(resolve => (arrive = resolve)) })
    const { line, client, room } = made
    line.open()
    line.flush()
    line.cut()
    arrive(kit)
    await fetched()
    expect(client.hasty).toBe(true)
    line.open()
    line.flush()
    expect(room.table.meta.phase).toBe('playing')
    expectWhole(made)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('does what is left of it when the line is lost %i frames later', async frames => {
    const made = page()
    const { line, client, room } = made
    line.open()
    line.flush()
    await fetched()
    for (let i = 0; i < frames; i++) {
      if (line.up.length > 0) line.passUp()
      else line.passDown()
    }
    line.cut()
    line.open()
    line.flush()
    // If the seat's key was lost with the line, somebody else sits there for all we know: we see a lobby.
    room.pass(10_000)
    line.flush()
    expect(client.hasty).toBe(false)
    if (client.seat !== null) expect(room.table.meta.phase).toBe('playing')
    expectWhole(made)
  })

  it('does not begin again by itself for one who comes back to a lobby of their own', async () => {
    const { room, line, client } = page()
    line.open()
    line.flush()
    await fetched()
    line.passUp()
    line.flush()
    expect(client.seat).toBe(0)
    // A page loaded anew, with the same entry in its history.
    const again = new Line(room)
    room.table.meta.phase = 'lobby'
    const second = new Client('room-1', QUICK, { connect: again.connect, loadKit: async () => kit })
    clients.push(second)
    again.open()
    again.flush()
    await fetched()
    again.flush()
    expect(second).toMatchObject({ hasty: false, seat: 0 })
    expect(room.table.meta.phase).toBe('lobby')
  })
})

describe('a game that comes late', () => {
  it('is asked for again, and nothing that arrived meanwhile is lost', async () => {
    let tries = 0
    const made = page({
      loadKit: async () => {
        if (++tries < 3) throw new Error('no line')
        return kit
      },
    })
    made.line.open()
    made.line.flush()
    await fetched(10_000)
    made.line.flush()
    expect(tries).toBe(3)
    expect(made.room.table.meta.phase).toBe('playing')
    expectWhole(made)
  })

  it('and never arrives is said so', async () => {
    const { client, line, room } = page({ loadKit: () => Promise.reject(new Error('gone')) })
    line.open()
    line.flush()
    await fetched(30_000)
    expect(client.connection.problem).toBe('noGame')
    expect(room.table.sessions.size).toBe(0)
  })

  it('and is not known here still shows the table', async () => {
    const { client, line } = page({ intent: null, loadKit: async () => null })
    line.open()
    line.flush()
    await fetched()
    expect(client.kit).toBeNull()
    expect(client.table?.phase).toBe('lobby')
  })
})

it('asks the game before it sends, and says what is refused', async () => {
  const { client, line, noises } = await playing()
  const { view } = client.scene!
  const foreign = { type: 'take' }
  expect(toy.refuse(view as never, foreign as never)).not.toBeNull()
  client.play(foreign)
  expect(line.up).toEqual([])
  expect(client.announcer.bubble?.kind).toBe('refusal')
  expect(noises).toContain('refuse')
})

it('sends one act at a time, and what needs no turn at any time', async () => {
  const made = await playing()
  const { client, line } = made
  const [first, second] = mine(made)
  client.play(first)
  client.play(second)
  expect(line.up).toHaveLength(1)
  client.play({ type: 'arrange', cards: (client.scene!.view as { hands: number[][] }).hands[0] })
  expect(line.up).toHaveLength(2)
})

describe('an act on its way', () => {
  it('is shown at once where its outcome is certain, told when it is confirmed', async () => {
    const made = await playing()
    const { client, line, room } = made
    await client.study()
    const [discard] = mine(made) as { card: number }[]
    client.play(discard)
    expect(client.view).toMatchObject({ open: discard.card })
    expect((client.view as { hands: number[][] }).hands[0]).not.toContain(discard.card)
    expect(client.lately.events).toEqual([{ type: 'discarded', seat: 0, card: discard.card }])
    expect(client.last.events).not.toEqual(client.lately.events)
    expect(client.scene!.view).toMatchObject({ open: null })
    const anticipated = client.view
    line.passUp()
    line.flush()
    expect(client.connection.unanswered).toEqual([])
    expect(room.table.match!.view(0)).toEqual(anticipated)
    expect(client.view).toBe(client.scene!.view)
  })

  it('comes back with the reason when the room refuses it', async () => {
    const made = await playing()
    const { client, line } = made
    await client.study()
    const before = client.view
    client.play(mine(made)[0])
    expect(client.view).not.toEqual(before)
    line.up.length = 0
    const [{ n }] = client.connection.unanswered
    line.down.push(JSON.stringify([{ type: 'no', n, why: 'notYourTurn' }]))
    line.flush()
    expect(client.view).toEqual(before)
    expect(client.announcer.bubble?.kind).toBe('refusal')
  })
})

it('knows each finished hand once, however it heard of it', async () => {
  for (const missed of [false, true]) {
    memory.set('seat:room-1', null)
    const made = await playing()
    const { client, line, room } = made
    // With nobody there the table would stand still.
    room.peer().hello()
    for (let i = 0; room.table.outcomes.length === 0; i++) {
      if (i > 500) throw new Error('the hand never ends')
      const [move] = mine(made)
      if (move) client.play(move)
      line.flush()
      const near = (room.table.match!.state as { turns: number }).turns >= 11
      if (missed && near) line.cut()
      room.pass(1000)
      if (missed && near) line.open()
      line.flush()
    }
    expect(client.outcomes).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    expect(client.results).toBe(true)
    expectWhole(made)
  }
})

it('leaves results closed that were closed, when the line has come back with nothing to tell', async () => {
  const made = await playing()
  const { client, line, room } = made
  for (let i = 0; room.table.outcomes.length === 0 && i < 500; i++) {
    const [move] = mine(made)
    if (move) client.play(move)
    line.flush()
    room.pass(1000)
    line.flush()
  }
  vi.advanceTimersByTime(2000)
  expect(client.results).toBe(true)
  client.results = false
  line.cut()
  // As after a long time away: the room tells all of it afresh.
  room.table.match!.forget(0)
  line.open()
  line.flush()
  expect(client.scene?.outcome).not.toBeNull()
  expect(client.results).toBe(false)
})

it('sounds the last seconds of our own clock, each once', async () => {
  const { room, client, noises, line } = await playing({ soloClock: true })
  room.enter(({ meta }) => Object.assign(meta.tableOptions, { turn: 10, bank: 0 }))
  line.cut()
  line.open()
  line.flush()
  expect(client.clock?.running[0]?.seat).toBe(0)
  const { turn, bank } = client.clock!.running[0]
  noises.length = 0
  vi.advanceTimersByTime(turn + bank + 2000)
  expect(noises).toEqual(Array(5).fill('tick'))
})

describe('on a hostile line', () => {
  const SEEDS = 60
  const reached = { dropped: 0, doubled: 0, swapped: 0, cut: 0, acted: 0, hands: 0 }

  /** One thing happens: in the hand, at the table, or to what is on its way. */
  function happen(made: Awaited<ReturnType<typeof playing>>, random: () => number, lost: { line: boolean }) {
    const { client, line, room } = made
    const dice = random()
    if (lost.line) {
      if (dice < 0.3) line.open()
      if (dice < 0.3) lost.line = false
      else room.pass(random() * 500)
    } else if (dice < 0.03) {
      line.cut()
      lost.line = true
      reached.cut++
    } else if (dice < 0.2) room.pass(random() * 1500)
    else if (dice < 0.35) {
      const move = pick(mine(made), random)
      if (move) reached.acted++
      if (move) client.play(move)
      else if (client.table?.phase === 'between') client.ready()
    } else {
      const queue: unknown[] = random() < 0.5 ? line.up : line.down
      const spoil = random()
      if (queue.length > 0 && spoil < 0.04) {
        queue.shift()
        reached.dropped++
      } else if (queue.length > 0 && spoil < 0.1) {
        queue.splice(1, 0, queue[0])
        reached.doubled++
      } else if (queue.length > 1 && spoil < 0.16) {
        queue.unshift(...queue.splice(1, 1))
        reached.swapped++
      } else if (queue === line.up) line.passUp()
      else line.passDown()
    }
  }

  it('the page comes to show what is there, and no act is lost or done twice', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      memory.set('seat:room-1', null)
      const random = seeded(seed)
      const made = await playing({ seed })
      const { line, client, room } = made
      try {
        const lost = { line: false }
        for (let i = 0; i < 400; i++) happen(made, random, lost)
        line.cut()
        line.open()
        line.flush()
        expectWhole(made)
        expect(room.errors).toEqual([])
        reached.hands += room.table.outcomes.length
        // It has not lost count either: the next act is taken.
        for (let i = 0; i < 30 && mine(made).length === 0 && room.table.meta.phase === 'playing'; i++) {
          room.pass(1000)
          line.flush()
        }
        const [move] = mine(made)
        if (!move) continue
        const before = room.table.match!.at
        client.play(move)
        line.flush()
        expect(room.table.match!.at).toBeGreaterThan(before)
        expectWhole(made)
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error })
      }
    }
    for (const [what, count] of Object.entries(reached)) expect(count, what).toBeGreaterThan(20)
  })
})

describe('a table of a circle', () => {
  const KEY = 'ab'.repeat(32)
  const face = { member: 2, name: 'Bo', colour: 'teal' }
  const ofCircle = { id: 'abcd-efgh-jkmn-pqrs-tuvw', key: KEY, name: 'Sunday', faces: [face] }

  it('asks the circle who we are when we came by the table’s own link, and we are that member', async () => {
    const asked: string[] = []
    const pass = passFor(KEY, 2)
    const made = page({
      intent: null,
      fetchPass: async (room, tag) => {
        asked.push(`${room} ${tag}`)
        return { pass, name: 'Bo' }
      },
    })
    const { room, line, client } = made
    room.table.meta.circle = ofCircle
    line.open()
    line.flush()
    await fetched()
    client.sit(0)
    for (let i = 0; i < 3; i++) {
      line.flush()
      await fetched()
    }
    expect(asked).toEqual([`room-1 ${tagOf(ofCircle.id, room.table.meta.room)}`])
    expect(room.table.meta.seats[0]).toMatchObject({ member: 2, name: 'Bo' })
    expect(client.membership).toMatchObject({ id: ofCircle.id, name: 'Sunday', me: 2 })
    expect(client.table?.seats[0].colour).toBe('teal')
    expect(memory.get('pass:room-1')).toBe(pass)
    // With it the next line asks nobody.
    line.cut()
    line.open()
    line.flush()
    await fetched()
    expect(asked).toHaveLength(1)
    memory.set('pass:room-1', null)
    settings.rename('')
  })
})
