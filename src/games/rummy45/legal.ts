import type { Refusal, Seat } from '../game.ts'
import type { Action } from './action.ts'
import { judge } from './rules/judgeLay.ts'
import { positionOf } from './rules/position.ts'
import { named } from './rules/tiles.ts'
import type { State, Tile, View } from './types.ts'

export const waiting = (view: View): Seat[] => (view.phase === 'draw' || view.phase === 'play' ? [view.current] : [])
export const turn = (state: State): Seat[] => (state.phase === 'draw' || state.phase === 'play' ? [state.current] : [])

const PHASE: Record<Action['type'], View['phase']> = {
  draw: 'draw',
  take: 'draw',
  giveBack: 'play',
  lay: 'play',
  undo: 'play',
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
    case 'undo':
      return view.plays.length ? null : { why: 'nothingToUndo' }
    case 'discard':
      if (!position.hand.includes(action.tile)) return { why: 'notYours' }
      return due === null ? null : { why: 'useTaken', with: { tiles: named([due]) } }
  }
}

/** Tiles of the row that may be taken, the latest first. */
export const takes = ({ row, barred, options }: View): Tile[] => {
  if (barred) return []
  return options.discardPick === 'last' ? row.slice(-1) : row.toReversed()
}
