import { describe, expect, it, vi } from 'vitest'
import type { CircleCommand } from '../../party/circle/command.ts'
import type { Up } from '../../src/table/protocol.ts'
import { FakePlatform, fakeTime, hello, last } from './platform.ts'

fakeTime()

const CIRCLE = { id: 'aaaa-bbbb-cccc-dddd-eeee', key: 'k'.repeat(64), name: 'Sunday', picture: 'tea', chairs: null }

/** A table of a circle that answers as a test says; told: how often it was told how the table stands. */
async function ofCircle() {
  const platform = await new FakePlatform().start()
  const told = vi.fn<() => { status: number; json: () => Promise<unknown> }>()
  told.mockReturnValue({ status: 200, json: async () => ({ roll: null }) })
  platform.orders = async (_whom, _id, body) => {
    expect((JSON.parse(body) as CircleCommand).type).toBe('told')
    return told()
  }
  const wish = { game: 'okey' }
  await platform.command({ type: 'make', room: 'room-1', wish, circle: CIRCLE } as never)
  await vi.advanceTimersByTimeAsync(0)
  const line = platform.connect()
  line.say(hello({ make: undefined } as Partial<Up>))
  await vi.advanceTimersByTimeAsync(0)
  const before = told.mock.calls.length
  /** Something that changes nothing of how the table stands. */
  const chat = async () => {
    line.say({ type: 'chat', text: 'hello' })
    await vi.advanceTimersByTimeAsync(0)
  }
  const sit = async () => {
    line.say({ type: 'sit', seat: 0 })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { platform, told, sit, chat, times: () => told.mock.calls.length - before }
}

describe('how a table stands', () => {
  it('is told to its circle once, whatever else is said there', async () => {
    const { platform, sit, chat, times } = await ofCircle()
    await sit()
    expect(times()).toBe(1)
    for (let i = 0; i < 3; i++) await chat()
    expect(times()).toBe(1)
    expect(platform.logged).toEqual([])
  })

  it('is told again with the next that happens where the circle could not be reached, and the game never notices', async () => {
    const { platform, told, sit, chat, times } = await ofCircle()
    told.mockImplementationOnce(() => {
      throw new Error('no circle there')
    })
    await sit()
    expect(times()).toBe(1)
    await chat()
    await chat()
    expect(times()).toBe(2)
    expect(platform.logged).toEqual([])
  })

  it('is not said over and over to a circle that has answered no, whatever it says with it', async () => {
    const { platform, told, sit, chat, times } = await ofCircle()
    told.mockReturnValue({ status: 502, json: () => Promise.reject(new SyntaxError('<html>')) })
    await sit()
    await chat()
    await chat()
    expect(times()).toBe(1)
    expect(platform.logged).toEqual([])
  })
})

describe('a circle of the people at a table', () => {
  it.each([
    ['is not made', async () => ({ status: 503, json: async () => ({}) })],
    ['cannot be reached', () => Promise.reject(new Error('no circle there'))],
  ])('that %s is a wish refused, and can be wished for again', async (_how, orders: FakePlatform['orders']) => {
    const platform = await new FakePlatform().start()
    const line = platform.connect()
    line.say(hello())
    line.say({ type: 'sit', seat: 0 })
    platform.orders = orders
    for (let i = 0; i < 2; i++) {
      line.got.length = 0
      line.say({ type: 'keep', name: 'Sunday', picture: 'tea' })
      await vi.advanceTimersByTimeAsync(0)
      expect(last(line, 'no')).toEqual({ type: 'no', n: null, why: 'storage' })
      expect(last(line, 'welcome')).toBeUndefined()
    }
    expect([line.closed, platform.logged]).toEqual([null, []])
  })

  it('is nothing to a table that has ended before it was made', async () => {
    const platform = await new FakePlatform().start()
    const line = platform.connect()
    line.say(hello())
    line.say({ type: 'sit', seat: 0 })
    let made!: (answer: { status: number; json: () => Promise<unknown> }) => void
    platform.orders = () => new Promise(resolve => (made = resolve))
    line.say({ type: 'keep', name: 'Sunday', picture: 'tea' })
    await platform.command({ type: 'end' })
    made({ status: 200, json: async () => ({ key: CIRCLE.key, members: [1] }) })
    await vi.advanceTimersByTimeAsync(0)
    expect([platform.logged, await platform.ask()]).toEqual([[], 404])
  })
})
