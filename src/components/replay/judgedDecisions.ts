import type { Say } from '../../boards/board.ts'
import type { Replay } from '../../client/replay.svelte.ts'
import type { Seat } from '../../games/game.ts'
import { duel, judgeDecision, type Decision, type Judgement } from '../../table/judgeDecisions.ts'
import { actionWords } from '../../boards/actionWords.ts'

/** An action at a step of the hand, in words. */
export const wordsAt = ({ kit, frames }: Replay, at: number, by: Seat, action: unknown, say: Say): string | null =>
  actionWords(kit, frames.at(at - 1).state, by, action, say)

/** Decisions come one by one, and all that are there are judged with each: what was found of one stays, in every language. */
const judgementOf = new WeakMap<Decision, Judgement>()

/** What the strongest bot thinks of these decisions; nothing is hidden between two at a board: there the next look counts too. */
export function judged(
  replay: Replay,
  decisions: readonly Decision[],
  say: Say,
): { judgements: Judgement[]; curve: { at: number; value: number }[] } {
  const judgements = decisions.map(decision => {
    const known = judgementOf.get(decision)
    if (known) return known
    const { step } = replay.frames.at(decision.at) as { step: { by: Seat; do: unknown } }
    const judgement = judgeDecision(
      decision,
      step.do,
      action => wordsAt(replay, decision.at, step.by, action, say) ?? JSON.stringify(action),
    )
    judgementOf.set(decision, judgement)
    return judgement
  })
  return replay.kit.game.traits.openInformation ? duel(judgements) : { judgements, curve: [] }
}
