import type { Line, Outcome, Seat } from '../game.ts'
import { SEATS, after } from './scene.ts'
import type { Result, State, Win } from './types.ts'

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

/** Seats from first to last; of equals the one nearer to the first dealer. */
export const ranking = (scores: readonly number[]): Seat[] =>
  SEATS.slice().sort((a, b) => scores[b] - scores[a] || a - b)

const paidLine = (win: Win, seat: Seat): string => {
  if (win.bao?.seat === seat) return win.bao.rule
  if (win.robbed && win.from === seat) return 'robbed'
  return win.from === seat ? 'dealtIn' : 'paid'
}

function linesOf(result: Result, seat: Seat): Line[] {
  return result.wins.flatMap((win): Line[] => {
    if (win.seat === seat) return win.score.items.map(item => ({ key: item.key, points: item.fan }))
    return win.deltas[seat] ? [{ key: paidLine(win, seat), points: win.deltas[seat], with: { seat: win.seat } }] : []
  })
}

function reasonOf(wins: readonly Win[]): string {
  if (!wins.length) return 'drawn'
  if (wins.length > 1) return 'several'
  if (wins[0].robbed) return 'robbed'
  return wins[0].from === null ? 'selfDraw' : 'discard'
}

export function outcomeOf(state: State): Outcome | null {
  const { result, scores } = state
  if (!result) return null
  const places = ranking(scores)
  return {
    over: result.over,
    reason: reasonOf(result.wins),
    winners: result.wins.map(win => win.seat),
    standings: SEATS.map(seat => ({
      seat,
      place: places.indexOf(seat) + 1,
      points: result.deltas[seat],
      total: scores[seat],
      lines: linesOf(result, seat),
    })),
  }
}
