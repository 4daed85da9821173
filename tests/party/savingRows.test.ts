import { afterEach, describe, expect, it } from 'vitest'
import type { Platform } from '../../party/platform.ts'
import { SavingRows } from '../../party/savingRows.ts'
import { storageHealth } from '../../party/storageHealth.ts'
import { idlePlatform } from './idlePlatform.ts'
import { Disk } from './room.ts'

afterEach(() => void (storageHealth.failing = false))

function saving() {
  const disk = new Disk()
  const failures: unknown[] = []
  const platform = { ...idlePlatform, id: crypto.randomUUID(), storage: disk } as unknown as Platform
  return { disk, failures, rows: new SavingRows(platform, error => void failures.push(error)) }
}

describe('rows on their way to disk', () => {
  it('wait while nothing can be written, the latest of each, and go with the next', () => {
    const { disk, rows } = saving()
    storageHealth.failing = true
    rows.putOrWait({ a: 1, b: 1 })
    rows.putOrWait({ a: 2 })
    expect(disk.writes).toBe(0)
    storageHealth.failing = false
    rows.putOrWait({ c: 3 })
    expect([disk.writes, Object.fromEntries(disk.rows)]).toEqual([1, { a: 2, b: 1, c: 3 }])
    rows.putOrWait({ d: 4 })
    expect(disk.rows.size).toBe(4)
  })

  it('that wait are forgotten with what they belonged to', () => {
    const { disk, rows } = saving()
    storageHealth.failing = true
    rows.putOrWait({ a: 1 })
    rows.forget()
    storageHealth.failing = false
    rows.putOrWait({ b: 2 })
    expect(Object.fromEntries(disk.rows)).toEqual({ b: 2 })
  })

  it('that do not arrive are told of', async () => {
    const { disk, failures, rows } = saving()
    const error = new Error('full')
    disk.put = () => Promise.reject(error)
    rows.put({ a: 1 })
    await Promise.resolve()
    await Promise.resolve()
    expect(failures).toEqual([error])
  })
})
