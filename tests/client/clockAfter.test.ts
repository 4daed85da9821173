import { describe, expect, it } from 'vitest'
import type { Clock } from '../../src/table/protocol.ts'
import { clockAfter } from '../../src/client/clockAfter.ts'

describe('a clock that runs on by itself', () => {
  const clock: Clock = {
    banks: [60_000, 60_000, 60_000, 60_000],
    running: [{ seat: 1, turn: 5_000, bank: 60_000 }],
  }

  it.each([
    [0, 5_000, 60_000],
    [4_000, 1_000, 60_000],
    [5_000, 0, 60_000],
    [7_500, 0, 57_500],
    [999_999, 0, 0],
  ])('after %i ms has %i of the turn and %i of the bank', (ms, turn, bank) => {
    const later = clockAfter(clock, ms)
    expect(later?.running[0]).toEqual({ seat: 1, turn, bank })
    expect(later?.banks).toEqual([60_000, bank, 60_000, 60_000])
  })

  it('stands where there is none', () => {
    expect(clockAfter(null, 9_000)).toBeNull()
  })
})
