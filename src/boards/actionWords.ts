import type { Say } from './board.ts'
import type { WholeKit } from './index.ts'
import type { Seat } from '../games/game.ts'

/** What an action would have been in words; null where the game says nothing of it. */
export function actionWords(
  { game, face }: WholeKit,
  before: unknown,
  seat: Seat,
  action: unknown,
  say: Say,
): string | null {
  // A watcher's words: a tile drawn instead would tell what nobody drew.
  const events = game.apply(before, { by: seat, do: action }).events.map(event => game.witness(event, null))
  for (const event of events) {
    const text = event === null ? null : face.announce(event, say, null)
    if (text !== null) return text
  }
  return face.describe?.(action, say) ?? null
}
