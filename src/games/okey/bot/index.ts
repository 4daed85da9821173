import type { Advice, Coach } from '../../game.ts'
import { adviceKind } from '../../../rummy/advice.ts'
import { codeOf } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { finishMoves, offer, ownHand, refuse, waiting } from '../legal.ts'
import { loss } from '../rules/payment.ts'
import { awayFrom, hiddenFaces, outlook } from '../rules/progress.ts'
import { face, isOkey } from '../rules/tiles.ts'
import type { View } from '../types.ts'
import { casualDiscard, nearestDiscard, rankDiscards } from './discard.ts'

type Scored = Omit<Advice<Action>, 'kind'>

/** What no level thinks twice about: showing the indicator's twin, and the dearest finish. */
function sure(view: View): Scored[] {
  const show: Action = { type: 'show' }
  const shows: Scored[] = refuse(view, show) ? [] : [{ action: show, why: 'show', value: 2000 }]
  const finishes = finishMoves(view)
    .map(({ action, kind }): Scored => ({ action, why: 'finish', value: 1000 + loss(kind, view.options) }))
    .sort((a, b) => b.value - a.value)
  return [...shows, ...finishes]
}

/** Whether the tile on offer brings the hand nearer. */
function worthTaking(view: View): boolean {
  const tile = offer(view)
  if (tile === null) return false
  const hand = ownHand(view)
  return isOkey(view, tile) || awayFrom(view, [...hand, tile]) < awayFrom(view, hand)
}

function rankDraws(view: View): Scored[] {
  const tile = offer(view)
  const other: Scored = view.stock
    ? { action: { type: 'draw', from: 'stock' }, why: 'draw', value: 0 }
    : { action: { type: 'pass' }, why: 'pass', value: 0 }
  if (tile === null) return [other]
  const nearer = worthTaking(view)
  const named = { tile: `@tile.${codeOf(face(tile))}` }
  const take: Scored = {
    action: { type: 'draw', from: 'discard' },
    why: nearer ? 'take' : 'leave',
    with: named,
    value: nearer ? 1 : -1,
  }
  return [take, other].sort((a, b) => b.value - a.value)
}

/** Level 1 often misses a good tile on offer. */
function casualDraw(view: View, random: () => number): Action {
  if (offer(view) !== null && random() < 0.5 && worthTaking(view)) return { type: 'draw', from: 'discard' }
  return view.stock ? { type: 'draw', from: 'stock' } : { type: 'pass' }
}

/** The strongest bot's choices, best first. */
function ranked(view: View): Scored[] {
  if (view.viewer !== view.turn || !waiting(view).length) return []
  return [...sure(view), ...(view.stage === 'draw' ? rankDraws(view) : rankDiscards(view))]
}

function think(view: View, level: number, random: () => number): Action {
  const [best] = sure(view)
  if (best) return best.action
  const drawing = view.stage === 'draw'
  if (level < 2) return drawing ? casualDraw(view, random) : casualDiscard(view, random)
  if (drawing) return rankDraws(view)[0].action
  return level < 3 ? nearestDiscard(view, random) : rankDiscards(view)[0].action
}

/** The tiles that would complete a hand of fourteen. */
function awaits(view: View): string[] {
  const hand = ownHand(view)
  if (hand.length !== 14) return []
  const { away, useful } = outlook(view, hand, hiddenFaces(view))
  return away === 1 ? useful.map(one => `tile.${codeOf(one)}`) : []
}

export const coach: Coach<View, Action> = {
  think,
  advise: view =>
    ranked(view).map(choice => ({ kind: adviceKind(choice.action.type === 'finish', choice.action), ...choice })),
  awaits,
}
