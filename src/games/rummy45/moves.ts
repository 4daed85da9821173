import { ownHand } from '../../rummy/atuGame.ts'
import { dearestLoose } from '../../rummy/loose.ts'
import type { Action, Lay } from './action.ts'
import { dueTile, takes, waiting } from './legal.ts'
import { judge } from './rules/judgeLay.ts'
import { layOffs } from './rules/layOffs.ts'
import { meldRules } from './rules/meldRules.ts'
import { freshMelds } from './rules/newMelds.ts'
import { type Position, positionOf } from './rules/position.ts'
import { bestRegroup } from './rules/rearrange.ts'
import { face, isJoker } from './rules/tiles.ts'
import type { View } from './types.ts'

/** Worth offering: new melds, single tiles laid off, and the best the whole table gives. */
export function lays(position: Position): Lay[] {
  const due = position.taken?.due ? [position.taken.tiles[0]] : []
  const regrouped = position.melded && position.options.rearrange ? bestRegroup(position, due) : null
  const found = [freshMelds(position, due), regrouped, ...layOffs(position)].flatMap(plan => (plan ? [plan.lay] : []))
  return found.filter(lay => !('why' in judge(position, lay)))
}

/** Taking back is left to people. */
export function moves(view: View): Action[] {
  const position = positionOf(view)
  if (!position || !waiting(view).includes(position.seat)) return []
  if (view.phase === 'draw') return [{ type: 'draw' }, ...takes(view).map((tile): Action => ({ type: 'take', tile }))]
  const laid = lays(position)
  if (dueTile(view) !== null) return [...laid, { type: 'giveBack' }]
  return [...laid, ...position.hand.map((tile): Action => ({ type: 'discard', tile }))]
}

/** When the clock runs out: give back, draw, then put the drawn tile down again; a joker only if nothing else is left. */
export function fallback(view: View): Action {
  if (view.phase === 'draw') return { type: 'draw' }
  if (dueTile(view) !== null) return { type: 'giveBack' }
  const hand = ownHand(view)
  if (view.drawn !== null && hand.includes(view.drawn) && !isJoker(view.drawn))
    return { type: 'discard', tile: view.drawn }
  return { type: 'discard', tile: dearestLoose(hand, meldRules(view.options), face)[0] }
}
