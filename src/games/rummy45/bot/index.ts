import type { Advice, Coach } from '../../game.ts'
import type { Action, Lay } from '../action.ts'
import { looseDiscard, rate, top } from './discard.ts'
import { bestLay, bestTake } from './lay.ts'
import { dueTile } from '../legal.ts'
import { fallback, lays } from '../moves.ts'
import { positionOf } from '../rules/position.ts'
import { named } from '../rules/tiles.ts'
import type { View } from '../types.ts'

function think(view: View, level: number, random: () => number): Action {
  const position = positionOf(view)
  if (!position) return fallback(view)
  if (view.phase === 'draw') {
    const take = level > 1 ? bestTake(position, view, level) : null
    return take ? { type: 'take', tile: take.tile } : { type: 'draw' }
  }
  const plan = bestLay(position, level)
  if (plan) return plan.lay
  if (dueTile(view) !== null) return { type: 'giveBack' }
  if (level < 3) return looseDiscard(view, position, level, random)
  return { type: 'discard', tile: top(rate(view, position)).tile }
}

function advise(view: View): Advice<Action>[] {
  const position = positionOf(view)
  if (!position || view.current !== view.viewer) return []
  if (view.phase === 'draw') {
    const take = bestTake(position, view, 4)
    const draw: Advice<Action> = { kind: 'other', action: { type: 'draw' }, why: 'draw', value: 0 }
    if (!take) return [draw]
    const tiles = named([take.tile])
    return [
      {
        kind: 'call',
        action: { type: 'take', tile: take.tile },
        why: 'take',
        with: { tiles, n: take.plan.tiles.length },
        value: 1,
      },
      draw,
    ]
  }
  if (view.phase !== 'play') return []
  const plan = bestLay(position, 4)
  if (plan) {
    const why = position.melded ? 'lay' : 'firstMeld'
    return [
      { kind: 'call', action: plan.lay, why, with: { tiles: named(plan.tiles), n: plan.tiles.length }, value: 100 },
    ]
  }
  if (dueTile(view) !== null) return [{ kind: 'other', action: { type: 'giveBack' }, why: 'giveBack', value: 0 }]
  return rate(view, position)
    .sort((a, b) => b.value - a.value)
    .map(({ tile, why, value }) => ({
      kind: 'other',
      action: { type: 'discard', tile },
      why,
      with: { tiles: named([tile]) },
      value,
    }))
}

/** A hand on a shared table waits for nothing in particular. */
export const coach: Coach<View, Action, Lay | null> = {
  think,
  advise,
  awaits: () => [],
  plan(view) {
    const position = positionOf(view)
    return position && (lays(position)[0] ?? null)
  },
}
