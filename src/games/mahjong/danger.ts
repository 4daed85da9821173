import type { Seat } from '../game.ts'
import { stepsTo, SEATS } from './scene.ts'
import { basePoints } from './score.ts'
import { DRAGONS, HONOURS, isHonour, kindOf, suitOf } from './tiles.ts'
import type { Player, View } from './types.ts'

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
const kindsOfMelds = ({ melds }: Player): number[] => melds.map(meld => kindOf(meld.tiles[0]))

/** What somebody else shows of a hand. */
type Threat = {
  seat: Seat
  /** Chance that the hand is ready. */
  ready: number
  /** What a discard it wins with costs. */
  cost: number
  /** The suit it seems to collect, and whether triplets. */
  suit: number | null
  pungs: boolean
}

function threatOf(view: View, seat: Seat): Threat {
  const player = view.players[seat]
  const kinds = kindsOfMelds(player)
  const suited = new Set(kinds.filter(kind => !isHonour(kind)).map(suitOf))
  const thrown = player.river
    .filter(discard => !isHonour(kindOf(discard.tile)))
    .map(discard => suitOf(kindOf(discard.tile)))
  const suit = kinds.length >= 2 && suited.size === 1 ? [...suited][0] : null
  // Who collects a suit does not throw it away.
  const collects = suit !== null && thrown.filter(other => other === suit).length <= thrown.length / 6 ? suit : null
  const pungs = kinds.length >= 2 && player.melds.every(meld => meld.type !== 'chi')
  const winds = [stepsTo(view.dealer, seat), view.round].map(wind => HONOURS + wind)
  const honours = kinds.filter(kind => kind >= DRAGONS || winds.includes(kind)).length
  const fan = 1 + honours + (collects === null ? 0 : 3) + (pungs ? 2 : 0) + (kinds.length ? 0 : 1)
  const rounds = player.river.length
  const ready = clamp((rounds - 5) * 0.035 + kinds.length * 0.14, 0.02, 0.85)
  const share = view.options.payment === 'traditionalFull' ? 4 : 2
  return {
    seat,
    ready,
    cost: share * basePoints(Math.min(fan, view.options.limitFan), view.options.table),
    suit: collects,
    pungs,
  }
}

/** How often a ready hand waits for a tile of this rank. */
const RANKS = [0.04, 0.055, 0.07, 0.075, 0.075, 0.075, 0.07, 0.055, 0.04]

/** Points one loses, on average, by throwing each kind now. */
export function dangers(view: View, unseen: readonly number[]): number[] {
  const others = SEATS.filter(seat => seat !== view.viewer)
  const threats = others.map(seat => threatOf(view, seat))
  // Nobody won on these a moment ago.
  const fresh = new Set(others.flatMap(seat => view.players[seat].river.slice(-1).map(discard => kindOf(discard.tile))))
  const thrown = others.map(seat => new Set(view.players[seat].river.map(discard => kindOf(discard.tile))))
  return unseen.map((left, kind) => {
    let loss = 0
    for (const [at, threat] of threats.entries()) {
      let chance = isHonour(kind) ? [0.004, 0.025, 0.05, 0.06, 0.06][left] : RANKS[kind % 9] * (0.6 + 0.13 * left)
      if (thrown[at].has(kind)) chance *= 0.4
      if (fresh.has(kind)) chance *= 0.25
      if (threat.suit !== null) chance *= isHonour(kind) ? 1.3 : suitOf(kind) === threat.suit ? 2.4 : 0.15
      if (threat.pungs) chance *= left ? 1.1 : 0.2
      loss += threat.ready * chance * threat.cost
    }
    return loss
  })
}
