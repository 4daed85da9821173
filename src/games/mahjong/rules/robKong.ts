import type { Seat } from '../../game.ts'
import type { Call } from '../action.ts'
import type { State, Tile } from '../types.ts'
import { claimScore } from './offers.ts'
import type { Score } from './score.ts'

const isOrphanWin = (score: Score): boolean => score.items.some(item => item.key === 'thirteenOrphans')

/** Whether `seat` may rob the kong that `from` has just declared with `tile`: a concealed one only for thirteen orphans. */
export function robOffers(state: State, seat: Seat, tile: Tile, from: Seat, concealed: boolean): Call[] {
  const score = claimScore(state, seat, tile, from, true)
  return score && (!concealed || isOrphanWin(score)) ? [{ type: 'call', call: 'hu', tiles: [] }] : []
}
