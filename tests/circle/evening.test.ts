import { expect, test } from 'vitest'
import { eveningStandings } from '../../src/circle/evening.ts'
import { match } from './entries.ts'

const ranks = (standings: ReturnType<typeof eveningStandings>) =>
  standings.map(({ member, rank, score }) => [member, rank, score])

test('points are added up; a tie goes to more first places, then to the better match, then it is shared', () => {
  const entries = [
    match(1, [1, 2, 3, 4], { points: [10, 10, 5, 5], places: [1, 1, 3, 3] }),
    match(2, [2, 1, 4, 3], { points: [20, 20, 5, 5], places: [1, 2, 3, 3] }),
  ]
  expect(ranks(eveningStandings([1, 2, 3, 4], entries, 'points'))).toEqual([
    [2, 1, 30],
    [1, 2, 30],
    [3, 3, 10],
    [4, 3, 10],
  ])
  const best = [
    match(1, [1, 2], { points: [15, 30], places: [2, 2] }),
    match(2, [1, 2], { points: [15, 0], places: [2, 2] }),
  ]
  expect(ranks(eveningStandings([1, 2], best, 'points'))).toEqual([
    [2, 1, 30],
    [1, 2, 30],
  ])
})

test('place points: one for each seat left behind, bots among them, half for each that is level', () => {
  const entries = [match(1, [1, 2, { bot: 2 }, 3], { places: [1, 2, 2, 4] })]
  expect(ranks(eveningStandings([1, 2, 3], entries, 'places'))).toEqual([
    [1, 1, 3],
    [2, 2, 1.5],
    [3, 3, 0],
  ])
})

test('the fewest penalties win, and staying away does not', () => {
  const lower = { lower: true, points: [10, 50, 90] }
  const entries = [match(1, [1, 2, 3], lower), match(2, [2, 1, { bot: 2 }], lower)]
  expect(ranks(eveningStandings([1, 2, 3, 4], entries, 'penalties'))).toEqual([
    [1, 1, 60],
    [2, 1, 60],
    [3, 3, 90],
    [4, 4, 0],
  ])
})

test('a struck match counts for nobody', () => {
  const entries = [match(1, [1, 2]), match(2, [2, 1], { struck: true })]
  expect(ranks(eveningStandings([1, 2], entries, 'points'))).toEqual([
    [1, 1, 30],
    [2, 2, 20],
  ])
})
