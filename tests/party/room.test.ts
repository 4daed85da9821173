import { describe, expect, it, vi } from 'vitest'
import { endingsOf, games } from '../../src/games/all.ts'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { FakePlatform, fakeTime, hello, last, playing, viewOf } from './platform.ts'

fakeTime()

describe('a room', () => {
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
    const view = viewOf(line)
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
    const view = viewOf(line)
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
})
