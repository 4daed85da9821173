import { isHigh } from './danger.ts'
import type { Options } from '../options.ts'
import type { Holding } from './plans.ts'
import { basePoints } from '../rules/score.ts'
import { copies } from '../rules/suits.ts'
import { DRAGONS, HONOURS } from '../rules/tiles.ts'
import type { Outlook } from './value.ts'

/** Share of wins that are drawn, and of the chance to win that is left to who may only win by drawing. */
const DRAWN = 0.25
const ONLY_DRAWN = 0.4
/** Chance that a pair of honours becomes a triplet, by how many are unseen. */
const TRIPLED = [0, 0.25, 0.5]
/** Chance to get through a draw without a flower. */
const NO_FLOWER = 0.97
/** What a win is worth beside its points, in usual wins: it saves what another's would cost, and ends the risk. */
const SAVED = [2, 3]
const USUAL_FAN = [2, 5]

const worthOfHonour = (kind: number, { seatWind, roundWind }: Outlook): number =>
  kind >= DRAGONS ? 1 : Number(kind === HONOURS + seatWind) + Number(kind === HONOURS + roundWind)

/** Fan that honours bring, each with its chance. */
function honourFan({ suits, melds }: Holding, outlook: Outlook): { fan: number; chance: number }[] {
  const found: { fan: number; chance: number }[] = []
  for (let kind = HONOURS; kind < 34; kind++) {
    const fan = worthOfHonour(kind, outlook)
    if (!fan) continue
    const held = melds.some(meld => meld.kind === kind) ? 3 : copies(suits, kind)
    const chance = held >= 3 ? 1 : held === 2 ? TRIPLED[outlook.unseen[kind]] : 0
    if (chance) found.push({ fan, chance })
  }
  return found
}

/** Fan the hand has whatever it becomes, a self-draw aside. */
export const sureFan = (holding: Holding, outlook: Outlook): number =>
  outlook.flowerFan +
  honourFan(holding, outlook).reduce((sum, { fan, chance }) => sum + fan * chance, 0) +
  (holding.melds.every(meld => !meld.claimed) ? 1 : 0)

/** How likely each count of fan is, beside the plan's own. */
export type Odds = readonly number[]

export function fanOdds(holding: Holding, outlook: Outlook, honours: boolean): Odds {
  const { flowerFan, flowerless, draws } = outlook
  const parts = honours ? honourFan(holding, outlook) : []
  parts.push({ fan: flowerFan, chance: flowerless ? NO_FLOWER ** draws : 1 })
  let odds = [1]
  for (const { fan, chance } of parts) {
    const next = new Array<number>(odds.length + fan).fill(0)
    odds.forEach((each, at) => {
      next[at] += each * (1 - chance)
      next[at + fan] += each * chance
    })
    odds = next
  }
  return odds
}

/** What a win brings on average, if so many fan are sure: nothing where they stay below the minimum. */
export function payOf(odds: Odds, sure: number, options: Options, flowerFan: number): number {
  const base = (fan: number) => basePoints(Math.min(fan, options.limitFan), options.table)
  const need = options.minFan + (options.flowersCountForMinimum ? 0 : flowerFan)
  const shares = options.payment === 'spec' ? 3 * options.selfDrawMultiplier : 6
  const high = isHigh(options.minFan)
  const saved = SAVED[high] * base(USUAL_FAN[high])
  let pay = 0
  odds.forEach((chance, more) => {
    const fan = sure + more
    const drawn = shares * base(fan + 1) + saved
    if (fan >= need) pay += chance * ((1 - DRAWN) * (4 * base(fan) + saved) + DRAWN * drawn)
    else if (fan + 1 >= need) pay += chance * ONLY_DRAWN * drawn
  })
  return pay
}
