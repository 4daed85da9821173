import type { Seat } from '../../game.ts'
import type { Options } from '../options.ts'
import type { State } from '../types.ts'
import { SEATS, after } from './circumstances.ts'

const FIRST_DEALER: Seat = 0

/** Who deals next; `over` when the last round is done. */
export function nextDeal(
  state: State,
  winners: readonly Seat[],
): Pick<State, 'dealer' | 'round' | 'streak'> & { over: boolean } {
  const { options, dealer, round, streak } = state
  const keeps = winners.length ? winners.includes(dealer) : options.dealerStaysOnDraw
  if (keeps && (options.maxDealerStreak === 'none' || streak < options.maxDealerStreak))
    return { dealer, round, streak: streak + 1, over: false }
  const next = after(dealer)
  if (next !== FIRST_DEALER) return { dealer: next, round, streak: 0, over: false }
  return { dealer: next, round: round + 1, streak: 0, over: round + 1 >= options.rounds }
}

export const reachesTarget = (scores: readonly number[], { targetScore }: Options): boolean =>
  targetScore > 0 && Math.max(...scores) >= targetScore

/** Nobody is ahead of anybody. */
export const level = (scores: readonly number[]): boolean => scores.every(score => score === scores[0])

/** Seats from first to last; of equals the one nearer to the first dealer. */
export const ranking = (scores: readonly number[]): Seat[] =>
  SEATS.slice().sort((a, b) => scores[b] - scores[a] || a - b)
