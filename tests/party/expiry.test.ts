import { describe, expect, it, vi } from 'vitest'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { figures } from '../../party/figures.ts'
import { KEYS } from '../../party/table/store.ts'
import { FakePlatform, fakeTime, hello, last, playing } from './platform.ts'

const HOUR = 3_600_000

fakeTime()

describe('the end of a room', () => {
  it('comes a day after its last socket, and not while anyone is there', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    expect(platform.alarm).toBe(Date.now() + LIMITS.expiryMs)
    await vi.advanceTimersByTimeAsync(24 * HOUR)
    await platform.ring()
    expect(await platform.ask()).toBe(200)
    expect(platform.alarm).toBe(Date.now() + LIMITS.expiryMs)
    await vi.advanceTimersByTimeAsync(5 * HOUR)
    line.drop()
    const gone = Date.now()
    await vi.advanceTimersByTimeAsync(19 * HOUR)
    await platform.ring()
    expect(platform.alarm).toBe(gone + LIMITS.expiryMs)
    await vi.advanceTimersByTimeAsync(5 * HOUR)
    await platform.ring()
    expect(platform.disk.rows.size).toBe(0)
    expect(await platform.ask()).toBe(404)
    const stranger = platform.connect()
    stranger.say(hello({ make: undefined } as Partial<Up>))
    expect(last(stranger, 'bye').why).toBe('noRoom')
  })

  it('comes so too when somebody who was told to go keeps the line', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    const stale = platform.connect()
    stale.say(hello({ proto: 1 } as Partial<Up>))
    expect(stale.closed?.code).toBe(CLOSE.reload)
    line.drop()
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    await platform.ring()
    expect(platform.disk.rows.size).toBe(0)
    expect(await platform.ask()).toBe(404)
    stale.say(hello())
    expect(await platform.ask()).toBe(404)
  })

  it('comes so too when the process went and came back in between', async () => {
    const platform = await new FakePlatform().start()
    playing(platform).drop()
    const gone = Date.now()
    await vi.advanceTimersByTimeAsync(23 * HOUR)
    await platform.start()
    await platform.ring()
    expect(platform.alarm).toBe(gone + LIMITS.expiryMs)
    await vi.advanceTimersByTimeAsync(HOUR)
    await platform.start()
    await platform.ring()
    expect(await platform.ask()).toBe(404)
  })

  it('is not the only alarm: there is one for the clocks of those who have gone, and for those whom a restart has cut off', async () => {
    for (const cutOff of [false, true]) {
      const platform = await new FakePlatform().start()
      const [first, second] = [platform.connect(), platform.connect()]
      first.say(hello({ make: { game: 'cotulenh' } } as Partial<Up>))
      second.say(hello({ make: undefined } as Partial<Up>))
      for (const [seat, line] of [first, second].entries()) line.say({ type: 'sit', seat: seat as 0 | 1 })
      first.say({ type: 'options', table: { turn: 60, bank: 0, increment: 0 } })
      for (const line of [first, second]) line.say({ type: 'ready' })
      expect(last(first, 'table').phase).toBe('playing')
      const phase = async () => ((await (await platform.get('')).json()) as { phase: string }).phase
      const due = Date.now() + 60_500
      if (!cutOff) for (const line of [first, second]) line.drop()
      if (!cutOff) expect(platform.alarm).toBe(due)
      await platform.start()
      // Where sockets hold the room in memory its clocks have timers: what wakes it later is the end of the room.
      await vi.advanceTimersByTimeAsync(due - Date.now())
      await platform.ring()
      if (cutOff) {
        expect(await phase()).toBe('playing')
        expect(platform.alarm).toBe(Date.now() + 60_500)
        await vi.advanceTimersByTimeAsync(60_500)
        await platform.ring()
      }
      expect(await phase()).toBe('over')
    }
  })

  it('does not come to somebody who is there and silent, while the room sleeps', async () => {
    const platform = new FakePlatform()
    platform.sleeps = true
    await platform.start()
    const line = platform.connect()
    line.say(hello())
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    await platform.ring()
    expect(await platform.ask()).toBe(200)
    expect(line.closed).toBeNull()
  })

  it('waits until the circle has heard of the match', async () => {
    const platform = await new FakePlatform().start()
    let status = 500
    platform.orders = async () => ({ status, json: async () => ({}) })
    const circle = { id: 'circle-1', key: 'k' }
    await platform.command({ type: 'make', room: 'room-1', wish: { game: 'cotulenh' }, circle })
    const lines = [platform.connect(), platform.connect()]
    for (const [seat, line] of lines.entries()) {
      line.say(hello({ make: undefined } as Partial<Up>))
      line.say({ type: 'sit', seat: seat as 0 | 1 })
    }
    for (const line of lines) line.say({ type: 'ready' })
    const { rev } = last(lines[0], 'step')
    lines[0].say({ type: 'act', n: 1, rev, action: { type: 'resign' } })
    expect(last(lines[0], 'table').phase).toBe('over')
    for (const line of lines) line.drop()
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    await platform.ring()
    expect(await platform.ask()).toBe(200)
    status = 200
    await platform.start()
    // The first tells the circle, and the end is due at once then.
    await platform.ring()
    await vi.advanceTimersByTimeAsync(0)
    expect(platform.alarm).toBeLessThanOrEqual(Date.now())
    await platform.ring()
    expect(await platform.ask()).toBe(404)
  })

  it('is told to the operator, of one that came back too', async () => {
    const platform = await new FakePlatform().start()
    playing(platform).drop()
    expect(figures.open.has(platform.id)).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    await platform.start()
    await vi.advanceTimersByTimeAsync(24 * HOUR)
    await platform.ring()
    expect(platform.events.filter(each => each.includes('"expired"'))).toHaveLength(1)
    expect(platform.disk.rows.has(KEYS.meta)).toBe(false)
  })
})
