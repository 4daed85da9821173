import type { Refusal, Seat } from '../game.ts'
import { ownHand } from '../../rummy/hands.ts'
import type { Action } from './action.ts'
import { asArranged, finishes, finishing, unfinished } from './rules/finishingHand.ts'
import { awayFrom } from './rules/progress.ts'
import { face, isOkey } from './rules/tiles.ts'
import { before } from './rules/turnOrder.ts'
import type { Kind, State, Tile, View } from './types.ts'

/** What the seat on turn may take, if anything. */
export function offer(view: View): Tile | null {
  if (view.stage !== 'draw') return null
  return view.piles[before(view)].at(-1) ?? null
}

export const waiting = ({ stage, turn }: Pick<State, 'stage' | 'turn'>): Seat[] =>
  stage === 'draw' || stage === 'discard' ? [turn] : []

export function refuse(view: View, action: Action): Refusal | null {
  if (view.stage === 'ended' || view.stage === 'deal') return { why: 'over' }
  if (view.viewer !== view.turn) return { why: 'notYourTurn' }
  switch (action.type) {
    case 'show':
      return refuseShow(view)
    case 'draw':
      return refuseDraw(view, action.from)
    case 'pass':
      if (view.stage !== 'draw') return { why: 'alreadyDrawn' }
      return view.stock > 0 ? { why: 'stockLeft' } : null
    case 'discard':
      return refuseDiscard(view, action.tile)
    case 'finish':
      return refuseFinish(view, action.tile, action.melds)
  }
}

function refuseShow(view: View): Refusal | null {
  if (!view.options.gostergePoints) return { why: 'noGosterge' }
  if (view.shown !== null) return { why: 'alreadyShown' }
  if (view.began[view.turn]) return { why: 'tooLateToShow' }
  return ownHand(view).some(tile => face(tile) === face(view.indicator!)) ? null : { why: 'noTwin' }
}

function refuseDraw(view: View, from: 'stock' | 'discard'): Refusal | null {
  if (view.stage !== 'draw') return { why: 'alreadyDrawn' }
  if (from === 'stock') return view.stock > 0 ? null : { why: 'stockEmpty' }
  return offer(view) === null ? { why: 'nothingToTake' } : null
}

function refuseDiscard(view: View, tile: Tile): Refusal | null {
  if (view.stage !== 'discard') return { why: 'drawFirst' }
  if (!ownHand(view).includes(tile)) return { why: 'notYours' }
  return !view.options.allowOkeyDiscard && isOkey(view, tile) ? { why: 'keepOkey' } : null
}

function refuseFinish(view: View, tile: Tile, groups: Tile[][] | undefined): Refusal | null {
  if (view.stage !== 'discard') return { why: 'drawFirst' }
  const hand = ownHand(view)
  if (!hand.includes(tile)) return { why: 'notYours' }
  const { requireArrangement, wrongFinish } = view.options
  if (requireArrangement) {
    if (!groups) return { why: 'needsArrangement' }
    const way = asArranged(view, hand, tile, groups)
    if (!('why' in way) || (wrongFinish === 'loseTwo' && way.why !== 'notYours')) return null
    return way
  }
  if (wrongFinish === 'loseTwo') return null
  return finishing(view, hand, tile) ? null : unfinished(view, hand, tile)
}

/** Every finish there is, each with the arrangement that shows it if the house asks for one. */
export function finishMoves(view: View): { action: Action; kind: Kind }[] {
  if (view.stage !== 'discard') return []
  return finishes(view, ownHand(view)).map(({ tile, kind, melds }) => {
    const groups = melds.map(meld => meld.tiles.map(one => one.tile))
    return {
      kind,
      action: view.options.requireArrangement ? { type: 'finish', tile, melds: groups } : { type: 'finish', tile },
    }
  })
}

/** One tile of each face that may be put down. */
function discardable(view: View): Tile[] {
  const tiles = ownHand(view).filter(tile => !refuseDiscard(view, tile))
  return tiles.filter((tile, i) => tiles.findIndex(one => face(one) === face(tile)) === i)
}

/** The same without okeys, unless there is nothing else. */
export function keepingOkeys(view: View): Tile[] {
  const tiles = discardable(view)
  const plain = tiles.filter(tile => !isOkey(view, tile))
  return plain.length ? plain : tiles
}

export function moves(view: View): Action[] {
  if (view.viewer !== view.turn || !waiting(view).length) return []
  const others: Action[] = [
    { type: 'show' },
    { type: 'draw', from: 'stock' },
    { type: 'draw', from: 'discard' },
    { type: 'pass' },
    ...discardable(view).map((tile): Action => ({ type: 'discard', tile })),
  ]
  return [...finishMoves(view).map(({ action }) => action), ...others.filter(action => !refuse(view, action))]
}

/** The clock ran out: from the stock, and back goes what was drawn, but never an okey; else the tile least missed. */
export function fallback(view: View): Action {
  if (view.stage === 'draw') return view.stock ? { type: 'draw', from: 'stock' } : { type: 'pass' }
  const drawn = view.drawn?.tile ?? null
  if (drawn !== null && !isOkey(view, drawn)) return { type: 'discard', tile: drawn }
  const hand = ownHand(view)
  const ranked = keepingOkeys(view).map(tile => {
    const rest = hand.filter(one => one !== tile)
    return { tile, away: awayFrom(view, rest) }
  })
  return { type: 'discard', tile: ranked.reduce((a, b) => (b.away < a.away ? b : a)).tile }
}
