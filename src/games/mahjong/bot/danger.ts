import type { Seat } from '../../game.ts'
import { stepsTo, SEATS } from '../rules/circumstances.ts'
import { basePoints } from '../rules/score.ts'
import { DRAGONS, HONOURS, isHonour, kindOf, suitOf } from '../rules/tiles.ts'
import type { View } from '../types.ts'
import type { Outlook } from './value.ts'

// Everything here was counted in 2,000 hands between bots, half of them with a three-fan minimum, where hands are
// later, dearer and full of honours. The second of two lists is for such a table.

/** How often a hand is ready to win: by its melds (0–4), then by its own discards (0–2, 3–5, …). */
const READY = [
  [
    [0, 0.02, 0.1, 0.27, 0.4, 0.5, 0.5],
    [0.01, 0.06, 0.19, 0.37, 0.54, 0.7, 0.7],
    [0.04, 0.2, 0.35, 0.49, 0.57, 0.6, 0.6],
    [0.5, 0.6, 0.75, 0.78, 0.84, 0.84, 0.84],
    [0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95],
  ],
  [
    [0, 0, 0.014, 0.035, 0.08, 0.1, 0.12],
    [0, 0, 0.01, 0.035, 0.07, 0.12, 0.21],
    [0, 0.005, 0.035, 0.08, 0.146, 0.21, 0.3],
    [0.05, 0.1, 0.14, 0.26, 0.34, 0.43, 0.51],
    [0.8, 0.8, 0.9, 0.93, 0.93, 0.93, 0.93],
  ],
]
/** How often a ready hand wins with a tile: by its rank, times by how many of it are unseen. */
const RANKS = [0.04, 0.065, 0.1, 0.095, 0.09, 0.095, 0.1, 0.065, 0.04]
const LEFT = [0.4, 0.7, 1, 1.3, 1.3]
/** The same with an honour, by how many are unseen. */
const HONOUR = [
  [0, 0.003, 0.015, 0.033, 0.033],
  [0, 0.02, 0.114, 0.195, 0.195],
]
/** A suit it collects, and the suits beside that. */
const COLLECTED = [1.3, 2]
const OTHER = [0.6, 0.04]
/** A suit none of its discards is of, and how that falls with their share. */
const UNTHROWN = [1.4, 1.7]
const PER_SHARE = [1.5, 2.6]
/** It threw the tile three ranks away, so it does not wait for both with a sequence open at both ends. */
const BESIDE_MIDDLE = 0.7
const BESIDE_OUTER = 0.5
/** It threw one itself; somebody threw one since one's last turn, and nobody won. */
const THROWN = 0.03
const FRESH = 0.06

/** Shares of the base one loses by a discard that is won with, beyond what that hand's likely win costs anyway. */
const FED = { spec: 1.5, traditionalHalf: 1.5, traditionalFull: 4 }
/** One's own hand is worth but half against a hand that is ready. */
const LOST_HOPE = 0.5

/** What somebody else shows of a hand. */
export type Threat = {
  /** Chance that the hand is ready. */
  ready: number
  /** What a discard it wins with costs. */
  cost: number
  /** The suit it seems to collect. */
  suit: number | null
  thrown: Set<number>
  /** Each suit's share of its suited discards. */
  shares: number[]
}

/** 1 at a table with a high minimum: the second of each pair above. */
export const isHigh = (minFan: number): 0 | 1 => (minFan > 1 ? 1 : 0)

function threatOf(view: View, seat: Seat): Threat {
  const { options, players } = view
  const { melds, river } = players[seat]
  const kinds = melds.map(meld => kindOf(meld.tiles[0]))
  const thrown = river.map(discard => kindOf(discard.tile))
  const suited = thrown.filter(kind => !isHonour(kind))
  // So few that one of them tells little.
  const of = Math.max(4, suited.length)
  const shares = [0, 1, 2].map(suit => suited.filter(kind => suitOf(kind) === suit).length / of)
  const melded = new Set(kinds.filter(kind => !isHonour(kind)).map(suitOf))
  const [only] = melded
  // Who collects a suit does not throw it away.
  const suit = kinds.length >= 2 && melded.size === 1 && shares[only] <= 1 / 6 ? only : null
  const pungs = kinds.length >= 2 && melds.every(meld => meld.type !== 'chi')
  const winds = [stepsTo(view.dealer, seat), view.round].map(wind => HONOURS + wind)
  const honours = kinds.filter(kind => kind >= DRAGONS || winds.includes(kind)).length
  const shown = 1 + honours + (suit === null ? 0 : 3) + (pungs ? 2 : 0) + (kinds.length ? 0 : 1)
  const fan = Math.min(options.limitFan, Math.max(shown, options.minFan + 1))
  const ready = READY[isHigh(options.minFan)][Math.min(4, kinds.length)][Math.min(6, Math.floor(river.length / 3))]
  return { ready, cost: FED[options.payment] * basePoints(fan, options.table), suit, thrown: new Set(thrown), shares }
}

const others = (view: View): Seat[] => SEATS.filter(seat => seat !== view.viewer)
export const threatsTo = (view: View): Threat[] => others(view).map(seat => threatOf(view, seat))

/** How often a ready hand wins with this kind, from what it shows. */
function hits(kind: number, left: number, { suit, shares, thrown }: Threat, high: 0 | 1): number {
  if (thrown.has(kind)) return THROWN * RANKS[kind % 9]
  if (isHonour(kind)) return HONOUR[high][left]
  const own = suitOf(kind)
  const rank = kind % 9
  const chance = RANKS[rank] * LEFT[left]
  const beside = (rank > 2 && thrown.has(kind - 3)) || (rank < 6 && thrown.has(kind + 3))
  const apart = !beside ? 1 : rank > 2 && rank < 6 ? BESIDE_MIDDLE : BESIDE_OUTER
  if (suit !== null) return chance * apart * (own === suit ? COLLECTED : OTHER)[high]
  return chance * apart * Math.max(0.3, UNTHROWN[high] - PER_SHARE[high] * shares[own])
}

/** What throwing a kind costs on average: a share of the own hand's value, and points. */
export type Danger = { share: number; loss: number }

export function dangers(view: View, { unseen, threats }: Outlook): Danger[] {
  const high = isHigh(view.options.minFan)
  const fresh = new Set(
    others(view).flatMap(seat => view.players[seat].river.slice(-1).map(({ tile }) => kindOf(tile))),
  )
  return unseen.map((left, kind) => {
    let chance = 0
    let loss = 0
    for (const threat of threats) {
      const hit = threat.ready * hits(kind, left, threat, high) * (fresh.has(kind) ? FRESH : 1)
      chance += hit
      loss += hit * threat.cost
    }
    return { share: LOST_HOPE * chance, loss }
  })
}
