import { expect, it } from 'vitest'
import { Steady } from '../../src/boards/later.svelte.ts'

it('keeps a list as long as the same stands in it: what is sought of a hand is not sought again at every step of the others', () => {
  let hand = [3, 1, 2]
  const steady = new Steady(() => hand)
  const before = steady.now
  hand = [3, 1, 2]
  expect(steady.now).toBe(before)
  hand = [3, 1, 2, 4]
  expect(steady.now).toEqual([3, 1, 2, 4])
  hand = [3, 1, 4, 2]
  expect(steady.now).toEqual([3, 1, 4, 2])
})
