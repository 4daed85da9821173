import type { Seat } from '../../game.ts'
import { chanceOf } from './chance.ts'
import { sumOf } from './unseen.ts'
import { isHigh, threatsTo } from './danger.ts'
import type { Threat } from './danger.ts'
import type { Options } from '../options.ts'
import { fanOdds, payOf } from './expectedPay.ts'
import { plansFor } from './plans.ts'
import type { Holding, Plan } from './plans.ts'
import { stepsTo } from '../rules/circumstances.ts'
import { flowerNumber } from '../rules/tiles.ts'
import type { View } from '../types.ts'

/** What the hand's worth depends on besides its tiles; the same for every choice of one decision. */
export type Outlook = {
  options: Options
  unseen: number[]
  /** Unseen tiles in all, and own draws still to come. */
  total: number
  draws: number
  /** Own discards so far. */
  turn: number
  threats: Threat[]
  /** How many of the others are ready, by their chances. */
  ready: number
  seatWind: number
  roundWind: number
  /** Fan for flowers, or for having none so far. */
  flowerFan: number
  flowerless: boolean
  /** Chances worked out so far. */
  chances: Map<string, number>
}

export function outlookOf(view: View, unseen: number[]): Outlook {
  const seat = view.viewer as Seat
  const seatWind = stepsTo(view.dealer, seat)
  const flowers = view.players[seat].flowers.map(flowerNumber)
  const own = flowers.filter(number => (number - 1) % 4 === seatWind).length
  const flowerless = view.options.flowers && !flowers.length
  const threats = threatsTo(view)
  return {
    options: view.options,
    unseen,
    total: Math.max(1, sumOf(unseen)),
    draws: Math.max(1, Math.ceil(view.live / 4)),
    turn: view.players[seat].river.length,
    threats,
    ready: threats.reduce((sum, threat) => sum + threat.ready, 0),
    seatWind,
    roundWind: view.round,
    flowerFan: flowerless ? 1 : own,
    flowerless,
    chances: new Map(),
  }
}

export type Worth = { value: number; plan: Plan; fan: number; chance: number }

/** Plans whose hand has no triplet of honours. */
const WITHOUT_HONOURS = new Set<Plan['key']>(['allChows', 'fullFlush', 'special'])
/** Plans that lack more come to nothing; a table with a high minimum leaves more time. */
const FARTHEST = [6, 7]
/** What each way out adds beside the best: little, or the hand stays between two of them. */
const OTHER_WAYS = 0.05

/** What a hand that waits for its next tile may bring: the best plan, and a little for each other way out. */
export function worthOf(holding: Holding, outlook: Outlook): Worth {
  const { options, unseen, flowerFan } = outlook
  const concealed = holding.melds.every(meld => !meld.claimed)
  const all = fanOdds(holding, outlook, true)
  const flowersOnly = fanOdds(holding, outlook, false)
  const expected = all.reduce((sum, chance, fan) => sum + chance * fan, 0)
  let best: Worth | null = null
  let sum = 0
  for (const plan of plansFor(holding, unseen, options, FARTHEST[isHigh(options.minFan)])) {
    const odds = WITHOUT_HONOURS.has(plan.key) ? flowersOnly : all
    // Open it is faster, and cheaper by the fan of a concealed hand.
    let value = -1
    let worth: Worth | null = null
    for (const open of concealed ? [true, false] : [true]) {
      const sure = plan.fan + (open ? 0 : 1)
      const chance = chanceOf(plan, outlook, open)
      const brings = chance * payOf(odds, sure, options, flowerFan)
      if (brings <= value) continue
      value = brings
      worth = { value, plan, fan: sure + (odds === all ? expected : flowerFan), chance }
    }
    sum += value
    if (!best || value > best.value) best = worth
  }
  return { ...best!, value: best!.value + OTHER_WAYS * (sum - best!.value) }
}
