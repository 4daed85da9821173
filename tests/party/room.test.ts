import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { games } from '../../src/games/all.ts'
import { over } from '../../src/table/patch.ts'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { False, hello, last, playing } from './platform.ts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a room', () => {
  it('ends a day after its last socket, and not while anyone is there', async () => {
    const platform = await new False().start()
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

  it('ends so too when somebody who was told to go keeps the line', async () => {
    const platform = await new False().start()
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

  it('does not keep a socket that says nothing, before there is a table and after', async () => {
    const platform = await new False().start()
    const early = platform.connect()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(early.closed).toBeNull()
    await vi.advanceTimersByTimeAsync(1_001)
    expect(early.closed).toEqual({ code: 1013, why: 'slow' })
    const line = playing(platform)
    const late = platform.connect()
    late.say({ type: 'ping', t: 1 })
    await vi.advanceTimersByTimeAsync(10_001)
    expect(late.closed?.code).toBe(1013)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(line.closed).toBeNull()
  })

  it('counts the tokens that a seated player guesses, too', async () => {
    const platform = await new False().start()
    const address = '192.0.2.211'
    const host = playing(platform)
    const line = platform.connect(address)
    line.say(hello())
    const guess = (from: typeof line, i: number) =>
      from.say(hello({ token: i.toString(16).padStart(32, '0') } as Partial<Up>))
    line.say({ type: 'sit', seat: 1 })
    for (let i = 0; i < 30; i++) {
      await vi.advanceTimersByTimeAsync(300)
      guess(line, i)
      expect(line.closed).toBeNull()
      expect(last(line, 'welcome').chair).toBe(1)
    }
    guess(line, 30)
    // Some came back meanwhile; they are few.
    for (let i = 31; i < 40 && !line.closed; i++) guess(line, i)
    expect(line.closed).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    const next = platform.connect(address)
    guess(next, 99)
    expect(next.closed).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    expect(host.closed).toBeNull()
  })

  it('opens a seat to its token, however many wrong ones came from the same address', async () => {
    const platform = await new False().start()
    const address = '192.0.2.212'
    const owner = platform.connect(address)
    owner.say(hello())
    owner.say({ type: 'sit', seat: 0 })
    const { token } = last(owner, 'seated')
    const guess = (i: number) => {
      const line = platform.connect(address)
      line.say(hello({ token: i.toString(16).padStart(32, '0') } as Partial<Up>))
      return line.closed?.code
    }
    const codes = Array.from({ length: 31 }, (_, i) => guess(i))
    expect(codes.at(-1)).toBe(CLOSE.tooFast)
    const back = platform.connect(address)
    back.say(hello({ token } as Partial<Up>))
    expect(back.closed).toBeNull()
    expect(last(back, 'welcome').seat).toBe(0)
    expect(guess(99)).toBe(CLOSE.tooFast)
  })

  it('ends so too when the process went and came back in between', async () => {
    const platform = await new False().start()
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

  it('has an alarm for the clocks of those who have gone, and for those whom a restart has cut off', async () => {
    for (const cutOff of [false, true]) {
      const platform = await new False().start()
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

  it.each([
    [
      'throws',
      () => {
        throw new Error('room.context is gone')
      },
    ],
    ['fails', () => Promise.reject(new Error('503'))],
    ['never answers', () => new Promise(() => {})],
  ])('plays on when the lobby %s', async (_how, lobby: () => Promise<unknown>) => {
    const platform = new False()
    platform.lobby = lobby
    const line = playing(await platform.start())
    expect(last(line, 'table')).toMatchObject({ phase: 'playing', tableOptions: { public: true } })
    await vi.advanceTimersByTimeAsync(120_000)
    line.say({ type: 'ping', t: 7 })
    expect(last(line, 'pong').t).toBe(7)
  })

  it('forgets what an error left half done, and goes on from disk with the same sockets', async () => {
    const platform = await new False().start()
    const line = playing(platform)
    await vi.advanceTimersByTimeAsync(60_000)
    const before = structuredClone([...platform.disk.rows])
    const { rev } = last(line, 'step')
    const view = line.got.reduce((seen: unknown, each) => (each.type === 'step' ? over(seen, each.view) : seen), {})
    const action = games.okey.fallback(view as never)
    vi.spyOn(games.okey, 'apply').mockImplementationOnce(() => {
      throw new Error('a fault in the rules')
    })
    line.say({ type: 'act', n: 1, rev, action })
    const logged = JSON.parse(platform.logged.at(-1)!) as { id: string }
    expect(logged).toMatchObject({ event: 'error', where: 'message', error: 'Error: a fault in the rules' })
    expect(last(line, 'no')).toEqual({ type: 'no', n: 1, why: 'internal', with: { id: logged.id } })
    await vi.advanceTimersByTimeAsync(0)
    expect(last(line, 'welcome')).toMatchObject({ seat: 0, rev, scene: { view } })
    expect(platform.disk.rows.get('snap')).toEqual(new Map(before).get('snap'))
    line.say({ type: 'act', n: 2, rev, action })
    expect(last(line, 'ok').n).toBe(2)
  })

  it('ends at once when its operator says so, and another may be made there, which ends in its own time', async () => {
    const platform = await new False().start()
    const line = playing(platform)
    await vi.advanceTimersByTimeAsync(0)
    expect((await platform.command({ type: 'end' })).status).toBe(200)
    expect(line.closed).toEqual({ code: CLOSE.ended, why: 'ended' })
    expect(platform.disk.rows.size).toBe(0)
    expect(await platform.ask()).toBe(404)
    expect((await platform.command({ type: 'end' })).status).toBe(404)
    platform.alarm = null
    line.drop()
    await platform.command({ type: 'make', room: 'room-1', wish: { game: 'okey', bots: [{ seat: 1, level: 3 }] } })
    expect(await platform.ask()).toBe(200)
    expect(platform.alarm).not.toBeNull()
    expect((await platform.command({ type: 'make', room: 'room-1', wish: { game: 'okey' } })).status).toBe(409)
    expect(platform.events.filter(each => /"ended"|"made"/.test(each)).length).toBe(3)
  })

  it('drops whoever is at an address that was blocked, and nobody else', async () => {
    const platform = await new False().start()
    const lines = ['192.0.2.1', '192.0.2.2', '192.0.2.1'].map(address => platform.connect(address))
    for (const line of lines) line.say(hello())
    await platform.command({ type: 'drop', address: '192.0.2.1' })
    expect(lines.map(({ closed }) => closed?.code ?? null)).toEqual([CLOSE.removed, null, CLOSE.removed])
    expect(last(lines[1], 'table').watchers.length).toBe(1)
  })

  it('gives nobody a seat that an error kept from being stored', async () => {
    const platform = await new False().start()
    playing(platform)
    const stranger = platform.connect()
    stranger.say(hello())
    // The bot's seat is given, and then the look through its eyes fails.
    vi.spyOn(games.okey, 'waiting').mockImplementationOnce(() => {
      throw new Error('a fault in the rules')
    })
    stranger.say({ type: 'sit', seat: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(stranger.got.some(message => message.type === 'seated')).toBe(false)
    expect(last(stranger, 'welcome')).toMatchObject({ seat: null, table: { seats: [{}, { kind: 'bot' }, {}, {}] } })
    stranger.say({ type: 'act', n: 1, rev: 1, action: {} })
    expect(last(stranger, 'no').why).toBe('notSeated')
  })
})
