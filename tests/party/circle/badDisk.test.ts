import { describe, expect, it, vi } from 'vitest'
import type { CircleCommand } from '../../../party/circle/command.ts'
import { KEYS } from '../../../party/circle/store.ts'
import { storageHealth } from '../../../party/storageHealth.ts'
import { CIRCLE_LIMITS } from '../../../src/circle/constants.ts'
import { CLOSE } from '../../../src/table/protocol.ts'
import {
  ANA,
  CirclePlatform,
  DAY,
  FOUND,
  MAKE,
  URL,
  both,
  fail,
  fault,
  said,
  thousandthDay,
  told,
} from './circlePlatform.ts'

thousandthDay()

describe('a circle on a bad disk', () => {
  it('stands still while nothing can be written, and answers pings', async () => {
    const ground = await new CirclePlatform().start()
    const { key } = await ground.made()
    const line = ground.connect()
    line.hello({ token: ANA })
    await vi.advanceTimersByTimeAsync(DAY)
    const before = structuredClone(ground.disk.rows)
    storageHealth.failing = true
    vi.spyOn(storageHealth, 'recover').mockResolvedValue()
    expect(line.say({ type: 'link', n: 1 })).toEqual([{ type: 'no', n: 1, why: 'storage' }])
    expect(line.say({ type: 'ping', t: 3 })).toEqual([{ type: 'pong', t: 3 }])
    expect(await said(ground.room.command(told(key)))).toEqual([503, { why: 'storage' }])
    line.drop()
    expect(ground.disk.rows).toEqual(before)
    const empty = await new CirclePlatform().start()
    expect(empty.connect().hello({ ...FOUND, token: ANA })).toEqual([fail('storage')])
    storageHealth.failing = false
    const back = ground.connect()
    back.hello({ token: ANA })
    expect(ground.state.used).toBe(1001)
  })

  it('says that it cannot be read, and keeps what it has', async () => {
    const ground = await new CirclePlatform().start()
    const { key } = await ground.made()
    const snap = ground.disk.rows.get(KEYS.snap) as { state: unknown }
    const { state } = snap
    ground.disk.rows.set(KEYS.snap, { at: 0, state: 7 })
    ground.disk.rows.set(KEYS.log(0), { i: 0, events: [{ type: 'left', member: 1, forget: true }] })
    await ground.start()
    const [{ id, where }] = ground.logged
    expect(where).toBe('circle load')
    expect(ground.room.empty).toBe(false)
    expect(await said(ground.room.command(told(key)))).toEqual([500, { why: 'broken', id }])
    expect(await said(ground.room.request(URL, ANA))).toEqual([500, { why: 'broken', id }])
    const line = ground.connect()
    line.hello({ ...FOUND, token: ANA })
    expect(line.last('bye')).toEqual({ type: 'bye', why: 'broken', with: { id } })
    expect(line.closed?.code).toBe(CLOSE.broken)
    await vi.advanceTimersByTimeAsync(2 * CIRCLE_LIMITS.expiryMs)
    await ground.room.wake()
    expect(ground.disk.rows.size).toBe(2)
    ground.disk.rows.set(KEYS.snap, { at: 1, state })
    await ground.start()
    expect(ground.state.members).toHaveLength(2)
  })

  it('forgets what an error left half done, tells whoever asked, and shows everybody what there is', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    const [ana, bo] = both(ground)
    vi.spyOn(ground.disk, 'put').mockImplementationOnce(fault)
    const before = bo.got.length
    expect(ana.say({ type: 'circle', n: 5, name: 'Monday' })).toEqual([{ type: 'no', n: null, why: 'internal' }])
    await vi.advanceTimersByTimeAsync(0)
    expect(ground.logged).toMatchObject([{ where: 'circle message' }])
    expect(bo.got.slice(before)).toMatchObject([{ type: 'welcome', name: 'Sunday', me: { member: 2 } }])
    expect(ana.say({ type: 'circle', n: 6, name: 'Monday' })).toContainEqual({ type: 'ok', n: 6 })
    expect(ground.state.name).toBe('Monday')
  })

  it('answers with a number from the log, and no more, when a request or a table’s word fails', async () => {
    const ground = await new CirclePlatform().start()
    vi.spyOn(ground.disk, 'put').mockImplementationOnce(fault)
    expect(await said(ground.room.command(MAKE))).toEqual([500, { why: 'internal' }])
    await vi.advanceTimersByTimeAsync(0)
    const { key } = await ground.made()
    expect(await said(ground.room.request('no address', ANA))).toEqual([
      500,
      { why: 'internal', id: ground.logged.at(-1)!.id },
    ])
    const broken = { type: 'match', room: 'room-1', key, match: 1, file: undefined } as unknown as CircleCommand
    expect(await said(ground.room.command(broken))).toEqual([500, { why: 'internal', id: ground.logged.at(-1)!.id }])
    expect(ground.logged.map(({ where }) => where)).toEqual(['circle make', 'circle request', 'circle command'])
    vi.spyOn(ground.disk, 'put').mockReturnValueOnce(Promise.reject(new Error('full')))
    ground.connect().hello({ token: ANA })
    await ground.room.command({
      ...told(key),
      line: { phase: 'lobby', hand: 1, seats: [], watchers: 0 },
    } as CircleCommand)
    await vi.advanceTimersByTimeAsync(0)
    expect(ground.logged.at(-1)!.where).toBe('circle put')
  })
})
