import type { Entry, Who } from '../../src/circle/entry.ts'

export const NOVEMBER = Date.UTC(2026, 10, 15)

/** A match of these, in the order of their places. */
export const match = (
  n: number,
  who: readonly (number | Who)[],
  more: Partial<Entry> & { points?: number[]; places?: number[] } = {},
): Entry => {
  const { points = [30, 20, 10, 0], places = [1, 2, 3, 4], ...rest } = more
  return {
    n,
    id: `room-${n}:1`,
    at: NOVEMBER + n,
    game: 'toy',
    lower: false,
    hands: 2,
    seats: who.map((each, i) => ({
      who: typeof each === 'number' ? { member: each } : each,
      place: places[i]!,
      points: points[i]!,
      wins: i === 0 ? 2 : 0,
      best: points[i]! / 2,
    })),
    struck: false,
    ...rest,
  }
}
