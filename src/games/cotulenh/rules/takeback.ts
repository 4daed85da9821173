import type { Seat } from '../../game.ts'
import type { View } from '../types.ts'

/** How many turns go back so that `seat` can play its last one again. */
export function takebackCount({ turns, mover }: Pick<View, 'turns' | 'mover'>, seat: Seat): number {
  const count = mover === seat ? 2 : 1
  return turns.length >= count ? count : 0
}
