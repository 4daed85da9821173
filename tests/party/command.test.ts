import { describe, expect, it, vi } from 'vitest'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { storageHealth } from '../../party/storageHealth.ts'
import { FakePlatform, fakeTime, hello, last, playing } from './platform.ts'

fakeTime()

describe('an operator’s word to a room', () => {
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
