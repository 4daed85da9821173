import type { Refusal, Seat } from '../game.ts'
import { dearestLoose } from '../../rummy/loose.ts'
import type { Action, Lay } from './action.ts'
import { meldRules } from './rules/meldRules.ts'
import { judge } from './rules/judgeLay.ts'
import { layOffs } from './rules/layOffs.ts'
import { freshMelds } from './rules/newMelds.ts'
import { type Position, positionOf } from './rules/position.ts'
import { ownHand } from '../../rummy/atuGame.ts'
import { bestRegroup } from './rules/rearrange.ts'
import { face, isJoker, named } from './rules/tiles.ts'
import type { State, Tile, View } from './types.ts'

export const waiting = (view: View): Seat[] => (view.phase === 'draw' || view.phase === 'play' ? [view.current] : [])
export const turn = (state: State): Seat[] => (state.phase === 'draw' || state.phase === 'play' ? [state.current] : [])

const PHASE: Record<Action['type'], View['phase']> = {
  draw: 'draw',
  take: 'draw',
  giveBack: 'play',
  lay: 'play',
  discard: 'play',
}

/** A taken tile that still has to be laid. */
export const dueTile = (view: View) => (view.taken?.due ? view.taken.tiles[0] : null)

export function refuse(view: View, action: Action): Refusal | null {
  const position = positionOf(view)
  if (!position) return { why: 'notYourTurn' }
  if (view.phase === 'ended' || view.phase === 'deal') return { why: 'over' }
  if (!waiting(view).includes(position.seat)) return { why: 'notYourTurn' }
  if (PHASE[action.type] !== view.phase) return { why: view.phase === 'draw' ? 'drawFirst' : 'alreadyDrawn' }
  const due = dueTile(view)
  switch (action.type) {
    case 'draw':
      return null
    case 'take':
      if (view.barred) return { why: 'barred' }
      if (!view.row.includes(action.tile)) return { why: 'notInRow' }
      return view.options.discardPick === 'last' && action.tile !== view.row.at(-1) ? { why: 'lastOnly' } : null
    case 'giveBack':
      return due === null ? { why: 'nothingTaken' } : null
    case 'lay': {
      const judged = judge(position, action)
      return 'why' in judged ? judged : null
    }
    case 'discard':
      if (!position.hand.includes(action.tile)) return { why: 'notYours' }
      return due === null ? null : { why: 'useTaken', with: { tiles: named([due]) } }
  }
}

/** Worth offering: new melds, single tiles laid off, and the best the whole table gives. */
export function lays(position: Position): Lay[] {
  const due = position.taken?.due ? [position.taken.tiles[0]] : []
  const regrouped = position.melded && position.options.rearrange ? bestRegroup(position, due) : null
  const found = [freshMelds(position, due), regrouped, ...layOffs(position)].flatMap(plan => (plan ? [plan.lay] : []))
  return found.filter(lay => !('why' in judge(position, lay)))
}

/** Tiles of the row that may be taken, the latest first. */
export const takes = ({ row, barred, options }: View): Tile[] => {
  if (barred) return []
  return options.discardPick === 'last' ? row.slice(-1) : row.toReversed()
}

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
