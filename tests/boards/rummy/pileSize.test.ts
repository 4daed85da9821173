import { describe, expect, it } from 'vitest'
import { tileWidth } from '../../../src/boards/rummy/pileSize.ts'

describe('the size of earlier discards', () => {
  it.each([
    { count: 0, width: 300, height: 100 },
    { count: 12, width: 300, height: 150 },
    { count: 31, width: 220, height: 90 },
    { count: 47, width: 120, height: 120 },
  ])('is the largest at which $count fit into $width × $height', ({ count, width, height }) => {
    const lines = (size: number) => Math.ceil(count / Math.floor((width + 1) / (size + 1))) * (size * 1.4 + 1)
    const size = tileWidth(count, width, height)
    expect(lines(size)).toBeLessThanOrEqual(height)
    if (size < 42) expect(lines(size + 1)).toBeGreaterThan(height)
  })
  it('never vanishes, however little room there is', () => {
    expect(tileWidth(40, 5, 5)).toBe(10)
    expect(tileWidth(40, 0, 0)).toBe(10)
  })
})
