import type { Outcome, Seat, Standing, Viewer } from '../../games/game.ts'
import { yields } from '../../games/okey101/outcome.ts'
import { partners } from '../../games/okey101/rules/opening.ts'
import type { View } from '../../games/okey101/types.ts'
import { sayAny } from '../../messages/translate.ts'
import type { Say, Story } from '../board.ts'

const MULTIPLIERS = ['okeyFinish', 'pairsFinish', 'eldenFinish', 'riziko']
const FINES = ['okeyThrown', 'playableThrown', 'wrongOpening', 'gaveBack', 'tookBack', 'fedOpening', 'floor']

/** Somebody went out: what that cost the others was decided by what they had opened and what they held. */
function afterGoingOut(view: View, winner: Seat, me: Viewer, say: Say): string {
  if (me === null) return say('story.wentOut', { seat: winner })
  if (winner === me) return say('story.out')
  if (partners(view) && winner % 2 === me % 2) return say('story.partner', { seat: winner })
  if (!view.opened[me]) return say('story.unopened', { seat: winner })
  const { joker, remaining } = view.result!.players[me]
  return joker > 0 ? say('story.okey', { seat: winner }) : say('story.left', { seat: winner, points: remaining })
}

/** The stock ran out, or nothing but pairs was left. */
function withoutWinner(view: View, me: Viewer, nameOf: (seats: readonly Seat[]) => string, say: Say): string {
  const { kind, winners, lowest, redeal } = view.result!
  if (redeal) return say('101.end.redeal')
  if (kind === 'void') return say('101.end.nobodyOpened')
  if (lowest === null) return say('story.nobody')
  if (me !== null && winners.includes(me)) return say(kind === 'tie' ? 'story.shared' : 'story.lowest')
  if (me !== null && view.result!.players[me].total === null) return say('story.noScore')
  return say('story.higher', { names: nameOf(winners) })
}

export function story(view: View, outcome: Outcome, me: Viewer, say: Say): Story {
  const { result } = view
  if (!result) return { text: say('story.nobody'), points: null }
  const mine = me === null ? null : outcome.standings[me]
  const keys = mine && result.winners[0] === me ? [...MULTIPLIERS, ...FINES] : FINES
  const besides = (mine?.lines ?? [])
    .filter(({ key }) => keys.includes(key))
    .map(line => say('story.sentence', { text: sayAny(say, `line.${line.key}`, line.with) }))
  const nameOf = (seats: readonly Seat[]) => seats.map(seat => say('story.name', { seat })).join(', ')
  const text =
    result.reason === 'hand_empty'
      ? afterGoingOut(view, result.winners[0], me, say)
      : withoutWinner(view, me, nameOf, say)
  // Who has no score may be charged for that: it is what the hand has cost.
  const charged = me === null ? 0 : result.players[me].charged
  return { text: [text, ...besides].join(' '), points: mine?.points ?? (charged || null) }
}

/** Of two equal totals the one without a score comes second, which no figure tells. */
export const remark = (view: View, { seat }: Standing, say: Say): string | null =>
  yields(view, seat) ? say('101.unranked') : null
