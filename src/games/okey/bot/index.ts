import type { Advice, Coach } from '../../game.ts'
import { adviceKind } from '../../../rummy/advice.ts'
import { codeOf } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { finishMoves, offer, refuse, waiting } from '../legal.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { loss } from '../rules/payment.ts'
import { awayFrom, hiddenFaces, outlook } from '../rules/progress.ts'
import { face, isOkey } from '../rules/tiles.ts'
import type { View } from '../types.ts'
import { widens } from './draw.ts'
import { reach } from './reach.ts'
import { casualDiscard, countedDiscard, nearestDiscard, rankDiscards, rateDiscards } from './discard.ts'

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

/** Whether the tile on offer brings the hand nearer, as `far` sees it. */
function isNearer(view: View, far: typeof reach): boolean {
  const tile = offer(view)
  if (tile === null) return false
  const hand = ownHand(view)
  return isOkey(view, tile) || far(view, [...hand, tile]) < far(view, hand)
}

const drawn = (view: View): Action => (view.stock ? { type: 'draw', from: 'stock' } : { type: 'pass' })

/** Level 1 often misses a good tile on offer; level 4 also takes what widens its choice. */
function chooseDraw(view: View, level: number, random: () => number): Action {
  const seen = level > 1 || random() < 0.5
  const takes = level > 3 ? isNearer(view, reach) || widens(view) : seen && isNearer(view, awayFrom)
  return takes ? { type: 'draw', from: 'discard' } : drawn(view)
}

function rankDraws(view: View): Scored[] {
  const tile = offer(view)
  const other: Scored = { action: drawn(view), why: view.stock ? 'draw' : 'pass', value: 0 }
  if (tile === null) return [other]
  const nearer = isNearer(view, reach)
  const takes = nearer || widens(view)
  const take: Scored = {
    action: { type: 'draw', from: 'discard' },
    why: nearer ? 'take' : takes ? 'takeWider' : 'leave',
    with: { tile: `@tile.${codeOf(face(tile))}` },
    value: takes ? 1 : -1,
  }
  return [take, other].sort((a, b) => b.value - a.value)
}

/** The strongest bot's choices, best first. */
function ranked(view: View): Scored[] {
  if (view.viewer !== view.turn || !waiting(view).length) return []
  return [...sure(view), ...(view.stage === 'draw' ? rankDraws(view) : rankDiscards(view))]
}

function think(view: View, level: number, random: () => number): Action {
  const [best] = sure(view)
  if (best) return best.action
  if (view.stage === 'draw') return chooseDraw(view, level, random)
  if (level < 2) return casualDiscard(view, random)
  if (level < 3) return nearestDiscard(view, random)
  return level < 4 ? countedDiscard(view, random) : { type: 'discard', tile: rateDiscards(view)[0].tile }
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
