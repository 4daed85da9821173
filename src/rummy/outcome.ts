import type { Line, Outcome, Seat } from '../games/game.ts'

type Ended = { reason: Outcome['reason']; points: number[]; lines: Line[][] }

/** Where the highest total leads. `winners`: the hand's; who leads the match is seen from the places. */
export function outcomeOf(
  { reason, points, lines }: Ended,
  winners: Seat[],
  totals: readonly number[],
  over: boolean,
): Outcome {
  return {
    over,
    reason,
    winners,
    standings: totals.map((total, seat) => ({
      seat: seat as Seat,
      place: 1 + totals.filter(other => other > total).length,
      points: points[seat],
      total,
      lines: lines[seat],
    })),
  }
}
