import type { Outcome, Viewer } from '../../games/game.ts'
import type { View } from '../../games/remi/types.ts'
import { sayAny } from '../../messages/translate.ts'
import type { Say, Story } from '../board.ts'

export function story({ result, options }: View, outcome: Outcome, me: Viewer, say: Say): Story {
  const points = me === null ? null : outcome.standings[me].points
  if (!result || result.winner === null) return { text: say('story.void'), points: null }
  const { winner: seat, left, close } = result
  if (me === null) return { text: say('story.seen', { seat }), points }
  if (seat === me) {
    const [base] = outcome.standings[me].lines
    const text = say(close?.jokers === 0 ? 'story.clean' : 'story.closed')
    const pattern = () => say('story.sentence', { text: sayAny(say, `line.${base.key}`, base.with) })
    return { text: options.patterns ? `${text} ${pattern()}` : text, points }
  }
  if (options.settlement === 'perLoser') return { text: say('story.paid', { seat }), points }
  const n = left[me].length
  return { text: n ? say('story.loose', { seat, n }) : say('story.noneLoose', { seat }), points }
}
