import type { Refusal, Seat } from '../game.ts'
import { ownHand } from '../../rummy/atuGame.ts'
import { leastDeadwood } from '../../rummy/solver/arrange.ts'
import { meldIds } from '../../rummy/meld.ts'
import type { Action } from './action.ts'
import { meldRules } from './rules/meldRules.ts'
import { closes, wrongGroup } from './rules/closes.ts'
import { doublesIn, OPEN } from './rules/exchange.ts'
import { face, named, without } from './rules/tiles.ts'
import type { State, Tile, View } from './types.ts'

export const waiting = (view: View): Seat[] => {
  if (view.phase === 'exchange') return view.players.flatMap(({ ready }, seat) => (ready ? [] : [seat as Seat]))
  return view.phase === 'draw' || view.phase === 'discard' ? [view.current] : []
}

export const turn = (state: State): Seat[] => {
  if (state.phase === 'exchange') return state.swaps.flatMap((own, seat) => (own === OPEN ? [seat as Seat] : []))
  return state.phase === 'draw' || state.phase === 'discard' ? [state.current] : []
}

export const PLAYING: readonly View['phase'][] = ['exchange', 'draw', 'discard']

/** With the stock empty a taken discard can only be closed with. */
export const mustClose = ({ viewer, stock, drawn, players }: View) =>
  viewer !== null && stock === 0 && drawn !== null && players[viewer].known.includes(drawn)

function badGroups(hand: readonly Tile[], groups: readonly (readonly Tile[])[]): Refusal | null {
  const tiles = groups.flat()
  const foreign = tiles.find(tile => !hand.includes(tile))
  if (foreign !== undefined) return { why: 'notYours' }
  const twice = tiles.find((tile, i) => tiles.indexOf(tile) !== i)
  return twice === undefined ? null : { why: 'tileTwice', with: { tile: named([twice]) } }
}

function refuseClose(view: View, action: Extract<Action, { type: 'close' }>): Refusal | null {
  const hand = ownHand(view)
  if (!hand.includes(action.tile)) return { why: 'notYours' }
  const kept = without(hand, action.tile)
  if (action.melds) {
    const bad = badGroups(kept, action.melds)
    if (bad) return bad
    const wrong = wrongGroup(action.melds, view.options)
    if (wrong >= 0) return { why: 'wrongGroup', with: { n: wrong + 1, tiles: named(action.melds[wrong]) } }
    const loose = without(kept, ...action.melds.flat())
    if (loose.length) return { why: 'leftOver', with: { n: loose.length, tiles: named(loose) } }
  }
  if (closes(kept, view.options)) return null
  const { melds } = leastDeadwood(kept.map(face), meldRules(view.options))
  const left = without(kept, ...meldIds(melds, kept, face).flat())
  return { why: 'leftOver', with: { n: left.length, tiles: named(left) } }
}

function refuseSwap(view: View, tile: Tile | null): Refusal | null {
  if (tile === null) return null
  const hand = ownHand(view)
  if (!hand.includes(tile)) return { why: 'notYours' }
  return doublesIn(hand).includes(face(tile)) ? null : { why: 'notDouble' }
}

/** The phase each action belongs to. */
const PHASE: Record<Exclude<Action['type'], 'arrange'>, View['phase']> = {
  draw: 'draw',
  take: 'draw',
  pass: 'draw',
  discard: 'discard',
  close: 'discard',
  swap: 'exchange',
  spoil: 'exchange',
}

const WRONG: Record<View['phase'], Refusal['why']> = {
  deal: 'over',
  redeal: 'over',
  exchange: 'exchangeFirst',
  draw: 'drawFirst',
  discard: 'alreadyDrawn',
  ended: 'over',
}

export function refuse(view: View, action: Action): Refusal | null {
  const { viewer } = view
  if (viewer === null) return { why: 'notYourTurn' }
  if (!PLAYING.includes(view.phase)) return { why: 'over' }
  const hand = ownHand(view)
  if (action.type === 'arrange') return badGroups(hand, action.groups)
  if (!waiting(view).includes(viewer)) return { why: 'notYourTurn' }
  if (PHASE[action.type] !== view.phase) return { why: WRONG[view.phase] }
  const bad = 'board' in action && action.board ? badGroups(hand, action.board) : null
  if (bad) return bad
  switch (action.type) {
    case 'draw':
      return view.stock > 0 ? null : { why: 'stockEmpty' }
    case 'take':
      return view.offer === null ? { why: 'nothingToTake' } : null
    case 'pass':
      return view.stock > 0 ? { why: 'stockLeft' } : null
    case 'discard':
      if (!hand.includes(action.tile)) return { why: 'notYours' }
      return mustClose(view) ? { why: 'mustClose' } : null
    case 'close':
      return refuseClose(view, action)
    case 'swap':
      return refuseSwap(view, action.tile)
    case 'spoil':
      return doublesIn(hand).length < 3 ? { why: 'fewDoubles' } : null
  }
}

/** The tiles with which the viewer could close now. */
export function closings(view: View): Tile[] {
  if (view.viewer === null || view.phase !== 'discard' || view.current !== view.viewer) return []
  const hand = ownHand(view)
  const tried = new Map<number, boolean>()
  return hand.filter(tile => {
    const known = tried.get(face(tile)) ?? closes(without(hand, tile), view.options)
    tried.set(face(tile), known)
    return known
  })
}
