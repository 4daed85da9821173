import type { Slices } from '../../game.ts'
import { shared } from '../../../rummy/budget.ts'
import { bestMelds, pairs } from '../../../rummy/solver/arrange.ts'
import { face, rulesOf, wild } from '../rules/melds.ts'
import { thresholds, valueOf } from '../rules/opening.ts'
import { discardCost } from '../rules/penalties.ts'
import type { Tile, View } from '../types.ts'
import { ownHand } from '../../../rummy/hands.ts'
import type { Unseen } from './chances.ts'
import { beside, company, opensNext } from './chances.ts'
import { FINISH, burden, expected, turnsLeft } from './expectedCost.ts'
import { budgetOf } from './goOut/budget.ts'
import { goOut } from './goOut/goOut.ts'

export type RankedDiscard = { tile: Tile; cost: number }

/** One tile of each face. */
const kinds = (hand: readonly Tile[]) => [...new Map(hand.map(tile => [face(tile), tile])).values()]

// By tiles left in the next player's hand: what it costs to throw one that goes down at once.
const FEEDS = [0, 260, 200, 20]
const FEED = 10

/** Points at stake beyond the hand itself: the floor's fine, and what the next player gains. keen: counting his tiles. */
export function risk(view: View, tile: Tile, keen = false): number {
  const { fine, feeds } = discardCost(view, tile)
  const fed = feeds === null ? 0 : keen ? (FEEDS[view.hands[feeds].length] ?? FEED) : FEED
  return (fine?.points ?? 0) + fed + (wild(tile, rulesOf(view)) ? 60 : 0)
}

/** The simplest choice: a loose tile, the dearest first. wary: not into a penalty or the next player's hands. */
export function looseDiscards(view: View, wary: boolean): RankedDiscard[] {
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

/** What the next player is spared by opening: what some hand of hidden tiles would cost unopened. */
function spares(view: View, left: Unseen): number {
  const every = Math.max(1, Math.floor(left.all / HAND))
  const hand = left.tiles.filter((_, i) => i % every === 0).slice(0, HAND)
  return expected(view, hand, null)
}

const HAND = 21

/** By company: a tile that could still become part of something stays. Going for pairs, twins stay. */
function lonely(view: View, left: Unseen): { tile: Tile; keep: number; near: number; risk: number }[] {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const faces = hand.map(face)
  const opened = view.opened[view.viewer!]
  const best = bestMelds(faces, rules)
  const twins = pairs(faces, rules)
  const need = thresholds(view, view.viewer!)
  const forPairs =
    opened?.how === 'pairs' ||
    (!opened && (view.declared[view.viewer!] || (twins.count >= need.pairs - 1 && best.points < need.series * 0.75)))
  const kept = (forPairs ? twins.pairs : best.melds).flatMap(meld => meld.tiles.map(({ tile }) => tile))
  const price = spares(view, left)
  const laterOn = (tile: Tile) => (opened ? beside(tile, view, left) : 0)
  return kinds(hand).map(tile => {
    const spare = hand.filter(one => face(one) === face(tile)).length - kept.filter(one => one === face(tile)).length
    const friends = forPairs ? 2 * left.of(face(tile)) : company(tile, hand, view, left) + laterOn(tile)
    // Unopened, high tiles carry an opening; opened, they only cost.
    // Friends that cannot come any more are worth nothing.
    const worth = opened ? friends * Math.min(4, 2 * turnsLeft(view)) : friends * (2 + valueOf(view, tile) / 2)
    const keep = opened ? worth - burden(view, hand, tile, opened) : worth
    const melded = spare > 0 ? 0 : 150
    return {
      tile,
      keep: keep + melded,
      near: (opened ? 4 * friends - valueOf(view, tile) : worth) + melded,
      risk: risk(view, tile, true) + price * opensNext(tile, view, left),
    }
  })
}

/** By so many points level 3 may misjudge a tile; it breaks no meld for that and feeds no open threat. */
const BLUR = 8

/**
 * Level 3: by company and what the throw costs at once. It weighs neither what opens the next
 * player's hand nor what may come, nor how it may end.
 */
export const lonelyDiscards = (view: View, left: Unseen, random: () => number): RankedDiscard[] =>
  lonely(view, left)
    .map(({ tile, near }) => ({ tile, cost: near + risk(view, tile, true) + BLUR * random() }))
    .sort((a, b) => a.cost - b.cost)

/** How near a hand is to opening: 1 and more is there. */
function readiness(faces: readonly number[], view: View): number {
  const rules = rulesOf(view)
  const need = thresholds(view, view.viewer!)
  const series = bestMelds(faces, rules).points
  const count = pairs(faces, rules).count
  const reach = (have: number, want: number) => (have >= want ? 1 + (have - want) / 1000 : 0.6 * (have / want) ** 5)
  const bySeries = view.declared[view.viewer!] ? 0 : reach(series, need.series)
  return Math.max(bySeries, 0.9 * reach(count, need.pairs))
}

/** Tries the few loneliest tiles against the same samples of tiles to come; pauses after some of them. */
export function* sampledDiscards(
  view: View,
  left: Unseen,
  random: () => number,
  draws: number,
): Slices<RankedDiscard[]> {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const wilds = hand.filter(tile => wild(tile, rules)).length
  const likely = lonely(view, left)
    .sort((a, b) => a.keep + a.risk - b.keep - b.risk)
    .slice(0, wilds > 1 ? 4 : 6)
  const count = wilds > 1 ? 4 : wilds ? 12 : 24
  const samples = Array.from({ length: count }, () => sample(left.tiles, Math.max(1, draws), random).map(face))
  const tried: RankedDiscard[] = []
  for (const [i, { tile, keep, risk: stake }] of likely.entries()) {
    if (i && i % TRIED === 0) yield
    const rest = hand.filter(one => one !== tile).map(face)
    const reach = samples.reduce((sum, more) => sum + readiness([...rest, ...more], view), 0) / count
    // Who does not open pays for what was kept.
    const caught = Math.max(0, 1 - reach) * burden(view, hand, tile, null)
    tried.push({ tile, cost: keep / 4 + stake - 200 * reach - 2 * caught })
  }
  return tried.sort((a, b) => a.cost - b.cost)
}

/** Tiles tried between two pauses: some milliseconds. */
const TRIED = 3

/** With few tiles left: those first after which most draws would let one go out. Pauses after every long look. */
export function* finishingDiscards(view: View, left: Unseen, random: () => number): Slices<RankedDiscard[]> {
  const likely = lonely(view, left).map(({ tile, keep, risk: stake }) => ({ tile, cost: keep + stake }))
  const hand = ownHand(view)
  if (hand.length > FEW || turnsLeft(view) === 0) return likely.sort((a, b) => a.cost - b.cost)
  const draws = sample(left.tiles, DRAWS, random)
  const budget = budgetOf(STEPS)
  let questions = likely.length * draws.length
  let pause = STEPS - SLICE
  const tried: RankedDiscard[] = []
  for (const { tile, cost } of likely) {
    const rest = hand.filter(one => one !== tile)
    let out = 0
    for (const drawn of draws) {
      if (budget.left < pause) {
        yield
        pause = budget.left - SLICE
      }
      if (shared(budget, questions--, part => goOut(nextTurn(view, [...rest, drawn]), part))) out++
    }
    tried.push({ tile, cost: cost - (FINISH * out) / draws.length })
  }
  return tried.sort((a, b) => a.cost - b.cost)
}

const FEW = 6
const DRAWS = 16
/** For all these looks together. */
const STEPS = 12_000
/** Of these, between two pauses. */
const SLICE = 1500

/** The viewer's next turn, if the table stays as it is. */
function nextTurn(view: View, hand: Tile[]): View {
  const hands = view.hands.map((one, seat) => (seat === view.viewer ? hand : one))
  return { ...view, stage: 'play', hands, taken: null, plays: [] }
}

function sample(tiles: readonly Tile[], size: number, random: () => number): Tile[] {
  const pool = [...tiles]
  return Array.from(
    { length: Math.min(size, pool.length) },
    () => pool.splice(Math.floor(random() * pool.length), 1)[0],
  )
}
