import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyRules } from '../../src/games/game.ts'
import { Frames } from '../../src/client/frames.ts'
import { SPAN } from '../../src/table/readFile.ts'
import { foldHand, type HandRecord } from '../../src/table/replay.ts'

const COUNT = 20_000
let applied = 0
/** A game in which every step adds its own number. */
const rules = {
  apply: (state: number, step: { do: number }) => {
    applied++
    return { state: state + step.do, events: [step.do] }
  },
} as unknown as AnyRules
const steps = Array.from({ length: COUNT }, (_, i) => ({ step: { by: 0 as const, do: i }, ms: i }))
const record = { hand: 3, steps } as HandRecord
const all = foldHand(rules, 7, record)
const marks = [7, ...all.filter(({ index }) => (index + 1) % SPAN === 0).map(({ state }) => state)]

it('finds any frame of a long hand in a few steps, the same that folding all of it finds', () => {
  const frames = new Frames(rules, record, marks)
  expect(frames.count).toBe(COUNT)
  fc.assert(
    fc.property(fc.nat(COUNT - 1), index => {
      applied = 0
      expect(frames.at(index)).toEqual(all[index])
      expect(applied).toBeLessThanOrEqual(SPAN)
    }),
  )
  // None of them twice, in whatever order they are looked at.
  applied = 0
  const again = new Frames(rules, record, marks)
  for (let index = COUNT - 1; index >= 0; index--) again.at(index)
  for (let index = 0; index < COUNT; index++) again.at(index)
  expect(applied).toBe(COUNT)
})
