import { expect, it } from 'vitest'
import { socketCounts } from '../../party/socketCounts.ts'

const MOST = 200
const many = (count: number, what: () => void) => Array.from({ length: count }, what)

it('forgets the sockets of a room that the engine gave up, as it does when the disk is full: nobody says that they ended', () => {
  for (let round = 0; round < 5; round++) {
    const life = socketCounts.begin(`dies ${round % 2}`)
    many(MOST / 2, () => life.take('10.1.0.1'))
  }
  const again = [socketCounts.begin('dies 0'), socketCounts.begin('dies 1')]
  expect(socketCounts.mayTake('10.1.0.1')).toBe(true)
  // All of them may be taken again, and no more than those.
  many(MOST, () => again[0].take('10.1.0.1'))
  expect(socketCounts.mayTake('10.1.0.1')).toBe(false)
})

it('goes on counting those that a room finds open when it wakes, and hears nothing from a life that is over', () => {
  const before = socketCounts.begin('sleeps')
  many(MOST, () => before.take('10.2.0.1'))
  const awake = socketCounts.begin('sleeps', Array<string>(MOST).fill('10.2.0.1'))
  many(MOST, () => before.give('10.2.0.1'))
  expect(socketCounts.mayTake('10.2.0.1')).toBe(false)
  awake.give('10.2.0.1')
  expect(socketCounts.mayTake('10.2.0.1')).toBe(true)
})
