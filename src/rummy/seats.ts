import type { Seat } from '../games/game.ts'

export const nextSeat = (seat: Seat, seats: number) => ((seat + 1) % seats) as Seat
export const previousSeat = (seat: Seat, seats: number) => ((seat + seats - 1) % seats) as Seat

/** One for each seat, each made anew. */
export const perSeat = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make)

/** The list with another value at this seat. */
export const put = <T>(list: readonly T[], seat: number, value: T): T[] =>
  list.map((old, i) => (i === seat ? value : old))
