import type { AnyRules, Seat } from '../games/game.ts'

/**
 * Whose action is accepted: whoever is awaited, and in a call window whoever was asked. An answer that no longer matters
 * is taken like any other: to refuse it would tell that somebody has made a better call.
 */
export function mayAct(game: AnyRules, state: unknown): readonly Seat[] {
  const turn = game.turn(state)
  if (!game.window?.open(state)) return turn
  return [...new Set([...turn, ...game.window.asked(state)])]
}
