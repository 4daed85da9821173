import { describe, expect, it } from 'vitest'
import { Memory } from '../../src/client/memory.ts'
import { chooseLevel, puzzleProgress, solve, streakOn, today } from '../../src/client/puzzleProgress.ts'

const fresh = (): Memory => new Memory(null)

describe('what a device keeps of puzzles', () => {
  it('counts days in a row, each once, and begins anew after a day was left out', () => {
    const store = fresh()
    const streak = (day: number) => streakOn(day, puzzleProgress('g', store))
    solve('g', 'a', 100, store)
    solve('g', 'a', 100, store)
    expect(streak(100)).toBe(1)
    solve('g', 'b', 101, store)
    expect(streak(101)).toBe(2)
    // Not yet solved today: yesterday's still stands.
    expect(streak(102)).toBe(2)
    expect(streak(103)).toBe(0)
    solve('g', 'c', 103, store)
    expect(streak(103)).toBe(1)
    expect(puzzleProgress('g', store).solved).toEqual(['a', 'b', 'c'])
  })

  it('keeps what was solved besides, which is no day’s, and the difficulty that was chosen', () => {
    const store = fresh()
    solve('g', 'x', null, store)
    chooseLevel('g', 4, store)
    expect(puzzleProgress('g', store)).toEqual({ solved: ['x'], level: 4, day: 0, streak: 0 })
    expect(puzzleProgress('other', store).solved).toEqual([])
  })

  it('survives whatever else was written there', () => {
    const store = fresh()
    store.set('puzzles', '{"g":{"solved":[1,"a"],"level":99,"day":-3,"streak":"x"}}')
    expect(puzzleProgress('g', store)).toEqual({ solved: ['a'], level: 5, day: 0, streak: 0 })
    store.set('puzzles', 'no json')
    expect(puzzleProgress('g', store).solved).toEqual([])
  })

  it('changes the day at the device’s own midnight', () => {
    const [before, after] = [new Date(2026, 10, 17, 23, 59), new Date(2026, 10, 18, 0, 1)]
    expect(today(after) - today(before)).toBe(1)
  })
})
