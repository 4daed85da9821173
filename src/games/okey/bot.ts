import type { Advice } from '../game.ts'
import { distance } from '../rummy/distance.ts'
import { isWild } from '../rummy/meld.ts'
import { codeOf } from '../rummy/tiles.ts'
import { face, isOkey, meldRules } from './deal.ts'
import { finishes } from './finish.ts'
import { finishMoves, moves, offer, ownHand } from './legal.ts'
import { awayFrom, danger, hiddenFaces, outlook } from './outlook.ts'
import { loss } from './score.ts'
import type { Action, Tile, View } from './types.ts'

type Scored = Advice<Action>

/** One tile of each face that may be put down, okeys only when there is nothing else. */
function candidates(view: View): Tile[] {
  const tiles = moves(view).flatMap(action => (action.type === 'discard' ? [action.tile] : []))
  const plain = tiles.filter(tile => !isOkey(view, tile))
  return plain.length ? plain : tiles
}

const without = (hand: readonly Tile[], tile: Tile) => hand.filter(one => one !== tile)

/** The dearest finish, or null. */
function bestFinish(view: View): Action | null {
  const ways = finishMoves(view)
  if (!ways.length) return null
  const worth = finishes(view, ownHand(view)).map(({ kind }) => loss(kind, view.options))
  return ways[worth.indexOf(Math.max(...worth))]
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
const CAUTION = 0.8

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
  const all = moves(view)
  if (!all.length) return []
  const show: Scored[] = all.filter(({ type }) => type === 'show').map(action => ({ action, why: 'show', value: 999 }))
  if (view.stage === 'draw') return [...show, ...draws(view)]
  const best = bestFinish(view)
  const finish: Scored[] = best ? [{ action: best, why: 'finish', value: 1000 }] : []
  return [...finish, ...show, ...discards(view)]
}

/** Level 2: nearest by exact search, and no eye for the others. */
function steady(view: View, random: () => number): Action {
  if (view.stage === 'draw') return draws(view)[0].action
  const hand = ownHand(view)
  const ranked = candidates(view).map(tile => ({ tile, value: awayFrom(view, without(hand, tile)) + random() / 2 }))
  return { type: 'discard', tile: ranked.reduce((a, b) => (b.value < a.value ? b : a)).tile }
}

/** Level 1: keeps what has a neighbour, and takes only what makes a run or set at once. */
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
    return { tile, value: distance(rest, rules) + random() * 2 + (isWild(face(tile), rules) ? 9 : 0) }
  })
  return { type: 'discard', tile: ranked.reduce((a, b) => (b.value < a.value ? b : a)).tile }
}

export function think(view: View, level: number, random: () => number): Action {
  const sure = moves(view).find(({ type }) => type === 'show') ?? bestFinish(view)
  if (sure) return sure
  if (level >= 3) return advise(view)[0].action
  return level === 2 ? steady(view, random) : casual(view, random)
}

/** The clock ran out: from the stock, and back goes what was drawn, but never an okey. */
export function fallback(view: View): Action {
  if (view.stage === 'draw') return view.stock ? { type: 'draw', from: 'stock' } : { type: 'pass' }
  const drawn = view.drawn?.tile ?? null
  if (drawn !== null && !isOkey(view, drawn)) return { type: 'discard', tile: drawn }
  return discards(view)[0].action
}
