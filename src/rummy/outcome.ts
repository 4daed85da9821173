import type { Line, Outcome, Seat } from '../games/game.ts'

type Ended = { reason: Outcome['reason']; winner: Seat | null; points: number[]; lines: Line[][] }

/** Where the highest total leads: the hand's winner until the match is over, then whoever leads it. */
export function outcomeOf(result: Ended | null, totals: readonly number[], over: boolean): Outcome | null {
  if (!result) return null
  const best = Math.max(...totals)
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat as Seat] : []))
  const ofHand = result.winner === null ? [] : [result.winner]
  return {
    over,
    reason: result.reason,
    winners: over ? leaders : ofHand,
    standings: totals.map((total, seat) => ({
      seat: seat as Seat,
      place: 1 + totals.filter(other => other > total).length,
      points: result.points[seat],
      total,
      lines: result.lines[seat],
    })),
  }
}
