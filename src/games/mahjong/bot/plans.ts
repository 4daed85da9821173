import { improving, missing } from '../rules/distance.ts'
import { distance } from '../rules/hand.ts'
import type { Options } from '../options.ts'
import { copies, put, take } from '../rules/suits.ts'
import type { Suits } from '../rules/suits.ts'
import { isHonour, suitOf } from '../rules/tiles.ts'

/** A meld as the planner sees it. */
export type Shape = { run: boolean; kind: number; claimed: boolean }
/** A hand waiting for its next tile: 13 − 3k tiles as suits, and what lies on the table. */
export type Holding = { suits: Suits; length: number; melds: readonly Shape[] }

type Key = 'plain' | 'allChows' | 'mixedOneSuit' | 'fullFlush' | 'allPungs' | 'special'
/** Something to aim for: its fan beside the usual, how far a hand is from it, and the kinds that bring it nearer. */
type Aim = {
  key: Key
  fan: number
  short: (suits: Suits) => number
  helpful: (suits: Suits, lacks: number) => number[]
}
/** An aim as one hand sees it: tiles it lacks, and unseen tiles that help. */
export type Plan = { key: Key; fan: number; lacks: number; useful: number }

const KINDS = Array.from({ length: 34 }, (_, kind) => kind)
const ALL_SUITS = [0, 1, 2, 3]

const count = (kinds: readonly number[], unseen: readonly number[]): number => {
  let tiles = 0
  for (const kind of kinds) tiles += unseen[kind]
  return tiles
}

/** Sets (sequences, where `runs`) and a pair, of the suits named only. */
function setsOf(key: Key, fan: number, sets: number, within: readonly number[], runs = false): Aim {
  const part = [0, 0, 0, 0]
  const only = (suits: Suits): Suits => {
    for (const suit of within) part[suit] = suits[suit]
    return part
  }
  return {
    key,
    fan,
    short: suits => missing(only(suits), sets, runs),
    helpful: (suits, lacks) => improving(only(suits), sets, runs, lacks, within),
  }
}

/** Whether one more tile of a kind makes a hand fall short by less. */
function helps(suits: Suits, kind: number, short: Aim['short'], lacks: number): boolean {
  if (copies(suits, kind) === 4) return false
  put(suits, kind)
  const better = short(suits) < lacks
  take(suits, kind)
  return better
}

/** Tiles short of so many triplets and a pair: the fullest kinds are the nearest. */
function shortOfPungs(suits: Suits, sets: number): number {
  const have = [0, 0, 0, 0, 0]
  for (let kind = 0; kind < 34; kind++) have[Math.min(4, copies(suits, kind))]++
  let lacks = 0
  let need = sets
  have[3] += have[4]
  for (let held = 3; held >= 0 && need; held--) {
    const used = Math.min(need, have[held])
    have[held] -= used
    need -= used
    lacks += used * (3 - held)
  }
  return lacks + (have[3] || have[2] ? 0 : have[1] ? 1 : 2)
}

function pungs(sets: number): Aim {
  const short = (suits: Suits): number => shortOfPungs(suits, sets)
  const helpful = (suits: Suits, lacks: number): number[] => {
    // What a kind does depends on how many of it are held, and on nothing else.
    const byCopies: boolean[] = []
    return KINDS.filter(kind => (byCopies[copies(suits, kind)] ??= helps(suits, kind, short, lacks)))
  }
  return { key: 'allPungs', fan: 3, short, helpful }
}

/** Orphans, or pairs where the table plays them. */
function special(length: number, options: Options): Aim {
  const short = (suits: Suits): number => distance(suits, length, options) + 1
  const helpful = (suits: Suits, lacks: number): number[] => KINDS.filter(kind => helps(suits, kind, short, lacks))
  return { key: 'special', fan: 4, short, helpful }
}

/** Unseen tiles that bring the hand, in whatever form, nearer than so many tiles short of ready. */
export const usefulFor = (
  { suits, length }: Holding,
  short: number,
  unseen: readonly number[],
  options: Options,
): number => count(special(length, options).helpful(suits, short + 1), unseen)

/** Whatever the melds still allow beside any sets and a pair. */
function aimsFor({ length, melds }: Holding, options: Options): Aim[] {
  const sets = (length / 3) | 0
  const aims: Aim[] = []
  if (melds.every(meld => meld.run)) aims.push(setsOf('allChows', 1, sets, ALL_SUITS, true))
  for (let suit = 0; suit < 3; suit++) {
    if (melds.some(meld => !isHonour(meld.kind) && suitOf(meld.kind) !== suit)) continue
    aims.push(setsOf('mixedOneSuit', 3, sets, [suit, 3]))
    if (!melds.some(meld => isHonour(meld.kind))) aims.push(setsOf('fullFlush', options.fullFlushFan, sets, [suit]))
  }
  if (melds.every(meld => !meld.run)) aims.push(pungs(sets))
  return aims
}

/** So much longer than the shortest, and a plan is not worth a thought. */
const LONGER = 3

/** Plans for a hand, the plain one always among them and the others only if they lack no more than `farthest`. */
export function plansFor(holding: Holding, unseen: readonly number[], options: Options, farthest = Infinity): Plan[] {
  const { suits, length } = holding
  const plain = setsOf('plain', 0, (length / 3) | 0, ALL_SUITS)
  const shortest = plain.short(suits)
  const aims = [plain, ...aimsFor(holding, options)]
  const other = special(length, options)
  if (other.short(suits) < shortest) aims.push(other)
  const plans: Plan[] = []
  for (const { key, fan, short, helpful } of aims) {
    const lacks = short(suits)
    if (key !== 'plain' && lacks > Math.min(shortest + LONGER, farthest)) continue
    plans.push({ key, fan, lacks, useful: count(helpful(suits, lacks), unseen) })
  }
  return plans
}
