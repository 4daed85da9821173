import type { Seat, Viewer } from '../games/game.ts'

export type Place = 'bottom' | 'right' | 'top' | 'left'

const AROUND: Record<number, readonly Place[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
}

/** Where a seat is drawn: one's own at the bottom, the next to play on the right. A watcher sits behind seat 0. */
export function placeOf(seat: Seat, me: Viewer, seats: number): Place {
  return AROUND[seats][(seat - (me ?? 0) + seats) % seats]
}
