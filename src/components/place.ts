import type { Seat, Viewer } from '../games/game.ts'

export type Place = 'bottom' | 'right' | 'top' | 'left'

const AROUND: Record<number, readonly Place[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
}

const ACROSS: Record<Place, Place> = { bottom: 'bottom', right: 'left', top: 'top', left: 'right' }

/** Where a seat is drawn: one's own at the bottom, the next to play on the right (`ccw`) or left. A watcher sits behind seat 0. */
export function placeOf(seat: Seat, me: Viewer, seats: number, direction: 'ccw' | 'cw' = 'ccw'): Place {
  const place = AROUND[seats][(seat - (me ?? 0) + seats) % seats]
  return direction === 'ccw' ? place : ACROSS[place]
}
