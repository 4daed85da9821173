import type { Seat } from '../game.ts'
import { sumOf } from './count.ts'
import type { Options } from './options.ts'
import { plansFor } from './plans.ts'
import type { Holding, Plan } from './plans.ts'
import { stepsTo } from './scene.ts'
import { basePoints } from './score.ts'
import { copies } from './suits.ts'
import { DRAGONS, flowerNumber, HONOURS } from './tiles.ts'
import type { View } from './types.ts'

/** What the hand's worth depends on besides its tiles; the same for every choice of one decision. */
export type Outlook = {
  options: Options
  unseen: number[]
  /** Unseen tiles in all, and own draws still to come. */
  total: number
  draws: number
  seatWind: number
  roundWind: number
  flowerFan: number
}

export function outlookOf(view: View, unseen: number[]): Outlook {
  const seat = view.viewer as Seat
  const seatWind = stepsTo(view.dealer, seat)
  const flowers = view.players[seat].flowers.map(flowerNumber)
  const own = flowers.filter(number => (number - 1) % 4 === seatWind).length
  return {
    options: view.options,
    unseen,
    total: Math.max(1, sumOf(unseen)),
    draws: Math.max(1, Math.ceil(view.live / 4)),
    seatWind,
    roundWind: view.round,
    flowerFan: view.options.flowers ? (flowers.length ? own : 1) : 0,
  }
}

/** Fan for triplets of honours: sure ones whole, a pair as the chance it still has. */
function honourFan({ suits, melds }: Holding, { seatWind, roundWind, unseen }: Outlook): number {
  let fan = 0
  for (let kind = HONOURS; kind < 34; kind++) {
    const worth = kind >= DRAGONS ? 1 : Number(kind === HONOURS + seatWind) + Number(kind === HONOURS + roundWind)
    if (!worth) continue
    const held = melds.some(meld => meld.kind === kind) ? 3 : copies(suits, kind)
    if (held >= 3) fan += worth
    else if (held === 2 && unseen[kind]) fan += worth * (unseen[kind] > 1 ? 0.5 : 0.25)
  }
  return fan
}

/** Fan the hand has whatever it becomes, a self-draw aside. */
export const sureFan = (holding: Holding, outlook: Outlook): number =>
  outlook.flowerFan + honourFan(holding, outlook) + (holding.melds.every(meld => !meld.claimed) ? 1 : 0)

/** Base points between two whole fan counts. */
function pointsAt(fan: number, options: Options): number {
  const capped = Math.min(fan, options.limitFan)
  const low = Math.floor(capped)
  const from = basePoints(low, options.table)
  return from + (basePoints(Math.min(low + 1, options.limitFan), options.table) - from) * (capped - low)
}

/** Useful tiles one may expect at each step before the end; the first step is counted, the later ones scale with it. */
const USUAL = [0, 6, 17, 31, 45, 58, 66, 72]
/** How many tiles pass by in a round that could help: own draw, and others' discards, all of them only for the last. */
const PASSING = [0, 2.6, 1.45, 1.35, 1.3, 1.25, 1.2, 1.2]
/** Chance that nobody else ends the hand before one's next draw. */
const GOES_ON = 0.94

const chances = new Float64Array(USUAL.length)

/** The chance to win, from what a plan lacks and what helps it. */
export function chanceOf({ lacks, useful }: Plan, { total, draws }: Outlook): number {
  if (lacks >= USUAL.length || lacks > draws + 1) return 0
  const scale = useful / USUAL[lacks]
  chances.fill(0)
  chances[lacks] = 1
  let won = 0
  let alive = 1
  for (let turn = 0; turn < draws; turn++) {
    for (let step = 1; step <= lacks; step++) {
      const rate = Math.min(0.95, (USUAL[step] * scale * PASSING[step]) / total)
      const moved = chances[step] * rate
      chances[step] -= moved
      if (step > 1) chances[step - 1] += moved
      else won += moved * alive
    }
    alive *= GOES_ON
  }
  return won
}

export type Worth = { value: number; plan: Plan; fan: number; chance: number }

/** What a hand that waits for its next tile may bring: the best plan, and a little for each other way out. */
export function worthOf(holding: Holding, outlook: Outlook): Worth {
  const { options } = outlook
  const sure = sureFan(holding, outlook)
  let best: Worth | null = null
  let sum = 0
  for (const plan of plansFor(holding, outlook.unseen, options)) {
    const runs = plan.key === 'plain' && holding.melds.every(meld => meld.run) ? 0.5 : 0
    const fan = sure + plan.fan + runs
    const chance = chanceOf(plan, outlook)
    // A self-draw may lift a hand that is one short.
    const allowed = fan >= options.minFan ? 1 : fan + 1 >= options.minFan ? 0.3 : 0.02
    const value = 4 * chance * allowed * pointsAt(fan + 0.3, options)
    sum += value
    if (!best || value > best.value) best = { value, plan, fan, chance }
  }
  return { ...best!, value: best!.value + 0.2 * (sum - best!.value) }
}
