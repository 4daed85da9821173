import type { Outcome, Viewer } from '../../games/game.ts'
import type { View } from '../../games/rummy45/types.ts'
import type { Say, Story } from '../board.ts'

export function story({ result }: View, outcome: Outcome, me: Viewer, say: Say): Story {
  const points = me === null ? null : outcome.standings[me].points
  const held = me === null ? 0 : (result?.held[me] ?? 0)
  const seat = result?.winner ?? null
  if (seat === null) return { text: held ? say('story.stockHeld', { points: held }) : say('story.stock'), points }
  if (seat === me) return { text: say('story.out'), points }
  return { text: me === null ? say('story.seen', { seat }) : say('story.held', { seat, points: held }), points }
}
