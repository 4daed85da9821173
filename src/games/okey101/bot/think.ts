import type { Slices } from '../../game.ts'
import { atOnce } from '../../game.ts'
import type { Action, Laid } from '../action.ts'
import { refuse } from '../legal.ts'
import { fallback } from '../moves.ts'
import { openingOf, readAll, takenUsed } from '../rules/opening.ts'
import type { View } from '../types.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { unseenOf } from './chances.ts'
import type { RankedDiscard } from './discard.ts'
import { finishingDiscards, lonelyDiscards, looseDiscards, sampledDiscards } from './discard.ts'
import { FINISH, expected, goesOut, turnsLeft } from './expectedCost.ts'
import { goOut } from './goOut/goOut.ts'
import { bestOpening, nextPlay, withDiscard } from './nextPlay.ts'

/** The first legal one, or what the clock would do. */
const legal = (view: View, ...choices: (Action | null)[]): Action =>
  choices.find(action => action !== null && refuse(view, action) === null) ?? fallback(view)

/** What a turn leaves of an opened hand. */
const SHRINKS = 0.75

/** Opening is dear where an unopened hand costs nothing and nobody is about to go out. */
function worthOpening(view: View, melds: readonly Laid[]): boolean {
  if (goOut(view)) return true
  const laid = new Set(melds.flatMap(meld => meld.tiles))
  const hand = ownHand(view)
  const opening = openingOf(view, readAll(view, view.viewer!, melds).melds)
  const rest = hand.filter(tile => !laid.has(tile))
  const opened = expected(view, rest, opening) * SHRINKS ** turnsLeft(view)
  return opened - FINISH * goesOut(view, rest.length - 1, true) <= expected(view, hand, null)
}

function atDraw(view: View, level: number): Action {
  const take: Action = { type: 'draw', from: 'discard' }
  if (level < 2 || refuse(view, take)) return fallback(view)
  const then = withDiscard(view)
  const opened = view.opened[view.viewer!]
  if (goOut(then)) return take
  if (opened) {
    const use = nextPlay(then)
    return use && use.type !== 'giveBack' ? take : fallback(view)
  }
  const melds = bestOpening(then)
  return melds && (level < 4 || worthOpening(then, melds)) ? take : fallback(view)
}

/** What to throw, the best first. */
export function* rankDiscards(view: View, level: number, random: () => number): Slices<RankedDiscard[]> {
  if (level < 3) return looseDiscards(view, level > 1)
  const left = unseenOf(view)
  if (level < 4) return lonelyDiscards(view, left, random)
  if (view.opened[view.viewer!]) return yield* finishingDiscards(view, left, random)
  return yield* sampledDiscards(view, left, random, Math.min(3, turnsLeft(view)))
}

export function* thinkInSlices(view: View, level: number, random: () => number): Slices<Action> {
  if (view.stage === 'draw') return legal(view, atDraw(view, level))
  const opened = view.opened[view.viewer!]
  if (!opened) {
    const out = level > 1 ? goOut(view) : null
    if (out) return legal(view, out[0])
    const melds = bestOpening(view)
    if (melds && (level < 4 || worthOpening(view, melds))) return legal(view, { type: 'lay', melds })
    if (!takenUsed(view)) return legal(view, { type: 'giveBack' })
  } else {
    const play = nextPlay(view) ?? goOut(view)?.[0] ?? null
    // The beginner would lay the same again after taking it back, and so for ever.
    if (play && (level > 1 || play.type !== 'undo')) return legal(view, play)
  }
  const choice = yield* rankDiscards(view, level, random)
  const at = level < 2 ? Math.floor(random() * Math.min(3, choice.length)) : 0
  return legal(view, { type: 'discard', tile: choice[at].tile })
}

export const think = (view: View, level: number, random: () => number): Action =>
  atOnce(thinkInSlices(view, level, random))
