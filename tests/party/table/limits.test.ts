import { describe, expect, it } from 'vitest'
import { Credits, fits } from '../../../party/table/limits.ts'

describe('limits', () => {
  it('lets a burst through and then a steady stream', () => {
    const credits = new Credits({ count: 40, ms: 10_000 }, 0)
    expect(Array.from({ length: 50 }, () => credits.spend(0)).filter(Boolean)).toHaveLength(40)
    expect(credits.spend(249)).toBe(false)
    expect(credits.spend(250)).toBe(true)
    expect(credits.spend(251)).toBe(false)
    expect(Array.from({ length: 100 }, () => credits.spend(1_000_000)).filter(Boolean)).toHaveLength(40)
  })

  it('counts bytes, not letters', () => {
    expect(fits('x'.repeat(4096))).toBe(true)
    expect(fits('x'.repeat(4097))).toBe(false)
    expect(fits('麻'.repeat(1365))).toBe(true)
    expect(fits('麻'.repeat(1366))).toBe(false)
  })
})
