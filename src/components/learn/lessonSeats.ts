import type { Seat } from '../../games/game.ts'
import type { SeatInfo } from '../../table/protocol.ts'

/** Whoever sits around a board that nobody else plays at. */
export const bench = (seats: number, me: Seat, nameOf: (seat: number) => string): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat): SeatInfo => ({
    kind: seat === me ? 'person' : 'bot',
    name: nameOf(seat),
    engine: false,
    level: seat === me ? 0 : 1,
    away: false,
    standIn: false,
    ready: true,
    next: null,
  }))
