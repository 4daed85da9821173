import type { Advice } from '../../game.ts'
import { distance } from '../../../rummy/solver/distance.ts'
import { codeOf } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { keepingOkeys, ownHand } from '../legal.ts'
import { awayFrom, hiddenFaces, outlook } from '../rules/progress.ts'
import { face, meldRules } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'
import { danger } from './danger.ts'

/** What one point of danger weighs against one useful tile more. */
const CAUTION = 2

const without = (hand: readonly Tile[], tile: Tile) => hand.filter(one => one !== tile)

/** Every discard by the strongest bot's measure: nearest first, then most ways on, then least use to the next player. */
export function rankDiscards(view: View): Omit<Advice<Action>, 'kind'>[] {
  const hidden = hiddenFaces(view)
  const hand = ownHand(view)
  const tiles = keepingOkeys(view)
  const away = tiles.map(tile => awayFrom(view, without(hand, tile)))
  const nearest = Math.min(...away)
  return tiles
    .map((tile, i): Omit<Advice<Action>, 'kind'> => {
      const named = { tile: `@tile.${codeOf(face(tile))}` }
      const risk = danger(view, tile, hidden)
      const action: Action = { type: 'discard', tile }
      if (away[i] > nearest) return { action, why: 'worse', with: named, value: -100 * away[i] - risk }
      const { live, away: left } = outlook(view, without(hand, tile), hidden)
      const why = left === 1 ? 'ready' : 'nearest'
      return { action, why, with: { ...named, n: live, left }, value: -100 * left + live - risk * CAUTION }
    })
    .sort((a, b) => b.value - a.value)
}

const least = (ranked: readonly { tile: Tile; value: number }[]): Action => ({
  type: 'discard',
  tile: ranked.reduce((a, b) => (b.value < a.value ? b : a)).tile,
})

/** Level 2: nearest by exact search, and no eye for the others. */
export function nearestDiscard(view: View, random: () => number): Action {
  const hand = ownHand(view)
  return least(keepingOkeys(view).map(tile => ({ tile, value: awayFrom(view, without(hand, tile)) + random() / 2 })))
}

/** Level 1: weighs discards loosely and sometimes throws anything. */
export function casualDiscard(view: View, random: () => number): Action {
  const hand = ownHand(view)
  const rules = meldRules(view)
  const tiles = keepingOkeys(view)
  if (random() < 0.25) return { type: 'discard', tile: tiles[Math.floor(random() * tiles.length)] }
  return least(tiles.map(tile => ({ tile, value: distance(without(hand, tile).map(face), rules) + random() * 2 })))
}
