import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageHealth } from '../../party/storageHealth.ts'

const settled = () => new Promise(resolve => setTimeout(resolve))
let storageHealth: StorageHealth
beforeEach(() => {
  storageHealth = new StorageHealth()
})

describe('what rooms write', () => {
  it('is lost where a room begins anew before it is on disk', async () => {
    storageHealth.begin('room-1', new Promise(() => {}))
    expect(storageHealth.lost('room-2')).toBe(false)
    expect(storageHealth.failing).toBe(false)
    expect(storageHealth.lost('room-1')).toBe(true)
    expect(storageHealth.failing).toBe(true)
    // It is lost once, not for ever.
    expect(storageHealth.lost('room-1')).toBe(false)
  })
  it('is not lost once all of it is there', async () => {
    let arrive!: () => void
    storageHealth.begin('room-1', Promise.resolve())
    storageHealth.begin('room-1', new Promise<void>(resolve => (arrive = resolve)))
    await settled()
    arrive()
    await settled()
    expect(storageHealth.lost('room-1')).toBe(false)
    expect(storageHealth.failing).toBe(false)
  })
  it('is not all there while the latest of it is not', async () => {
    storageHealth.begin('room-1', Promise.resolve())
    storageHealth.begin('room-1', new Promise(() => {}))
    await settled()
    expect(storageHealth.lost('room-1')).toBe(true)
  })
  it('fails where the disk says so, until a try succeeds', async () => {
    storageHealth.begin('room-1', Promise.reject(new Error('disk full')))
    await settled()
    expect(storageHealth.failing).toBe(true)
    await storageHealth.recover(() => Promise.reject(new Error('still full')))
    expect(storageHealth.failing).toBe(true)
    await storageHealth.recover(async () => {})
    expect(storageHealth.failing).toBe(false)
  })
  it('is tried once for all rooms, and anew after that', async () => {
    let tries = 0
    let done!: () => void
    const probe = () => (tries++, new Promise<void>(resolve => (done = resolve)))
    const both = [storageHealth.recover(probe), storageHealth.recover(probe)]
    expect(tries).toBe(1)
    done()
    await Promise.all(both)
    const third = storageHealth.recover(probe)
    expect(tries).toBe(2)
    done()
    await third
  })
  it('is tried for whoever asks how the server is, at most every ten seconds, and says no only after two failures', async () => {
    const full = async () => Promise.reject(new Error('disk full'))
    let tries = 0
    const once = async () => (++tries === 1 ? full() : undefined)
    expect(await storageHealth.ready(once, 100_000)).toBe(true)
    expect(tries).toBe(2)
    expect(await storageHealth.ready(full, 109_999)).toBe(true)
    expect(await storageHealth.ready(full, 110_000)).toBe(false)
    // Rooms know it, too, before one of them is cut off.
    expect(storageHealth.failing).toBe(true)
    expect(await storageHealth.ready(once, 119_999)).toBe(false)
    expect(await storageHealth.ready(full, 120_000)).toBe(false)
    expect(await storageHealth.ready(once, 130_000)).toBe(true)
    expect(storageHealth.failing).toBe(false)
  })
  it('is not waited for without end by whoever asks how the server is', async () => {
    vi.useFakeTimers()
    let answer: boolean | null = null
    void storageHealth.ready(() => new Promise(() => {}), 100_000).then(ready => (answer = ready))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(answer).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toBe(true)
    vi.useRealTimers()
  })
})
