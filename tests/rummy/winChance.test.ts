import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf, winOdds } from '../../src/rummy/winChance.ts'

test('more useful tiles and wilds raise the odds, rounds lower them, at any distance', () => {
  const standing = fc.record({
    away: fc.integer({ min: 1, max: 9 }),
    useful: fc.integer({ min: 0, max: 60 }),
    wilds: fc.integer({ min: 0, max: 3 }),
    round: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(standing, at => {
      const odds = winOdds(at)
      expect(winOdds({ ...at, useful: at.useful + 1 })).toBeGreaterThan(odds)
      expect(winOdds({ ...at, wilds: at.wilds + 1 })).toBeGreaterThan(odds)
      expect(winOdds({ ...at, round: at.round + 1 })).toBeLessThan(odds)
      expect(chanceOf(odds)).toBeGreaterThan(0)
      expect(chanceOf(odds)).toBeLessThan(1)
    }),
  )
})
