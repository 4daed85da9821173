import { bestMelds, pairs } from '../rummy/arrange.ts'
import type { Unseen } from './chances.ts'
import { company } from './chances.ts'
import { fineFor } from './floor.ts'
import { ownHand } from './hints.ts'
import { face, isPlayable, rulesOf, wild } from './melds.ts'
import { needs, valueOf } from './opening.ts'
import type { Tile, View } from './types.ts'

export type Throw = { tile: Tile; cost: number }

/** One tile of each face. */
const kinds = (hand: readonly Tile[]) => [...new Map(hand.map(tile => [face(tile), tile])).values()]

/** Points at stake beyond the hand itself: the floor's fine, and what the next player gains. */
export function risk(view: View, tile: Tile): number {
  const fine = fineFor(view, tile, ownHand(view).length - 1)?.points ?? 0
  const next = (view.turn + 1) % view.seats
  const partner = view.options.teams && view.seats === 4
  const feeds = !partner && view.opened[next] !== null && isPlayable(view, tile) ? 10 : 0
  return fine + feeds + (wild(tile, rulesOf(view)) ? 60 : 0)
}

/** The simplest choice: a loose tile, the dearest first. wary: not into a penalty or the next player's hands. */
export function looseThrows(view: View, wary: boolean): Throw[] {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const kept = bestMelds(hand.map(face), rules).melds.flatMap(meld => meld.tiles.map(({ tile }) => tile))
  return kinds(hand)
    .map(tile => {
      const spare = hand.filter(one => face(one) === face(tile)).length - kept.filter(one => one === face(tile)).length
      const okey = wild(tile, rules) ? 200 : 0
      return { tile, cost: (spare > 0 ? 0 : 100) + okey + (wary ? risk(view, tile) : 0) - valueOf(view, tile) }
    })
    .sort((a, b) => a.cost - b.cost)
}

/** By company: a tile that could still become part of something stays. Going for pairs, twins stay. */
export function lonelyThrows(view: View, left: Unseen): Throw[] {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const faces = hand.map(face)
  const opened = view.opened[view.viewer!]
  const best = bestMelds(faces, rules)
  const twins = pairs(faces, rules)
  const need = needs(view, view.viewer!)
  const forPairs =
    opened?.how === 'pairs' ||
    (!opened && (view.declared[view.viewer!] || (twins.count >= need.pairs - 1 && best.points < need.series * 0.75)))
  const kept = (forPairs ? twins.pairs : best.melds).flatMap(meld => meld.tiles.map(({ tile }) => tile))
  return kinds(hand)
    .map(tile => {
      const spare = hand.filter(one => face(one) === face(tile)).length - kept.filter(one => one === face(tile)).length
      const friends = forPairs ? 2 * left.of(face(tile)) : company(tile, hand, view, left)
      // Unopened, high tiles carry an opening; opened, they only cost.
      const value = valueOf(view, tile)
      const keep = opened ? friends * 4 - value : friends * (2 + value / 2)
      return { tile, cost: keep + (spare > 0 ? 0 : 150) + risk(view, tile) }
    })
    .sort((a, b) => a.cost - b.cost)
}

/** How near a hand is to opening: 1 and more is there. */
function readiness(faces: readonly number[], view: View): number {
  const rules = rulesOf(view)
  const need = needs(view, view.viewer!)
  const series = bestMelds(faces, rules).points
  const count = pairs(faces, rules).count
  const reach = (have: number, want: number) => (have >= want ? 1 + (have - want) / 1000 : 0.6 * (have / want) ** 5)
  const bySeries = view.declared[view.viewer!] ? 0 : reach(series, need.series)
  return Math.max(bySeries, 0.9 * reach(count, need.pairs))
}

/** Tries the few loneliest tiles against the same samples of tiles to come. */
export function sampledThrows(view: View, left: Unseen, random: () => number, draws: number): Throw[] {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const wilds = hand.filter(tile => wild(tile, rules)).length
  const likely = lonelyThrows(view, left).slice(0, wilds > 1 ? 4 : 6)
  const count = wilds > 1 ? 4 : wilds ? 12 : 24
  const samples = Array.from({ length: count }, () => sample(left.tiles, Math.max(1, draws), random).map(face))
  return likely
    .map(({ tile, cost }) => {
      const rest = hand.filter(one => one !== tile).map(face)
      const reach = samples.reduce((sum, more) => sum + readiness([...rest, ...more], view), 0) / count
      return { tile, cost: cost / 2 - 200 * reach }
    })
    .sort((a, b) => a.cost - b.cost)
}

function sample(tiles: readonly Tile[], size: number, random: () => number): Tile[] {
  const pool = [...tiles]
  return Array.from(
    { length: Math.min(size, pool.length) },
    () => pool.splice(Math.floor(random() * pool.length), 1)[0],
  )
}
