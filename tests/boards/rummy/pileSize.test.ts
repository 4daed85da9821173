import { describe, expect, it } from 'vitest'
import { earlier } from '../../../src/boards/rummy/pileSize.ts'

describe('how earlier discards are shown', () => {
  it.each([
    { count: 0, width: 300, height: 100 },
    { count: 12, width: 300, height: 150 },
    { count: 31, width: 220, height: 90 },
    { count: 47, width: 120, height: 120 },
  ])('all $count, as large as fit into $width × $height', ({ count, width, height }) => {
    const lines = (size: number) => Math.ceil(count / Math.floor((width + 1) / (size + 1))) * (size * 1.4 + 1)
    const { size, shown } = earlier(count, width, height)
    expect(shown).toBe(count)
    expect(lines(size)).toBeLessThanOrEqual(height)
    if (size < 42) expect(lines(size + 1)).toBeGreaterThan(height)
  })
  it('the newest alone, to be read, where all would lie over another pile', () => {
    expect(earlier(11, 15, 64)).toEqual({ size: 14, shown: 3 })
    expect(earlier(40, 31, 64)).toEqual({ size: 14, shown: 6 })
    expect(earlier(40, 0, -8)).toEqual({ size: 14, shown: 0 })
  })
})
