import { describe, expect, it } from 'vitest'
import type { RoomCommand } from '../../../party/command.ts'
import { enter } from '../../../party/circle/circle.ts'
import { CircleErrands } from '../../../party/circle/errands.ts'
import { keyOf } from '../../../party/circle/key.ts'
import type { Platform } from '../../../party/platform.ts'
import { idlePlatform } from '../idlePlatform.ts'
import { BareCircle } from './bareCircle.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

/** A circle whose tables answer when and what a test says. */
function house(...names: string[]) {
  const small = new BareCircle(...names)
  const asked: { room: string; command: RoomCommand; answer: (status: number) => Promise<unknown>; lose: () => Promise<unknown> }[] = [] // prettier-ignore
  const runs: string[] = []
  const platform = {
    ...idlePlatform,
    now: () => small.now,
    ask: (_whom: string, room: string, body: string) =>
      new Promise<{ status: number; json(): Promise<unknown> }>((resolve, reject) => {
        asked.push({
          room,
          command: JSON.parse(body) as RoomCommand,
          answer: status => (resolve({ status, json: async () => ({}) }), settled()),
          lose: () => (reject(new Error('lost')), settled()),
        })
      }),
  } as unknown as Platform
  const errands = new CircleErrands(platform, (what, run) => {
    runs.push(what)
    enter(small.circle, run)
    errands.pump(small.circle)
  })
  const pump = () => errands.pump(small.circle)
  const open = (line: ReturnType<BareCircle['line']>) => {
    line.say({ type: 'open', game: 'okey', n: 7 })
    pump()
    return small.circle.state.tables.at(-1)!.room
  }
  const tell = (room: string, type: 'end' | 'reveal' = 'end') => {
    small.happen({ type: 'errand', room, what: { type }, at: small.now })
    pump()
  }
  /** A table that stands. */
  const stands = async () => {
    const room = open(small.line(names[0]))
    await asked.at(-1)!.answer(200)
    return room
  }
  return { small, asked, runs, errands, pump, open, tell, stands, due: () => errands.due(small.circle) }
}

describe('a circle’s errands', () => {
  it('make a table once, and tell whoever asked for it how to come in', async () => {
    const { small, asked, open, pump, due } = house('Ana')
    const line = small.line('Ana')
    const room = open(line)
    pump()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ room, command: { type: 'make', room, wish: { game: 'okey', seats: 4 } } })
    expect(due()).toBe(Infinity)
    expect(small.circle.state.tables[0].wish).not.toBeNull()
    await asked[0].answer(200)
    expect(small.circle.state.tables[0].wish).toBeNull()
    const pass = small.circle.pass(room, 1)
    expect(line.got.filter(({ type }) => type === 'opened')).toEqual([{ type: 'opened', n: 7, room, pass }])
    expect(small.circle.opening.size).toBe(0)
    expect(asked).toHaveLength(1)
  })

  it('give a table up that cannot be so', async () => {
    const { small, asked, open } = house('Ana')
    const line = small.line('Ana')
    open(line)
    await asked[0].answer(400)
    expect(small.circle.state.tables).toEqual([])
    expect(line.got.filter(({ type }) => type === 'no')).toEqual([{ type: 'no', n: 7, why: 'badOption' }])
    expect(line.got.some(({ type }) => type === 'opened')).toBe(false)
  })

  it('tell nobody of a table whose opener has left meanwhile, and it stands all the same', async () => {
    const { small, asked, open } = house('Ana', 'Bo')
    const bo = small.line('Bo')
    open(bo)
    small.happen({ type: 'left', member: 2, forget: false })
    await asked[0].answer(200)
    expect(bo.got.some(({ type }) => type === 'opened' || type === 'no')).toBe(false)
    expect(small.circle.state.tables).toMatchObject([{ wish: null }])
  })

  it('are tried again after a while, each time a longer one, until they are done; and then at once again', async () => {
    const { small, asked, open, pump, due, runs } = house('Ana')
    const line = small.line('Ana')
    const room = open(line)
    for (const [i, wait] of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
      await (i % 2 ? asked.at(-1)!.lose() : asked.at(-1)!.answer(500))
      expect(runs.at(-1)).toBe('retry')
      expect(due()).toBe(small.now + wait)
      small.now += wait - 1
      pump()
      expect(asked).toHaveLength(i + 1)
      small.now++
      pump()
      expect(asked).toHaveLength(i + 2)
      expect(due()).toBe(Infinity)
    }
    await asked.at(-1)!.answer(200)
    expect(small.circle.state.tables).toMatchObject([{ room, wish: null }])
    expect(line.got.filter(({ type }) => type === 'opened')).toHaveLength(1)
    open(line)
    await asked.at(-1)!.answer(503)
    expect(due()).toBe(small.now + 2000)
  })

  it('tell a table until it has heard it, and not before it stands', async () => {
    const { small, asked, open, tell, pump, due } = house('Ana')
    const room = open(small.line('Ana'))
    tell(room)
    expect(asked).toHaveLength(1)
    await asked[0].answer(200)
    const key = keyOf(small.circle.state.secret, room)
    expect(asked[1]).toMatchObject({ room, command: { type: 'circle', key, what: { type: 'end' } } })
    pump()
    expect(asked).toHaveLength(2)
    expect(due()).toBe(Infinity)
    await asked[1].answer(500)
    expect(small.circle.state.errands).toHaveLength(1)
    expect(due()).toBe(small.now + 2000)
    small.now += 2000
    pump()
    // There is no such table any more: it need not be told.
    await asked[2].answer(404)
    expect(small.circle.state.errands).toEqual([])
    expect(due()).toBe(Infinity)
    expect(asked).toHaveLength(3)
  })

  it('do not wait for one another', async () => {
    const { small, asked, open, tell, stands } = house('Ana')
    const first = await stands()
    open(small.line('Ana'))
    tell(first, 'reveal')
    tell(first, 'end')
    expect(asked.slice(1).map(({ command }) => command.type)).toEqual(['make', 'circle', 'circle'])
  })

  it('say nothing for a circle that is over', () => {
    const { small, asked, pump } = house('Ana')
    small.line('Ana').say({ type: 'open', game: 'okey' })
    small.circle.over = true
    pump()
    expect(asked).toEqual([])
  })

  it('tell each table of the people there: whoever has left, or is called otherwise, once', async () => {
    const { small, asked, pump, stands } = house('Ana', 'Bo')
    const room = await stands()
    const seat = { member: 2, name: '', level: 0 }
    const line = { phase: 'lobby' as const, hand: 1, seats: [seat], watchers: 0 }
    small.happen({ type: 'told', room, line, at: 0 })
    pump()
    // It was made with what is known of everybody.
    const before = asked.length
    small.happen({ type: 'profile', member: 2, name: 'Bora', colour: 'teal' })
    pump()
    pump()
    expect(asked.slice(before).map(({ room, command }) => [room, command])).toMatchObject([
      [room, { type: 'roll', key: keyOf(small.circle.state.secret, room), roll: { faces: [{ member: 2, name: 'Bora' }] } }],
    ]) // prettier-ignore
    await asked.at(-1)!.lose()
    small.happen({ type: 'left', member: 2, forget: false })
    pump()
    pump()
    expect(asked.slice(before + 1).map(({ command }) => command)).toMatchObject([{ roll: { gone: [2] } }])
  })

  it('tell a table that was told before a sleep only what must not be missed', async () => {
    const { small, asked, errands, open, pump } = house('Ana', 'Bo')
    const standing = (room: string, ...members: number[]) => ({
      ...{ room, game: 'okey', wish: null, told: 0, evening: false },
      line: {
        phase: 'lobby' as const,
        ...{ hand: 1, seats: members.map(member => ({ member, name: '', level: 0 })), watchers: 0 },
      },
    })
    small.happen({ type: 'opened', table: standing('one') })
    pump()
    expect(asked).toEqual([])
    // The other devices were signed out: their passes are worth nothing there.
    small.happen({ type: 'onlyDevice', member: 2, hash: 'h' }, { type: 'opened', table: standing('two') })
    pump()
    expect(asked.map(({ room, command }) => [room, command.type])).toEqual([['one', 'roll'], ['two', 'roll']]) // prettier-ignore
    // What a table has said itself is answered with all that there is.
    small.happen({ type: 'opened', table: standing('three', 1) }, { type: 'opened', table: standing('four') })
    errands.answered(small.circle, 'three')
    errands.answered(small.circle, 'unheard')
    pump()
    expect(asked.slice(2).map(({ room }) => room)).toEqual(['four'])
    // One that is not made yet hears it all when it is.
    const last = open(small.line('Ana'))
    pump()
    expect(asked.slice(3).map(({ room, command }) => [room, command.type])).toEqual([[last, 'make']])
  })
})
