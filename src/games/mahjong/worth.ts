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
  /** Own discards so far. */
  turn: number
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
    turn: view.players[seat].river.length,
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

// Fitted to what level 2 wins against itself, by turn and by tiles lacking.
/** Useful tiles one may expect at each step before the end; the first step is counted, the later ones scale with it. */
const USUAL = [0, 4.8, 13.3, 25, 43, 68, 82, 95]
/** How many tiles that could help pass by in a round: own draw and others' discards, all of them only for the last. */
const OPEN = [0, 2.7, 2.05, 1.55, 1.13, 0.55, 0.55, 0.55]
/** The same for who calls nothing but the win. */
const CLOSED = [0, 2.7, 0.7, 0.7, 0.6, 0.35, 0.35, 0.35]
/** How wide the later steps of a plan are beside the usual; triplets can be called from everybody. */
const NARROW: Record<Plan['key'], number> = {
  plain: 1,
  special: 0.6,
  mixedOneSuit: 0.8,
  fullFlush: 0.65,
  allPungs: 0.75,
}
/** Chance that somebody ends the hand in each turn. */
const ENDS = [0, 0, 0, 0.008, 0.028, 0.05, 0.094, 0.145, 0.19, 0.22, 0.28, 0.33, 0.35]

/** What any win is worth beside its own points: it saves what another's would cost. More of it only makes haste. */
const SAVED = 60

const chances = new Float64Array(USUAL.length)

/** The chance to win, from what a plan lacks and what helps it. */
function chanceOf(
  { key, lacks, useful }: Plan,
  { total, draws, turn, options }: Outlook,
  passing: readonly number[],
): number {
  if (lacks >= USUAL.length) return 0
  // A narrow hand also widens while it waits, so its count tells only half; least so when it is ready.
  const weight = lacks === 1 ? 0.8 : 0.4
  const first = useful ** weight * USUAL[lacks] ** (1 - weight)
  // A high minimum makes hands last.
  const haste = options.minFan > 1 ? 0.5 : 1
  chances.fill(0)
  chances[lacks] = 1
  let won = 0
  let alive = 1
  for (let later = 0; later < draws; later++) {
    const left = Math.max(40, total - 4 * later)
    for (let step = 1; step <= lacks; step++) {
      const rate = Math.min(0.95, ((step === lacks ? first : USUAL[step] * NARROW[key]) * passing[step]) / left)
      const moved = chances[step] * rate
      chances[step] -= moved
      if (step > 1) chances[step - 1] += moved
      else won += moved * alive
    }
    alive *= 1 - haste * ENDS[Math.min(turn + later + 1, ENDS.length - 1)]
  }
  return won
}

export type Worth = { value: number; plan: Plan; fan: number; chance: number }

/** What a hand that waits for its next tile may bring: the best plan, and a little for each other way out. */
export function worthOf(holding: Holding, outlook: Outlook): Worth {
  const { options } = outlook
  const concealed = holding.melds.every(meld => !meld.claimed)
  const sure = sureFan(holding, outlook)
  let best: Worth | null = null
  let sum = 0
  for (const plan of plansFor(holding, outlook.unseen, options)) {
    const runs = plan.key === 'plain' && holding.melds.every(meld => meld.run) ? 0.4 : 0
    // Open it is faster and cheaper by the fan of a concealed hand.
    const ways = [{ passing: OPEN, fan: sure + plan.fan + runs - (concealed ? 1 : 0) }]
    if (concealed) ways.push({ passing: CLOSED, fan: sure + plan.fan + runs })
    const worths = ways.map(({ passing, fan }) => {
      const chance = chanceOf(plan, outlook, passing)
      // A self-draw may lift a hand that is one short.
      const allowed = fan >= options.minFan ? 1 : fan + 1 >= options.minFan ? 0.3 : 0.02
      return { plan, fan, chance, value: chance * allowed * (4 * pointsAt(fan + 0.3, options) + SAVED) }
    })
    const worth = worths.reduce((a, b) => (b.value > a.value ? b : a))
    sum += worth.value
    if (!best || worth.value > best.value) best = worth
  }
  return { ...best!, value: best!.value + 0.2 * (sum - best!.value) }
}
