import { bestMelds, leastDeadwood, pairs } from '../rummy/arrange.ts'
import { deadValue } from '../rummy/meld.ts'
import type { Unseen } from './chances.ts'
import { company } from './chances.ts'
import { fineFor } from './floor.ts'
import { ownHand } from './hints.ts'
import { face, isPlayable, rulesOf, slotsFor, slotsOf, wild } from './melds.ts'
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

/** The simplest choice: a loose tile, the dearest first. */
export function looseThrows(view: View): Throw[] {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const kept = bestMelds(hand.map(face), rules).melds.flatMap(meld => meld.tiles.map(({ tile }) => tile))
  return kinds(hand)
    .map(tile => {
      const spare = hand.filter(one => face(one) === face(tile)).length - kept.filter(one => one === face(tile)).length
      return { tile, cost: (spare > 0 ? 0 : 100) + (wild(tile, rules) ? 200 : 0) - valueOf(view, tile) }
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
export function readiness(faces: readonly number[], view: View): number {
  const rules = rulesOf(view)
  const need = needs(view, view.viewer!)
  const series = bestMelds(faces, rules).points
  const count = pairs(faces, rules).count
  const reach = (have: number, want: number) => (have >= want ? 1 + (have - want) / 1000 : 0.6 * (have / want) ** 3)
  const bySeries = view.declared[view.viewer!] ? 0 : reach(series, need.series)
  return Math.max(bySeries, 0.9 * reach(count, need.pairs))
}

/** Tries each likely discard against the same samples of tiles to come. */
export function sampledThrows(view: View, left: Unseen, random: () => number, draws: number): Throw[] {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const wilds = hand.filter(tile => wild(tile, rules)).length
  const likely = lonelyThrows(view, left).slice(0, wilds > 1 ? 5 : 9)
  const count = wilds > 1 ? 4 : wilds ? 8 : 14
  const samples = Array.from({ length: count }, () => sample(left.tiles, Math.max(1, draws), random).map(face))
  return likely
    .map(({ tile }) => {
      const rest = hand.filter(one => one !== tile).map(face)
      const reach = samples.reduce((sum, more) => sum + readiness([...rest, ...more], view), 0) / count
      return { tile, cost: -200 * reach + risk(view, tile) - valueOf(view, tile) / 20 }
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

/** What would be left of these tiles once all that goes has gone down, on this table. */
function residue(view: View, faces: readonly number[], taken: ReadonlySet<number>): { sum: number; count: number } {
  const rules = rulesOf(view)
  const opening = view.opened[view.viewer!]
  const loose = opening?.how === 'pairs' ? unpaired(faces, view) : leastDeadwood(faces, rules).left
  const stay = loose.filter(one => !taken.has(one))
  return { sum: stay.reduce((sum, one) => sum + deadValue(one, rules), 0), count: stay.length }
}

function unpaired(faces: readonly number[], view: View): number[] {
  const left = [...faces]
  for (const pair of pairs(faces, rulesOf(view)).pairs)
    for (const { tile } of pair.tiles) left.splice(left.indexOf(tile), 1)
  return left
}

/** After opening: looks one draw ahead through every face that may come. prize: what going out is worth. */
export function lookAheadThrows(view: View, left: Unseen, prize: number, draws: number): Throw[] {
  const hand = ownHand(view)
  const weight = new Map<number, number>()
  for (const tile of left.tiles) weight.set(face(tile), (weight.get(face(tile)) ?? 0) + 1)
  const slots = slotsOf(view)
  const rules = rulesOf(view)
  const takes = (tile: Tile) => slotsFor(slots, tile, rules).length > 0
  const taken = new Set([...hand, ...left.tiles].filter(takes).map(face))
  return kinds(hand)
    .map(tile => {
      const rest = hand.filter(one => one !== tile).map(face)
      const now = residue(view, rest, taken).sum
      if (draws < 1) return { tile, cost: now + risk(view, tile) }
      let ahead = 0
      for (const [more, times] of weight) {
        const after = residue(view, [...rest, more], taken)
        ahead += times * (after.count <= 1 ? -prize : Math.min(after.sum, now))
      }
      return { tile, cost: ahead / Math.max(1, left.all) + risk(view, tile) }
    })
    .sort((a, b) => a.cost - b.cost)
}
