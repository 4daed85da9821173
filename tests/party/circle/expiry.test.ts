import { describe, expect, it, vi } from 'vitest'
import { KEYS } from '../../../party/circle/store.ts'
import { CIRCLE_LIMITS } from '../../../src/circle/constants.ts'
import { CIRCLE_PROTOCOL } from '../../../src/circle/protocol.ts'
import { CLOSE } from '../../../src/table/protocol.ts'
import { ANA, BO, CirclePlatform, DAY, FOUND, MAKE, both, said, thousandthDay } from './circlePlatform.ts'

thousandthDay()

describe('a circle’s time', () => {
  const DUE = (day: number) => day * DAY + CIRCLE_LIMITS.expiryMs

  it('is counted from the last day on which a member was here', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    expect(ground.alarm).toBe(DUE(1000))
    const writes = ground.disk.writes
    const stranger = ground.connect()
    stranger.hello()
    stranger.drop()
    expect(ground.disk.writes).toBe(writes)
    await vi.advanceTimersByTimeAsync(3 * DAY)
    // A stranger does not keep it.
    const other = ground.connect()
    other.hello()
    other.drop()
    expect(ground.state.used).toBe(1000)
    const line = ground.connect()
    line.hello({ token: BO })
    expect(ground.state.used).toBe(1003)
    await vi.advanceTimersByTimeAsync(2 * DAY)
    // Who stayed for days was here until now.
    line.drop()
    expect(ground.state.used).toBe(1005)
    await vi.advanceTimersByTimeAsync(0)
    ground.alarm = null
    await ground.start()
    expect(ground.alarm).toBe(DUE(1005))
  })

  it('forgets with each new day what is too old', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    ground.connect().say({ type: 'hello', proto: CIRCLE_PROTOCOL, lang: 'en' })
    const claimant = ground.connect()
    claimant.hello()
    claimant.say({ type: 'claim', n: 1, name: 'Bo', token: 'c'.repeat(32) })
    await vi.advanceTimersByTimeAsync(CIRCLE_LIMITS.claimMs - DAY)
    ground.connect().hello({ token: ANA })
    expect(ground.state.claims).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(DAY)
    ground.connect().hello({ token: ANA })
    expect(ground.state.claims).toEqual([])
  })

  it('is over at its end and not before, and then nobody makes another there', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    await vi.advanceTimersByTimeAsync(CIRCLE_LIMITS.expiryMs - 10)
    await ground.room.wake()
    expect(ground.room.empty).toBe(false)
    expect(ground.alarm).toBe(DUE(1000))
    await vi.advanceTimersByTimeAsync(10)
    await ground.room.wake()
    expect(ground.room.empty).toBe(true)
    expect([...ground.disk.rows]).toEqual([[KEYS.ended, true]])
    expect(await said(ground.room.command(MAKE))).toEqual([409, { why: 'taken' }])
    await ground.start()
    expect(await said(ground.room.command(MAKE))).toEqual([409, { why: 'taken' }])
    const line = ground.connect()
    line.hello({ ...FOUND, token: ANA })
    expect(line.closed).toEqual({ code: CLOSE.noRoom, why: 'noCircle' })
    const writes = ground.disk.writes
    await ground.room.wake()
    expect(ground.disk.writes).toBe(writes)
  })

  it('does not run out while somebody is here', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    const line = ground.connect()
    line.hello({ token: ANA })
    await vi.advanceTimersByTimeAsync(CIRCLE_LIMITS.expiryMs)
    await ground.room.wake()
    expect([ground.room.empty, line.closed]).toEqual([false, null])
    expect(ground.alarm).toBe(Date.now() + CIRCLE_LIMITS.expiryMs)
  })

  it('ends when its owner says so, for everybody', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    const [ana, bo] = both(ground)
    vi.spyOn(ground.disk, 'clear').mockRejectedValueOnce(new Error('a fault'))
    ana.say({ type: 'delete', n: 1 })
    await vi.advanceTimersByTimeAsync(0)
    for (const { closed } of [ana, bo]) expect(closed).toEqual({ code: CLOSE.ended, why: 'deleted' })
    expect(ground.logged).toMatchObject([{ where: 'circle clear' }])
  })
})
