import { describe, expect, it } from 'vitest'
import { dateOf, dayBefore, dayName, endOf, parseDay, placeOf, resultsOf, signs } from '../../src/table/daily.ts'

describe('a day of deals', () => {
  it('is the same for everybody: from midnight to midnight of the world’s time', () => {
    const last = Date.UTC(2026, 1, 28, 23, 59, 59, 999)
    expect(dateOf(last)).toBe('2026-02-28')
    expect(dateOf(last + 1)).toBe('2026-03-01')
    expect(endOf('2026-02-28')).toBe(last + 1)
    expect(dayBefore('2026-03-01')).toBe('2026-02-28')
  })

  it('has a name that says its game and date, and nothing else is one', () => {
    expect(parseDay(dayName('okey101', '2026-11-17'))).toEqual({ game: 'okey101', date: '2026-11-17' })
    for (const name of [
      'okey',
      'okey-2026-02-30',
      'okey-2026-13-01',
      'OKEY-2026-01-01',
      'okey-2026-01-01x',
      '-2026-01-01',
    ])
      expect(parseDay(name), name).toBeNull()
  })

  it('puts the best first, and who has no score last; equal points are an equal place', () => {
    const results = resultsOf([5, null, -3, 5, 8], false)
    expect(results).toEqual([
      { points: 8, count: 1 },
      { points: 5, count: 2 },
      { points: -3, count: 1 },
      { points: null, count: 1 },
    ])
    expect(placeOf(results, 8)).toEqual({ place: 1, of: 5 })
    expect(placeOf(results, 5)).toEqual({ place: 2, of: 5 })
    expect(placeOf(results, -3)).toEqual({ place: 4, of: 5 })
    expect(placeOf(results, null)).toEqual({ place: 5, of: 5 })
    expect(placeOf(results, 7)).toBeNull()
    expect(resultsOf([202, 0, null, 101], true).map(({ points }) => points)).toEqual([0, 101, 202, null])
  })

  it('is told in five signs: all for the first, one for the last', () => {
    expect(signs({ place: 1, of: 1 })).toBe('🟩🟩🟩🟩🟩')
    expect(signs({ place: 1, of: 40 })).toBe('🟩🟩🟩🟩🟩')
    expect(signs({ place: 3, of: 5 })).toBe('🟩🟩🟩⬜⬜')
    expect(signs({ place: 40, of: 40 })).toBe('🟩⬜⬜⬜⬜')
  })
})
