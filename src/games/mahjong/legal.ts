import type { Refusal, Seat } from '../game.ts'
import { isWinningHand } from './rules/hand.ts'
import { kindOf, kindsOf } from './rules/tiles.ts'
import type { Action } from './action.ts'
import type { Tile, View } from './types.ts'
import { isOffered } from './rules/callWindow.ts'

/** The viewer's own tiles; none for a watcher. */
export const ownHand = (view: View): Tile[] => (view.viewer === null ? [] : (view.players[view.viewer].hand as Tile[]))

const onTurn = (view: View): boolean => view.phase === 'turn' && view.current === view.viewer
/** In a call window and not yet answered. */
const isAsked = (view: View): boolean => view.phase === 'window' && view.offers.length > 0

export function waiting(view: View): readonly Seat[] {
  if (view.phase === 'turn') return [view.current]
  return isAsked(view) ? [view.viewer!] : []
}

/** `forbidSameTileDiscardAfterCall`, unless there is nothing else to throw. */
function isBarred(view: View, tile: Tile): boolean {
  const { barred } = view.draw
  return (
    view.options.forbidSameTileDiscardAfterCall &&
    barred === kindOf(tile) &&
    ownHand(view).some(other => kindOf(other) !== barred)
  )
}

function whyNoWin(view: View): Refusal {
  const kinds = kindsOf(ownHand(view))
  if (!view.drawn) return { why: 'noDraw' }
  return isWinningHand(kinds, view.options)
    ? { why: 'belowMinimum', with: { fan: view.options.minFan } }
    : { why: 'notComplete' }
}

function whyNoGang(view: View): Refusal {
  if (!view.live) return { why: 'noReplacement' }
  return { why: view.draw.by === 'call' && !view.options.gangAfterCall ? 'gangAfterCall' : 'notGang' }
}

export function refuse(view: View, action: Action): Refusal | null {
  if (view.result?.over) return { why: 'over' }
  if (isAsked(view)) {
    if (action.type === 'pass') return null
    if (action.type !== 'call') return { why: 'callOrPass' }
    return isOffered(view.offers, action) ? null : { why: 'notOffered' }
  }
  if (view.answer) return { why: 'answered' }
  if (!onTurn(view)) return { why: 'notYourTurn' }
  switch (action.type) {
    case 'discard':
      if (!ownHand(view).includes(action.tile)) return { why: 'notYours' }
      return isBarred(view, action.tile) ? { why: 'barredTile' } : null
    case 'hu':
      return isOffered(view.offers, action) ? null : whyNoWin(view)
    case 'gang':
      return isOffered(view.offers, action) ? null : whyNoGang(view)
    default:
      return { why: 'nothingToCall' }
  }
}

export function moves(view: View): Action[] {
  if (isAsked(view)) return [...view.offers, { type: 'pass' }]
  if (!onTurn(view)) return []
  return [
    ...view.offers,
    ...ownHand(view)
      .filter(tile => !isBarred(view, tile))
      .map((tile): Action => ({ type: 'discard', tile })),
  ]
}

/** When the clock runs out: pass, take a win in hand, or throw the tile just drawn (else the highest). */
export function fallback(view: View): Action {
  if (isAsked(view)) return { type: 'pass' }
  const open = moves(view)
  return (
    open.find(move => move.type === 'hu') ??
    open.find(move => move.type === 'discard' && move.tile === view.draw.tile) ??
    open[open.length - 1]
  )
}
