import type { Advice } from '../game.ts'
import { distance } from '../../rummy/solver/distance.ts'
import { codeOf } from '../../rummy/tiles.ts'
import { face, isOkey, meldRules } from './deal.ts'
import { discardable, finishMoves, offer, ownHand, refuse, waiting } from './legal.ts'
import { awayFrom, danger, hiddenFaces, outlook } from './outlook.ts'
import { loss } from './score.ts'
import type { Action, Tile, View } from './types.ts'

type Scored = Advice<Action>

const without = (hand: readonly Tile[], tile: Tile) => hand.filter(one => one !== tile)

/** What may be put down, okeys only when there is nothing else. */
function candidates(view: View): Tile[] {
  const tiles = discardable(view)
  const plain = tiles.filter(tile => !isOkey(view, tile))
  return plain.length ? plain : tiles
}

/** What no level thinks twice about: showing the indicator's twin, and the dearest finish. */
function sure(view: View): Scored[] {
  const show: Action = { type: 'show' }
  const shows: Scored[] = refuse(view, show) ? [] : [{ action: show, why: 'show', value: 2000 }]
  const finishes = finishMoves(view)
    .map(({ action, kind }): Scored => ({ action, why: 'finish', value: 1000 + loss(kind, view.options) }))
    .sort((a, b) => b.value - a.value)
  return [...shows, ...finishes]
}

/** Every discard by the strongest bot's measure: nearest first, then most ways on, then least use to the next player. */
function discards(view: View): Scored[] {
  const hidden = hiddenFaces(view)
  const hand = ownHand(view)
  const tiles = candidates(view)
  const away = tiles.map(tile => awayFrom(view, without(hand, tile)))
  const nearest = Math.min(...away)
  return tiles
    .map((tile, i): Scored => {
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

/** What one point of danger weighs against one useful tile more. */
const CAUTION = 2

/** Whether the tile on offer brings the hand nearer. */
function worthTaking(view: View): boolean {
  const tile = offer(view)
  if (tile === null) return false
  const hand = ownHand(view)
  return isOkey(view, tile) || awayFrom(view, [...hand, tile]) < awayFrom(view, hand)
}

function draws(view: View): Scored[] {
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

/** The strongest bot's choices, best first. */
export function advise(view: View): Scored[] {
  if (view.viewer !== view.turn || !waiting(view).length) return []
  return [...sure(view), ...(view.stage === 'draw' ? draws(view) : discards(view))]
}

/** Level 2: nearest by exact search, and no eye for the others. */
function steady(view: View, random: () => number): Action {
  if (view.stage === 'draw') return draws(view)[0].action
  const hand = ownHand(view)
  const ranked = candidates(view).map(tile => ({ tile, value: awayFrom(view, without(hand, tile)) + random() / 2 }))
  return { type: 'discard', tile: ranked.reduce((a, b) => (b.value < a.value ? b : a)).tile }
}

/** Level 1: often misses a good tile on offer, weighs discards loosely and sometimes throws anything. */
function casual(view: View, random: () => number): Action {
  const hand = ownHand(view)
  const rules = meldRules(view)
  if (view.stage === 'draw') {
    const tile = offer(view)
    const nearer = tile !== null && random() < 0.5 && worthTaking(view)
    if (nearer) return { type: 'draw', from: 'discard' }
    return view.stock ? { type: 'draw', from: 'stock' } : { type: 'pass' }
  }
  const tiles = candidates(view)
  if (random() < 0.25) return { type: 'discard', tile: tiles[Math.floor(random() * tiles.length)] }
  const ranked = tiles.map(tile => {
    const rest = without(hand, tile).map(face)
    return { tile, value: distance(rest, rules) + random() * 2 }
  })
  return { type: 'discard', tile: ranked.reduce((a, b) => (b.value < a.value ? b : a)).tile }
}

export function think(view: View, level: number, random: () => number): Action {
  const [best] = sure(view)
  if (best) return best.action
  if (level >= 3) return (view.stage === 'draw' ? draws(view) : discards(view))[0].action
  return level === 2 ? steady(view, random) : casual(view, random)
}

/** The clock ran out: from the stock, and back goes what was drawn, but never an okey. */
export function fallback(view: View): Action {
  if (view.stage === 'draw') return view.stock ? { type: 'draw', from: 'stock' } : { type: 'pass' }
  const drawn = view.drawn?.tile ?? null
  if (drawn !== null && !isOkey(view, drawn)) return { type: 'discard', tile: drawn }
  return discards(view)[0].action
}
