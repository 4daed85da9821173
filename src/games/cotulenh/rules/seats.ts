import type { Seat, Viewer } from '../../game.ts'
import type { Side, State } from '../types.ts'
import { sideToMove } from './place.ts'

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const seatOfSide = (red: Seat, side: Side): Seat => (side === 'r' ? red : otherSeat(red))
export const sideOf = (red: Seat | null, seat: Viewer): Side => (seat === red ? 'r' : 'b')

/** Who has not set up yet. */
export const arrangers = ({ red, setup }: Pick<State, 'red' | 'setup'>): Seat[] =>
  red === null || !setup ? [] : ([0, 1] as const).filter(seat => setup[sideOf(red, seat)] === null)

export const moverOf = ({
  red,
  setup,
  place,
  result,
}: Pick<State, 'red' | 'setup' | 'place' | 'result'>): Seat | null =>
  red === null || result || arrangers({ red, setup }).length ? null : seatOfSide(red, sideToMove(place))

/** Who is asked something: they may answer at once, though it be the other's turn. */
export function answerers({ draw, takeback, result }: Pick<State, 'draw' | 'takeback' | 'result'>): Seat[] {
  if (result) return []
  return [draw, takeback].flatMap(asker => (asker === null ? [] : [otherSeat(asker)]))
}
