import type { Outcome, Viewer } from '../../games/game.ts'
import { otherSeat } from '../../games/cotulenh/rules/seats.ts'
import type { View } from '../../games/cotulenh/types.ts'
import { sayAny } from '../../messages/translate.ts'
import type { Say, Story } from '../board.ts'

/** A game is won, lost or drawn: points say no more than that. */
export function story(_view: View, { winners, reason }: Outcome, me: Viewer, say: Say): Story {
  const [winner] = winners
  if (winner === undefined) return { text: say('story.sentence', { text: sayAny(say, `end.${reason}`) }), points: null }
  const whose = me === otherSeat(winner) && reason !== 'checkmate' ? 'own' : 'by'
  const first = me === null ? say('story.seen', { seat: winner }) : say(winner === me ? 'story.won' : 'story.lost')
  return { text: `${first} ${sayAny(say, `story.${whose}.${reason}`, { seat: otherSeat(winner) })}`, points: null }
}
