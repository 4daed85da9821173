import type { Options } from '../options.ts'

export type Scheme = Options['payment']

/** Shares of the base: from the discarder, from each other loser, and from each on a self-draw. */
const SCHEMES: Record<Scheme, { discarder: number; others: number; selfDraw: number }> = {
  spec: { discarder: 2, others: 1, selfDraw: 1 },
  traditionalHalf: { discarder: 2, others: 1, selfDraw: 2 },
  traditionalFull: { discarder: 4, others: 0, selfDraw: 2 },
}

export type Transfer = {
  winner: number
  /** null: self-draw. */
  discarder: number | null
  base: number
  scheme: Scheme
  /** Raises the self-draw price of the brief's scheme, the only one where it is below a discard win. */
  selfDrawMultiplier?: number
  /** The dealer pays and gets double (`dealerDouble`). */
  doubled?: number | null
  /** Pays what all losers would pay. */
  responsible?: number | null
}

/** What each of the four seats gets; the sum is 0. */
export function scoreTransfer(transfer: Transfer): number[] {
  const { winner, discarder, base, scheme, selfDrawMultiplier = 1, doubled = null, responsible = null } = transfer
  const shares = SCHEMES[scheme]
  const selfDraw = scheme === 'spec' ? shares.selfDraw * selfDrawMultiplier : shares.selfDraw
  const points = [0, 0, 0, 0]
  for (let seat = 0; seat < 4; seat++) {
    if (seat === winner) continue
    const share = discarder === null ? selfDraw : seat === discarder ? shares.discarder : shares.others
    const due = base * share * (doubled === winner || doubled === seat ? 2 : 1)
    points[responsible ?? seat] -= due
    points[winner] += due
  }
  return points
}
