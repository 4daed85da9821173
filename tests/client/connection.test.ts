import { describe, expect, it } from 'vitest'
import { Connection, type Problem } from '../../src/client/connection.svelte.ts'
import type { connect } from '../../src/client/socket.ts'
import { CLOSE, type Down, type Up } from '../../src/table/protocol.ts'

type Welcome = Extract<Down, { type: 'welcome' }>

const look = { view: {}, outcome: null }
const old = (rev: number) => ({ rev, events: [`event ${rev}`], ...look })
const step = (rev: number): Down => ({ type: 'step', clock: null, ...old(rev) })
const table = { game: 'toy', phase: 'playing' } as Welcome['table']
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  proto: 4,
  room: 'room',
  seat: 1,
  chair: 1,
  n: 0,
  rev: 5,
  scene: look,
  missed: [],
  clock: null,
  table,
  chat: [],
  deal: { hand: 1, commit: '', seals: null, salts: null, roots: [] },
  reveal: null,
  outcomes: [],
  ...more,
})

/** A connection whose other end is the test. */
function connected(prepare: (game: string) => Promise<void> = async () => {}) {
  let ears!: Parameters<typeof connect>[1]
  const sent: Up[] = []
  const heard: [Down, boolean][] = []
  const ended: Problem[] = []
  let closed = false
  const connection = new Connection(
    'room',
    {
      greeting: () => ({ name: 'Ann', lang: 'en', revealed: 0 }),
      prepare,
      heard: (message, first) => void heard.push([message, first]),
      ended: problem => void ended.push(problem),
    },
    (_, given) => {
      ears = given
      return { send: message => void sent.push(message), close: () => void (closed = true) }
    },
  )
  ears.open()
  const say = (...messages: Down[]) => messages.forEach(message => ears.message(message))
  const revs = () =>
    heard.flatMap(([message]) =>
      message.type === 'step' ? [message.rev] : message.type === 'welcome' ? message.missed.map(each => each.rev) : [],
    )
  const hellos = () => sent.filter(message => message.type === 'hello')
  const acts = () => sent.filter(message => message.type === 'act')
  return { connection, ears, sent, heard, ended, say, revs, hellos, acts, isClosed: () => closed }
}

/** Everything has been fetched. */
async function greeted(first = welcome()) {
  const line = connected()
  line.say(first)
  await Promise.resolve()
  await Promise.resolve()
  return line
}

it('whoever has gone hears nothing more, though what was said goes out', async () => {
  const { connection, ears, heard, ended, say, sent } = connected()
  say(welcome())
  await Promise.resolve()
  connection.send({ type: 'leave' })
  connection.deafen()
  say(step(6), { type: 'stood' })
  ears.close(CLOSE.removed, true)
  expect(heard.map(([{ type }]) => type)).toEqual(['welcome'])
  expect(sent.at(-1)).toEqual({ type: 'leave' })
  expect([connection.status, connection.problem, ended]).toEqual(['open', null, []])
})

describe('while the game is being fetched', () => {
  it('what arrives waits, and is then heard in its order', async () => {
    let fetched!: () => void
    const { connection, heard, say } = connected(() => new Promise(resolve => (fetched = resolve)))
    say(welcome(), step(6), { type: 'pong', t: 1 }, step(7))
    expect(heard).toEqual([])
    expect(connection.status).toBe('connecting')
    fetched()
    await Promise.resolve()
    expect(heard.map(([{ type }]) => type)).toEqual(['welcome', 'step', 'pong', 'step'])
    expect(connection.status).toBe('open')
  })

  it('a line that is cut takes along what waited: the next one says it all again', async () => {
    let fetched!: () => void
    const fetches: string[] = []
    const { connection, ears, heard, say, hellos } = connected(game => {
      fetches.push(game)
      return new Promise(resolve => (fetched = resolve))
    })
    say(welcome(), step(6))
    ears.close(1006, false)
    fetched()
    await Promise.resolve()
    expect(heard).toEqual([])
    expect(connection.status).toBe('lost')
    ears.open()
    // We were shown nothing, and say so.
    expect(hellos().at(-1)).not.toHaveProperty('rev')
    say(welcome({ rev: 9 }), step(10))
    expect(heard.map(([{ type }, first]) => [type, first])).toEqual([
      ['welcome', true],
      ['step', false],
    ])
    expect(fetches).toEqual(['toy'])
  })

  it('a fetch that fails for good ends it', async () => {
    const { connection, heard, ended, say, isClosed } = connected(() => Promise.reject(new Error('gone')))
    say(welcome(), step(6))
    await Promise.resolve()
    expect(ended).toEqual(['noGame'])
    expect(connection.problem).toBe('noGame')
    expect(isClosed()).toBe(true)
    expect(heard).toEqual([])
  })

  it('a page that was left hears nothing more', async () => {
    let fetched!: () => void
    const { connection, heard, say } = connected(() => new Promise(resolve => (fetched = resolve)))
    say(welcome())
    connection.close()
    fetched()
    await Promise.resolve()
    expect(heard).toEqual([])
  })
})

describe('steps', () => {
  it('are heard once, in order, whatever comes twice or late', async () => {
    const { say, revs, hellos } = await greeted()
    say(step(6), step(6), step(5), step(7))
    expect(revs()).toEqual([6, 7])
    expect(hellos()).toHaveLength(1)
  })

  it('after a gap are asked for, with what was seen and through whose eyes', async () => {
    const { say, revs, hellos } = await greeted()
    say(step(6), step(9))
    expect(revs()).toEqual([6])
    expect(hellos()[1]).toMatchObject({ rev: 6, eyes: 1 })
    // What was missed overlaps with what came meanwhile.
    say(step(7), welcome({ scene: null, rev: 9, missed: [old(7), old(8), old(9)] }), step(10))
    expect(revs()).toEqual([6, 7, 8, 9, 10])
    expect(hellos()).toHaveLength(2)
  })

  it('of other eyes have numbers of their own', async () => {
    const { say, revs, ears, hellos } = await greeted()
    say(step(6), { type: 'stood' }, welcome({ seat: null, rev: 3 }), step(4))
    expect(revs()).toEqual([6, 4])
    ears.close(1006, false)
    ears.open()
    expect(hellos()[1]).toMatchObject({ rev: 4, eyes: null })
  })

  it('begin anew when the table has been cleared', async () => {
    const { say, revs, ears, hellos } = await greeted()
    say({ type: 'table', ...table, phase: 'lobby' } as Down)
    ears.close(1006, false)
    ears.open()
    expect(hellos()[1]).not.toHaveProperty('rev')
    say(welcome({ scene: null, table: { ...table, phase: 'lobby' } }), step(40), step(41))
    expect(revs()).toEqual([40, 41])
  })
})

describe('acts', () => {
  it('are numbered on from what the room knows, and wait for their answer', async () => {
    const { connection, say, acts } = await greeted(welcome({ n: 7 }))
    connection.act('a')
    connection.act('b')
    expect(acts()).toEqual([
      { type: 'act', n: 8, rev: 5, action: 'a', took: expect.any(Number) },
      { type: 'act', n: 9, rev: 5, action: 'b', took: expect.any(Number) },
    ])
    expect(connection.pending).toBe('b')
    say({ type: 'no', n: 9, why: 'stale' }, { type: 'no', n: null, why: 'notSeated' }, { type: 'ok', n: 8, rev: 6 })
    expect(connection.unanswered).toEqual([])
    // An answer that comes twice changes nothing.
    connection.act('c')
    say({ type: 'ok', n: 8, rev: 6 })
    expect(connection.pending).toBe('c')
  })

  it('that are unanswered when the line is lost go again, the same, until one is answered', async () => {
    const { connection, ears, say, acts } = await greeted()
    connection.act('a')
    for (let i = 0; i < 2; i++) {
      ears.close(1006, false)
      expect(connection.status).toBe('lost')
      ears.open()
      say(welcome({ scene: null }))
    }
    say({ type: 'ok', n: 1, rev: 6 })
    ears.close(1006, false)
    ears.open()
    say(welcome({ scene: null, n: 1 }))
    expect(acts()).toEqual(Array(3).fill({ type: 'act', n: 1, rev: 5, action: 'a', took: expect.any(Number) }))
  })

  it('of one who has stood up are forgotten', async () => {
    const { connection, say } = await greeted()
    connection.act('a')
    say({ type: 'stood' })
    expect(connection.unanswered).toEqual([])
  })
})

it('ends with the reason the room gives, or with none that is known', async () => {
  for (const [problem, code] of [...Object.entries(CLOSE), ['noRoom', 4999]] as [Problem, number][]) {
    const { connection, ears, ended } = await greeted()
    ears.close(code, true)
    expect(connection.status).toBe('lost')
    expect(connection.problem).toBe(problem)
    expect(ended).toEqual([problem])
  }
})

it.each([
  ['first', []],
  ['after a welcome', [welcome()]],
])('keeps the number that the server’s log has for its fault, told %s', (_when, before) => {
  const { connection, ears, say } = connected()
  say(...before, { type: 'bye', why: 'broken', with: { id: '1a2b3c4d' } })
  ears.close(CLOSE.broken, true)
  expect([connection.problem, connection.failure]).toEqual(['broken', '1a2b3c4d'])
})
