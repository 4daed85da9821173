import type { Advice } from '../game.ts'
import type { Action } from './action.ts'
import { fallback, moves } from './moves.ts'
import type { View } from './types.ts'

export function think(view: View, _level: number, random: () => number): Action {
  const all = moves(view)
  const play = all.filter(one => one.type === 'lay' || one.type === 'layOff')
  if (play.length) return play[Math.floor(random() * play.length)]
  return fallback(view)
}

export function advise(view: View): Advice<Action>[] {
  return [{ action: fallback(view), why: 'safeDiscard', value: 0 }]
}
