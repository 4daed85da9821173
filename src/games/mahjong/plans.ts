import { missing } from './distance.ts'
import { distance } from './hand.ts'
import type { Options } from './options.ts'
import { copies, put, take } from './suits.ts'
import type { Suits } from './suits.ts'
import { HONOURS, isHonour, suitOf } from './tiles.ts'

/** A meld as the planner sees it. */
export type Shape = { run: boolean; kind: number; claimed: boolean }
/** A hand waiting for its next tile: 13 − 3k tiles as suits, and what lies on the table. */
export type Holding = { suits: Suits; length: number; melds: readonly Shape[] }

/** Something to aim for: how many tiles it lacks, which kinds bring it nearer, and its fan beside the usual. */
export type Plan = {
  key: 'plain' | 'mixedOneSuit' | 'fullFlush' | 'allPungs' | 'special'
  fan: number
  lacks: number
  useful: number
}

type Measure = (suits: Suits) => number

/** Unseen tiles that shorten the way. */
function usefulTiles(
  suits: Suits,
  measure: Measure,
  lacks: number,
  unseen: readonly number[],
  fits: (kind: number) => boolean,
): number {
  let useful = 0
  for (let kind = 0; kind < unseen.length; kind++) {
    if (!unseen[kind] || !fits(kind)) continue
    put(suits, kind)
    if (measure(suits) < lacks) useful += unseen[kind]
    take(suits, kind)
  }
  return useful
}

/** Tiles short of so many triplets and a pair: the fullest kinds are the nearest. */
function lacksForPungs(suits: Suits, sets: number): number {
  const have = [0, 0, 0, 0, 0]
  for (let kind = 0; kind < 34; kind++) have[Math.min(4, copies(suits, kind))]++
  let lacks = 0
  let need = sets
  have[3] += have[4]
  for (let count = 3; count >= 0 && need; count--) {
    const used = Math.min(need, have[count])
    have[count] -= used
    need -= used
    lacks += used * (3 - count)
  }
  return lacks + (have[3] || have[2] ? 0 : have[1] ? 1 : 2)
}

const anything = () => true

/** Unseen tiles that bring the hand, in whatever form, nearer than so many tiles short of ready. */
export const usefulFor = (
  { suits, length }: Holding,
  short: number,
  unseen: readonly number[],
  options: Options,
): number => usefulTiles(suits, own => distance(own, length + 1, options), short, unseen, anything)

/** Every plan worth a thought: none that is far longer than the shortest. */
export function plansFor(holding: Holding, unseen: readonly number[], options: Options): Plan[] {
  const { suits, length, melds } = holding
  const sets = (length / 3) | 0
  const plans: Plan[] = []
  const consider = (
    key: Plan['key'],
    fan: number,
    measure: Measure,
    fits: (kind: number) => boolean,
    longest: number,
  ): number => {
    const lacks = measure(suits)
    if (lacks <= longest) plans.push({ key, fan, lacks, useful: usefulTiles(suits, measure, lacks, unseen, fits) })
    return lacks
  }
  const shortest = consider('plain', 0, own => missing(own, sets), anything, 99)
  const longest = shortest + 3
  const special = distance(suits, length, options) + 1
  if (special < shortest) consider('special', 4, own => distance(own, length, options) + 1, anything, longest)
  for (let suit = 0; suit < 3; suit++) {
    const inSuit = (kind: number) => suitOf(kind) === suit
    if (melds.every(meld => inSuit(meld.kind) || isHonour(meld.kind))) {
      const only = (own: Suits) =>
        missing(
          [0, 1, 2, 3].map(i => (i === suit || i === 3 ? own[i] : 0)),
          sets,
        )
      consider('mixedOneSuit', 3, only, kind => inSuit(kind) || kind >= HONOURS, longest)
    }
    if (melds.every(meld => inSuit(meld.kind))) {
      const only = (own: Suits) =>
        missing(
          [0, 1, 2, 3].map(i => (i === suit ? own[i] : 0)),
          sets,
        )
      consider('fullFlush', options.fullFlushFan, only, inSuit, longest)
    }
  }
  if (melds.every(meld => !meld.run)) consider('allPungs', 3, own => lacksForPungs(own, sets), anything, longest)
  return plans
}
