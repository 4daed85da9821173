import { describe, expect, it, vi } from 'vitest'
import { KEYS } from '../../party/table/store.ts'
import { storageHealth } from '../../party/storageHealth.ts'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { FakePlatform, fakeTime, hello, last, move, playing, tokenOf, turn } from './platform.ts'

fakeTime()

/** Two people at a table whose other seats are bots'. */
function twoWithBots(platform: FakePlatform) {
  const [one, other] = [platform.connect(), platform.connect()]
  one.say(hello())
  one.say({ type: 'sit', seat: 0 })
  other.say(hello())
  other.say({ type: 'sit', seat: 1 })
  for (const seat of [2, 3] as const) one.say({ type: 'bot', seat, level: 1 })
  return [one, other] as const
}

describe('a full disk', () => {
  it('is said, stops the game without losing anything, and the game goes on when there is room again', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    await turn(line)
    const token = tokenOf(line)
    // The engine ends the room in mid-write: nothing of it was heard, nothing is on disk.
    platform.written = () => new Promise(() => {})
    const before = structuredClone(platform.disk.rows)
    const put = vi.spyOn(platform.disk, 'put').mockImplementation(() => new Promise(() => {}))
    line.say(move(line, 1))
    platform.probe = () => Promise.reject(new Error('SQLITE_FULL'))
    await platform.start()
    const again = platform.connect()
    again.say(hello({ token }))
    expect(last(again, 'welcome')).toMatchObject({ seat: 0, table: { phase: 'playing' } })
    again.say(move(again, 1))
    expect(last(again, 'no')).toEqual({ type: 'no', n: 1, why: 'storage' })
    again.say({ type: 'chat', text: 'hello?' })
    expect(last(again, 'no').why).toBe('storage')
    again.say({ type: 'ping', t: 5 })
    expect(last(again, 'pong').t).toBe(5)
    const steps = again.got.filter(each => each.type === 'step').length
    for (let i = 0; i < 6; i++) {
      again.say({ type: 'ping', t: i })
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(again.got.filter(each => each.type === 'step').length).toBe(steps)
    expect(platform.disk.rows).toEqual(before)
    put.mockRestore()
    platform.written = () => Promise.resolve()
    platform.probe = () => Promise.resolve()
    // Whoever asks all the time does not put off the next try.
    for (let i = 0; i < 30; i++) {
      again.say({ type: 'ping', t: i })
      await vi.advanceTimersByTimeAsync(100)
    }
    again.say(move(again, 1))
    expect(last(again, 'ok').n).toBe(1)
    expect(platform.disk.rows.get('meta')).toMatchObject({ phase: 'playing' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(again.got.filter(each => each.type === 'step').length).toBeGreaterThan(steps + 1)
  })

  it('is told to everyone at every table, also to those who only look on, and until it is over', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    const watcher = platform.connect()
    watcher.say(hello())
    await turn(line)
    platform.probe = () => Promise.reject(new Error('SQLITE_FULL'))
    // Another room of the process has found it out.
    storageHealth.begin('another', Promise.reject(new Error('SQLITE_FULL')))
    await vi.advanceTimersByTimeAsync(0)
    line.say(move(line, 1))
    expect(last(line, 'no')).toEqual({ type: 'no', n: 1, why: 'storage' })
    await vi.advanceTimersByTimeAsync(2000)
    for (const each of [line, watcher]) expect(last(each, 'table').notice).toBe('storage')
    const late = platform.connect()
    late.say(hello())
    expect(last(late, 'welcome').table.notice).toBe('storage')
    platform.probe = () => Promise.resolve()
    await vi.advanceTimersByTimeAsync(2000)
    for (const each of [line, watcher, late]) expect(last(each, 'table').notice).toBeNull()
    line.say(move(line, 1))
    expect(last(line, 'ok').n).toBe(1)
  })

  it('moves nothing meanwhile, whoever comes or goes: nobody is shown what could be lost', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    const watcher = platform.connect()
    watcher.say(hello())
    await turn(line)
    line.say({ ...move(line, 1), hold: true } as Up)
    expect(last(line, 'held').n).toBe(1)
    platform.probe = () => Promise.reject(new Error('SQLITE_FULL'))
    storageHealth.begin('another', Promise.reject(new Error('SQLITE_FULL')))
    await vi.advanceTimersByTimeAsync(0)
    const token = tokenOf(line)
    const steps = () => watcher.got.filter(each => each.type === 'step').length
    const before = steps()
    // Whoever goes has decided; but it cannot be done yet.
    line.drop()
    await vi.advanceTimersByTimeAsync(10_000)
    const back = platform.connect()
    back.say(hello({ token }))
    expect(steps()).toBe(before)
    platform.probe = () => Promise.resolve()
    await vi.advanceTimersByTimeAsync(3000)
    expect(steps()).toBeGreaterThan(before)
    expect(last(back, 'ok').n).toBe(1)
  })

  it('asks for no wake-up meanwhile, for that would have to be written', async () => {
    const platform = new FakePlatform()
    platform.sleeps = true
    await platform.start()
    const [one, other] = twoWithBots(platform)
    for (const line of [one, other]) line.say({ type: 'ready' })
    await vi.advanceTimersByTimeAsync(5000)
    platform.probe = () => Promise.reject(new Error('SQLITE_FULL'))
    storageHealth.begin('another', Promise.reject(new Error('SQLITE_FULL')))
    await vi.advanceTimersByTimeAsync(0)
    const before = platform.alarm
    // Everybody has gone; somebody’s clock runs on, and is to wake the room.
    for (const line of [one, other]) line.drop()
    await vi.advanceTimersByTimeAsync(3000)
    expect(platform.alarm).toBe(before)
    platform.probe = () => Promise.resolve()
    await vi.advanceTimersByTimeAsync(2000)
    expect(storageHealth.failing).toBe(false)
  })

  it('deals no hand meanwhile, though the last who was not ready has gone', async () => {
    const platform = await new FakePlatform().start()
    const [one, other] = twoWithBots(platform)
    one.say({ type: 'ready' })
    platform.probe = () => Promise.reject(new Error('SQLITE_FULL'))
    storageHealth.begin('another', Promise.reject(new Error('SQLITE_FULL')))
    await vi.advanceTimersByTimeAsync(0)
    other.drop()
    await vi.advanceTimersByTimeAsync(2000)
    expect(one.got.some(each => each.type === 'sealed' || each.type === 'dealt')).toBe(false)
    platform.probe = () => Promise.resolve()
    await vi.advanceTimersByTimeAsync(3000)
    expect(one.got.some(each => each.type === 'dealt')).toBe(true)
  })

  it('keeps nobody from being told why a new table cannot be had', async () => {
    const platform = await new FakePlatform().start()
    playing(platform)
    platform.written = () => new Promise(() => {})
    platform.probe = () => Promise.reject(new Error('SQLITE_FULL'))
    vi.spyOn(platform.disk, 'put').mockImplementation(() => new Promise(() => {}))
    playing(platform)
    await platform.start()
    platform.disk.rows.clear()
    await platform.start()
    const line = platform.connect()
    line.say(hello())
    expect(line.closed).toEqual({ code: 1013, why: 'storage' })
    // No table is left to find out that there is room again; whoever asks for one does.
    await vi.advanceTimersByTimeAsync(0)
    platform.probe = () => Promise.resolve()
    vi.restoreAllMocks()
    platform.connect().say(hello())
    await vi.advanceTimersByTimeAsync(0)
    const next = platform.connect()
    next.say(hello())
    expect(last(next, 'welcome').table.phase).toBe('lobby')
  })
})

describe('a room that cannot be read', () => {
  it.each([
    ['without seats', (rows: Map<string, unknown>) => Object.assign(rows.get('meta') as object, { seats: null })],
    ['of a game that is not here', rows => Object.assign(rows.get('meta') as object, { game: 'constructor' })],
    [
      'with a step that cannot be',
      rows => rows.set(KEYS.log((rows.get('snap') as { at: number }).at), { step: { by: 0, do: { type: 'fly' } } }),
    ],
    ['with a state of something else', rows => Object.assign(rows.get('snap') as object, { state: { x: 1 } })],
  ])(
    '%s says so, tells no more, and keeps what it has',
    async (_what, damage: (rows: Map<string, unknown>) => void) => {
      const platform = await new FakePlatform().start()
      playing(platform).drop()
      await vi.advanceTimersByTimeAsync(0)
      damage(platform.disk.rows)
      const kept = structuredClone(platform.disk.rows)
      await platform.start()
      const line = platform.connect()
      line.say(hello())
      expect(line.closed).toEqual({ code: CLOSE.broken, why: 'broken' })
      const { id } = JSON.parse(platform.logged[0]) as { id: string }
      expect(line.got).toEqual([{ type: 'bye', why: 'broken', with: { id } }])
      const answer = await platform.get('?match')
      expect([answer.status, await answer.json()]).toEqual([500, { why: 'broken', id }])
      await vi.advanceTimersByTimeAsync(2 * LIMITS.expiryMs)
      await platform.ring()
      expect(platform.disk.rows).toEqual(kept)
      expect(platform.logged[0]).toContain('"where":"load"')
    },
  )
})

describe('a new version of the rules', () => {
  it('ends the running match, says so until the next begins, and keeps seats and finished hands', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    const token = tokenOf(line)
    line.drop()
    const meta = platform.disk.rows.get('meta') as { version: number }
    meta.version--
    await vi.advanceTimersByTimeAsync(0)
    await platform.start()
    const back = platform.connect()
    back.say(hello({ token }))
    expect(last(back, 'welcome')).toMatchObject({ seat: 0, table: { phase: 'lobby', notice: 'newRules' } })
    back.drop()
    await vi.advanceTimersByTimeAsync(0)
    await platform.start()
    const again = platform.connect()
    again.say(hello({ token }))
    expect(last(again, 'welcome').table.notice).toBe('newRules')
    again.say({ type: 'ready' })
    expect(last(again, 'table')).toMatchObject({ phase: 'playing', notice: null })
  })
})
