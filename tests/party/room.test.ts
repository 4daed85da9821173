import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endingsOf, games } from '../../src/games/all.ts'
import { over } from '../../src/table/patch.ts'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { figures } from '../../party/figures.ts'
import { storageHealth } from '../../party/storageHealth.ts'
import { KEYS } from '../../party/table/store.ts'
import { FakePlatform, hello, last, playing } from './platform.ts'

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

  it('ends so too when somebody who was told to go keeps the line', async () => {
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

  it('does not keep a socket that says nothing, before there is a table and after', async () => {
    const platform = await new FakePlatform().start()
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
    const platform = await new FakePlatform().start()
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
    const platform = await new FakePlatform().start()
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

  it('has an alarm for the clocks of those who have gone, and for those whom a restart has cut off', async () => {
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
    const platform = new FakePlatform()
    platform.lobby = lobby
    const line = playing(await platform.start())
    expect(last(line, 'table')).toMatchObject({ phase: 'playing', tableOptions: { public: true } })
    await vi.advanceTimersByTimeAsync(120_000)
    line.say({ type: 'ping', t: 7 })
    expect(last(line, 'pong').t).toBe(7)
  })

  it('forgets what an error left half done, and goes on from disk with the same sockets', async () => {
    const platform = await new FakePlatform().start()
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
    const platform = await new FakePlatform().start()
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
    const platform = await new FakePlatform().start()
    const lines = ['192.0.2.1', '192.0.2.2', '192.0.2.1'].map(address => platform.connect(address))
    for (const line of lines) line.say(hello())
    await platform.command({ type: 'drop', address: '192.0.2.1' })
    expect(lines.map(({ closed }) => closed?.code ?? null)).toEqual([CLOSE.removed, null, CLOSE.removed])
    expect(last(lines[1], 'table').watchers.length).toBe(1)
  })

  it('gives nobody a seat that an error kept from being stored', async () => {
    const platform = await new FakePlatform().start()
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

describe('what a room answers', () => {
  /** Its status and all that it says. */
  const said = async (answer: Promise<Response>) => [(await answer).status, (await (await answer).json()) as unknown]
  const make = (more = {}) => ({ type: 'make', room: 'room-1', wish: { game: 'okey', ...more } }) as const
  const NONE = [404, { why: 'noRoom' }]
  const KEY = 'k'.repeat(64)
  const circle = { id: 'aaaa-bbbb-cccc-dddd-eeee', key: KEY, name: 'Sunday', picture: 'tea', chairs: null }
  const ofCircle = { ...make(), circle } as unknown as Parameters<FakePlatform['command']>[0]
  const fail = () => {
    throw new Error('a fault')
  }
  const logged = ({ logged }: FakePlatform) => logged.map(each => JSON.parse(each) as { id: string; where: string })

  it('where there is no table, is that, and that alone', async () => {
    const platform = await new FakePlatform().start()
    expect(platform.empty).toBe(true)
    expect(await said(platform.get(''))).toEqual(NONE)
    expect(await said(platform.get('?match=1'))).toEqual(NONE)
    expect(await said(platform.command({ type: 'state' }))).toEqual(NONE)
    expect(await said(platform.command({ type: 'end' }))).toEqual(NONE)
    expect(await said(platform.command({ type: 'circle', key: KEY, what: { type: 'end' } }))).toEqual(NONE)
    expect(await said(platform.command({ type: 'card' }))).toEqual([200, null])
    expect(await said(platform.command({ type: 'roll', key: KEY, roll: {} as never }))).toEqual([200, {}])
    const line = platform.connect()
    line.say({ type: 'ping', t: 1 })
    expect(last(line, 'no').why).toBe('helloFirst')
    await platform.ring()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(platform.logged).toEqual([])
    expect([platform.disk.writes, platform.alarm]).toEqual([0, null])
  })

  it('where there is one, is what everybody may know of it', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    expect(platform.empty).toBe(false)
    expect(await said(platform.get(''))).toEqual([200, { game: 'okey', phase: 'playing', hands: 0 }])
    const [status, state] = await said(platform.command({ type: 'state' }))
    expect([status, state]).toMatchObject([200, { room: 'room-1', phase: 'playing' }])
    expect(await said(platform.command({ type: 'card' }))).toEqual([
      200,
      { game: 'okey', host: 'A', lang: 'en', free: 3 },
    ])
    expect((await platform.command({ type: 'roll', key: KEY, roll: {} as never })).status).toBe(200)
    expect(line.closed).toBeNull()
    expect(platform.logged).toEqual([])
  })

  it('is a number in the log when it fails, and no more', async () => {
    const platform = await new FakePlatform().start()
    playing(platform)
    vi.spyOn(platform.disk, 'list').mockRejectedValueOnce(new Error('a fault'))
    vi.spyOn(platform.disk, 'get').mockRejectedValueOnce(new Error('a fault'))
    const [status, body] = await said(platform.get('?match=1'))
    const [{ id, where }] = logged(platform)
    expect([status, body, where]).toEqual([500, { why: 'internal', id }, 'request'])
  })

  it('to a wish is the table, or why not', async () => {
    const platform = await new FakePlatform().start()
    expect(await said(platform.command(make({ options: { hands: 'x' } })))).toEqual([400, { why: 'badOption' }])
    const other = await new FakePlatform().start()
    const [status, state] = await said(other.command(make({ options: { hands: 2 } })))
    expect([status, state]).toMatchObject([200, { options: { hands: 2 }, seats: [{}, {}, {}, {}] }])
    expect(await said(other.command(make()))).toEqual([409, { why: 'taken' }])
    const third = await new FakePlatform().start()
    vi.spyOn(third.disk, 'put').mockImplementationOnce(fail)
    const failed = await said(third.command(make()))
    expect(failed).toEqual([500, { why: 'internal', id: logged(third)[0].id }])
    storageHealth.failing = true
    const fourth = await new FakePlatform().start()
    const full = said(fourth.command(make()))
    await vi.advanceTimersByTimeAsync(0)
    expect(await full).toEqual([503, { why: 'storage' }])
    expect(storageHealth.failing).toBe(false)
    expect((await fourth.command(make())).status).toBe(200)
  })

  it('to its circle is heard with the key alone, and not while nothing can be written', async () => {
    const tell = (platform: FakePlatform, key: string, type: 'end' | 'reveal') =>
      said(platform.command({ type: 'circle', key, what: { type } }))
    const own = await new FakePlatform().start()
    playing(own)
    expect(await tell(own, KEY, 'end')).toEqual([403, { why: 'notOurs' }])
    const platform = await new FakePlatform().start()
    await platform.command(ofCircle)
    // Asked for again, it is the same table.
    expect((await platform.command(ofCircle)).status).toBe(200)
    const line = platform.connect()
    line.say(hello({ make: undefined } as Partial<Up>))
    expect(await tell(platform, 'l'.repeat(64), 'end')).toEqual([403, { why: 'notOurs' }])
    storageHealth.failing = true
    expect(await tell(platform, KEY, 'end')).toEqual([503, { why: 'storage' }])
    storageHealth.failing = false
    expect(await tell(platform, KEY, 'reveal')).toEqual([200, {}])
    expect(line.closed).toBeNull()
    expect(await tell(platform, KEY, 'end')).toEqual([200, {}])
    expect(line.closed).toEqual({ code: CLOSE.closed, why: 'closed' })
    expect(await said(platform.get(''))).toEqual(NONE)
  })

  it('leaves a match that has ended to the circle, which wanted the table closed', async () => {
    const platform = await new FakePlatform().start()
    await platform.command({
      ...ofCircle,
      wish: { game: 'cotulenh', bots: [{ seat: 1, level: 1 }] },
    } as typeof ofCircle)
    const line = platform.connect()
    for (const message of [hello({ make: undefined } as Partial<Up>), { type: 'sit', seat: 0 }, { type: 'ready' }])
      line.say(message as Up)
    line.say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
    expect(await said(platform.command({ type: 'circle', key: KEY, what: { type: 'end' } }))).toEqual([200, {}])
    expect(await said(platform.get(''))).toMatchObject([200, { phase: 'over' }])
    expect(line.closed).toBeNull()
  })

  it('is that it cannot be read, whoever asks, and those who have outlived it are told', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    await vi.advanceTimersByTimeAsync(0)
    const meta = platform.disk.rows.get('meta') as { seats: unknown }
    const { seats } = meta
    meta.seats = null
    await platform.rise()
    const [{ id }] = logged(platform)
    expect(last(line, 'bye')).toEqual({ type: 'bye', why: 'broken', with: { id } })
    expect(line.closed?.code).toBe(CLOSE.broken)
    expect(platform.empty).toBe(false)
    for (const command of [{ type: 'state' }, { type: 'end' }, make()] as const)
      expect(await said(platform.command(command))).toEqual([500, { why: 'broken', id }])
    meta.seats = seats
    await platform.rise()
    expect(await said(platform.get(''))).toMatchObject([200, { phase: 'playing' }])
  })
})

describe('a wish for a table', () => {
  const ask = async (make: object) => {
    const platform = await new FakePlatform().start()
    const line = platform.connect()
    line.say(hello({ make } as Partial<Up>))
    return { platform, line }
  }
  it.each([
    ['a deal of one’s own', { game: 'okey', deal: [[1, 2]] }, 'notForTests'],
    ['a position that is not there', { game: 'okey', prepared: 'unheard' }, 'noPosition'],
  ])('with %s is refused', async (_what, make, why) => {
    const { platform, line } = await ask(make)
    expect(last(line, 'no').why).toBe(why)
    expect([line.closed, await platform.ask()]).toEqual([null, 404])
  })

  it('may be for a position that is there', async () => {
    const { id } = endingsOf('cotulenh')[1]
    const { line } = await ask({ game: 'cotulenh', prepared: id })
    expect(last(line, 'welcome').table).toMatchObject({ prepared: id })
  })

  it('is for a game that is there, or there is no room', async () => {
    for (const game of ['unheard', 'constructor', 'toString']) {
      const { line } = await ask({ game })
      expect(line.closed).toEqual({ code: CLOSE.noRoom, why: 'noRoom' })
    }
  })
})

describe('time in a room', () => {
  it('leaves the disk alone as long as all is well with it', async () => {
    const platform = await new FakePlatform().start()
    const probe = vi.fn(() => Promise.resolve())
    platform.probe = probe
    playing(platform)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(probe).not.toHaveBeenCalled()
  })

  it('goes on after a fault that befell nobody’s message', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    await vi.advanceTimersByTimeAsync(60_000)
    const { rev } = line.got.findLast(each => each.type === 'step') as { rev: number }
    const view = line.got.reduce((seen: unknown, each) => (each.type === 'step' ? over(seen, each.view) : seen), {})
    line.say({ type: 'act', n: 1, rev, action: games.okey.fallback(view as never) })
    vi.spyOn(games.okey, 'apply').mockImplementationOnce(() => {
      throw new Error('a fault in the rules')
    })
    const steps = () => line.got.filter(each => each.type === 'step').length
    const before = steps()
    await vi.advanceTimersByTimeAsync(60_000)
    const wheres = platform.logged.map(each => (JSON.parse(each) as { where: string }).where)
    expect(wheres).toEqual(['tick'])
    expect(last(line, 'no')?.why).toBeUndefined()
    expect(steps()).toBeGreaterThan(before)
  })

  it('tells the operator of a table that has ended for want of people, and of one that came back', async () => {
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
