import type { Outcome, Seat, Viewer } from '../../games/game.ts'
import { allSeats, inTeams, loss, sameSide } from '../../games/okey/rules/payment.ts'
import type { View } from '../../games/okey/types.ts'
import { sayAny } from '../../messages/translate.ts'
import type { Say, Story } from '../board.ts'

/** How the hand ended; whoever lost points reads by whom, and for what. */
export function story(view: View, outcome: Outcome, me: Viewer, say: Say): Story {
  const finish = view.result?.finish ?? null
  const mine = me === null ? null : outcome.standings[me]
  const points = mine?.points || null
  const costs = (mine?.lines ?? []).filter(({ key }) => key !== finish?.kind)
  const besides = costs.map(line => say('story.sentence', { text: sayAny(say, `line.${line.key}`, line.with) }))
  return { text: [ending(), ...besides].join(' '), points }

  function ending(): string {
    if (!finish) return say('story.stock')
    const { seat, kind } = finish
    if (seat === me) return say(`story.${inTeams(view) ? 'side' : 'won'}.${kind}`, { points: loss(kind, view.options) })
    if (me !== null && sameSide(view, seat, me)) return say('story.partner', { seat, points: loss(kind, view.options) })
    return say('story.sentence', { text: sayAny(say, `line.${kind}`, { seat }) })
  }
}

/** Whose finish it was, both of a pair: where the last hand ends, the result names who leads the match. */
export function winners({ result, seats, options }: View): Seat[] {
  const finish = result?.finish
  return finish ? allSeats(seats).filter(seat => sameSide({ seats, options }, seat, finish.seat)) : []
}
