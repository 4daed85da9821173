import type { AnyRules, Outcome, Standing } from '../../src/games/game.ts'
import type { Facts } from './facts.ts'

/**
 * Law 17: by one hand, no seat that did not win it gains on a seat that did, in the match's own order. Partners count as
 * one, and what a seat lost or gained by its own acts is left out. Null when all is well, else who gained on whom.
 */
export function winningCosts(game: AnyRules, facts: Facts, outcome: Outcome, state: unknown): string | null {
  const team = (seat: number) => facts.team?.(state as never, seat) ?? seat
  const won = new Set((facts.winners?.(state as never) ?? outcome.winners).map(team))
  const better = game.traits.lowerIsBetter ? -1 : 1
  // What counts is what reaches the match's total: a seat without a score may still be charged.
  const gain = ({ points, lines }: Standing) => {
    const own = lines.filter(line => facts.penalties?.includes(line.key)).reduce((sum, line) => sum + line.points, 0)
    return better * ((points ?? lines.reduce((sum, line) => sum + line.points, 0)) - own)
  }
  const gains = new Map<number, number>()
  for (const standing of outcome.standings)
    gains.set(team(standing.seat), (gains.get(team(standing.seat)) ?? 0) + gain(standing))
  for (const winner of won)
    for (const [other, theirs] of gains)
      if (!won.has(other) && theirs > gains.get(winner)!)
        return `${other} (${theirs}) gained on the winner ${winner} (${gains.get(winner)}): ${JSON.stringify(outcome)}`
  return null
}
