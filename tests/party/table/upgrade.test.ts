import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { load, type LogBatch, type Saved } from '../../../party/table/store.ts'
import { upgrade } from '../../../party/table/upgrade.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

/** A table in mid-hand as it was written before seats had a union (protocol 3): one has stood up, all are gone. */
const old = JSON.parse(readFileSync(new URL('../../data/table-before-union.json', import.meta.url), 'utf8')) as {
  tokens: string[]
  revs: number[]
  now: number
  views: unknown[]
  rows: Record<string, unknown>
}

async function opened(rows: Record<string, unknown> = {}): Promise<Room> {
  const room = new Room()
  room.disk.rows.clear()
  for (const [key, row] of Object.entries({ ...old.rows, ...rows })) room.disk.rows.set(key, row)
  room.now = old.now + 60_000
  await room.restart()
  return room
}

describe('a table that an older version wrote', () => {
  it('opens with everyone in their seats, their clocks and their answers', async () => {
    const room = await opened()
    const [a, b, c] = old.tokens.map(() => room.peer())
    const welcome = a.hello({ token: old.tokens[0], name: 'P0' })
    expect(welcome).toMatchObject({ seat: 0, n: 1, rev: old.revs[0], chat: [{ text: 'Selam' }] })
    expect(welcome.scene!.view).toEqual(old.views[0])
    expect(welcome.clock!.running).toEqual([{ seat: 1, turn: 15_017, bank: 30_000 }])
    expect(welcome.table).toMatchObject({
      tableOptions: { turn: 20 },
      removed: [],
      seats: [{ standIn: false }, { standIn: false, away: true }, { kind: 'person', standIn: true, away: true }],
    })
    b.hello({ token: old.tokens[1], name: 'P1' })
    expect(b.act({ type: 'pass' }, { n: 1 })).toEqual({ type: 'no', n: 1, why: 'notYourTurn' })
    expect(c.hello({ token: old.tokens[2], name: 'P2' })).toMatchObject({ seat: 2, scene: { view: { me: 2 } } })
    expect(room.errors).toEqual([])
  })

  it('goes by the usual choice of what could not be chosen yet, at the table and in the running hand', async () => {
    const { meta, snap } = structuredClone(old.rows) as { meta: { options: object }; snap: { state: object } }
    meta.options = {}
    snap.state = { ...snap.state, options: {} }
    const room = await opened({ meta, snap })
    room.peer().hello({ token: old.tokens[0] })
    expect(room.table.meta).toMatchObject({ options: { hands: 2 }, tableOptions: { turn: 20, soloClock: false } })
    expect(room.table.match!.state).toMatchObject({ options: { hands: 2 } })
  })

  it('has its bots, and whoever was named at none is nobody', () => {
    const { meta, snap } = old.rows as { meta: { seats: object[] }; snap: unknown }
    const was = { name: '', lang: null, hash: null, held: false, left: false, ready: false, salt: '' }
    const seats = [
      { ...meta.seats[0], lang: null },
      { ...was, kind: 'bot', level: 2 },
      { ...was, kind: 'empty', level: 0 },
    ]
    const saved = { meta: { ...meta, seats }, snap, refused: [], timers: null, log: [], steps: [], lastSteps: [] }
    const now = upgrade(saved as unknown as Saved, toy.options).meta
    // Nobody has sealed anything: who reads the match finds no salts that are missing.
    expect(now.round).toMatchObject({ seals: [], roots: [] })
    expect(now.seats).toMatchObject([
      { kind: 'person', presence: 'here', lang: 'en' },
      { kind: 'bot', level: 2 },
      { kind: 'empty' },
    ])
  })

  it('is played on, and written as this version writes', async () => {
    const room = await opened()
    const peer = room.peer()
    peer.hello({ token: old.tokens[0] })
    room.pass(400_000)
    expect(room.table.outcomes.length).toBeGreaterThan(0)
    const before = room.table.info()
    await room.restart()
    room.peer().hello({ token: old.tokens[0] })
    expect(room.table.info()).toMatchObject({ phase: before.phase, hand: before.hand, host: before.host })
    expect(room.table.meta).not.toHaveProperty('table')
  })
})

/** The log as it was written before all that one event brings about became one row: a row a step, and the timers apart. */
function asBefore(rows: Map<string, unknown>): void {
  const batches = [...rows].filter(([key]) => key.startsWith('log:')) as [string, LogBatch][]
  for (const [key, { rows: steps, timers }] of batches) {
    const at = Number(key.slice(4))
    steps.forEach((step, i) => rows.set(`log:${String(at + i).padStart(6, '0')}`, step))
    rows.set('timers', timers)
  }
}

describe('a log of a row for each step', () => {
  const playing = (ms: number) => {
    const { room, peers } = Room.playing({ people: 1, seed: 5, table: { soloClock: true, hold: 0, botPace: 'quick' } })
    room.pass(ms)
    return { room, peers }
  }

  it('reads as one of a row for each event', async () => {
    const { room } = playing(60_000)
    const now = (await load(room.disk))!
    expect([...room.disk.rows.values()].some(row => ((row as LogBatch | null)?.rows?.length ?? 0) > 1)).toBe(true)
    asBefore(room.disk.rows)
    expect(await load(room.disk)).toEqual(now)
  })

  it('is gone on with, and both are read together', async () => {
    const { room, peers } = playing(60_000)
    asBefore(room.disk.rows)
    await room.restart()
    room.peer().hello({ token: peers[0].token })
    room.pass(60_000)
    const { log, steps, snap, meta } = (await load(room.disk)) as Saved
    const { match } = room.table
    expect(snap!.at + log.length).toBe(match!.at)
    expect(meta.phase).toBe(room.table.meta.phase)
    let state = snap!.state as Parameters<typeof toy.apply>[0]
    for (const { step } of log) state = toy.apply(state, step as never).state
    expect(state).toEqual(match!.state)
    if (meta.phase === 'playing') expect([...steps, ...log.map(row => row.step)]).toEqual(room.table.steps)
  })

  it('of timers the last written count: with a step, or after it when somebody goes', async () => {
    const { room, peers } = playing(20_000)
    const withStep = (await load(room.disk))!.timers!
    expect(withStep).toMatchObject({ waking: { lastStep: room.table.lastStep } })
    room.now += 700
    peers[0].drop()
    const after = (await load(room.disk))!.timers!
    expect(after.empty).toBe(true)
    expect(after.seen).toBe(room.now)
    await room.restart()
    room.peer().hello({ token: peers[0].token })
    room.pass(20_000)
    expect((await load(room.disk))!.timers!.seen).toBeGreaterThan(after.seen)
  })
})
