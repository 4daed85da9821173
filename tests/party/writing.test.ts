import { afterEach, describe, expect, it } from 'vitest'
import { writing } from '../../party/writing.ts'

const settled = () => new Promise(resolve => setTimeout(resolve))
afterEach(async () => {
  writing.lost('room-1')
  await writing.recover(async () => {})
})

describe('what rooms write', () => {
  it('is lost where a room begins anew before it is on disk', async () => {
    writing.begin('room-1', new Promise(() => {}))
    expect(writing.lost('room-2')).toBe(false)
    expect(writing.failing).toBe(false)
    expect(writing.lost('room-1')).toBe(true)
    expect(writing.failing).toBe(true)
    // It is lost once, not for ever.
    expect(writing.lost('room-1')).toBe(false)
  })
  it('is not lost once all of it is there', async () => {
    let arrive!: () => void
    writing.begin('room-1', Promise.resolve())
    writing.begin('room-1', new Promise<void>(resolve => (arrive = resolve)))
    await settled()
    arrive()
    await settled()
    expect(writing.lost('room-1')).toBe(false)
    expect(writing.failing).toBe(false)
  })
  it('is not all there while the latest of it is not', async () => {
    writing.begin('room-1', Promise.resolve())
    writing.begin('room-1', new Promise(() => {}))
    await settled()
    expect(writing.lost('room-1')).toBe(true)
  })
  it('fails where the disk says so, until a try succeeds', async () => {
    writing.begin('room-1', Promise.reject(new Error('disk full')))
    await settled()
    expect(writing.failing).toBe(true)
    await writing.recover(() => Promise.reject(new Error('still full')))
    expect(writing.failing).toBe(true)
    await writing.recover(async () => {})
    expect(writing.failing).toBe(false)
  })
  it('is tried once for all rooms, and anew after that', async () => {
    let tries = 0
    let done!: () => void
    const probe = () => (tries++, new Promise<void>(resolve => (done = resolve)))
    const both = [writing.recover(probe), writing.recover(probe)]
    expect(tries).toBe(1)
    done()
    await Promise.all(both)
    const third = writing.recover(probe)
    expect(tries).toBe(2)
    done()
    await third
  })
  it('is tried for whoever asks how the server is, at most every ten seconds, and says no only after two failures', async () => {
    const full = async () => Promise.reject(new Error('disk full'))
    let tries = 0
    const once = async () => (++tries === 1 ? full() : undefined)
    expect(await writing.ready(once, 100_000)).toBe(true)
    expect(tries).toBe(2)
    expect(await writing.ready(full, 109_999)).toBe(true)
    expect(await writing.ready(full, 110_000)).toBe(false)
    // Rooms know it, too, before one of them is cut off.
    expect(writing.failing).toBe(true)
    expect(await writing.ready(once, 119_999)).toBe(false)
    expect(await writing.ready(full, 120_000)).toBe(false)
    expect(await writing.ready(once, 130_000)).toBe(true)
    expect(writing.failing).toBe(false)
  })
})
