import type { Seat } from '../../game.ts'
import type { State } from '../types.ts'

export const before = ({ seats, turn }: Pick<State, 'seats' | 'turn'>) => ((turn + seats - 1) % seats) as Seat
export const after = ({ seats }: Pick<State, 'seats'>, seat: Seat) => ((seat + 1) % seats) as Seat
