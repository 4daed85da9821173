import { startMatch } from '../../rummy/atuGame.ts'
import { dealHands } from '../../rummy/hands.ts'
import { nextSeat, perSeat } from '../../rummy/seats.ts'
import { TILES } from '../../rummy/tiles.ts'
import type { Options } from './options.ts'
import { OPEN } from './rules/exchange.ts'
import { isJoker } from './rules/tiles.ts'
import type { Event, State } from './types.ts'

export const size = (options: Options) => TILES + options.extraJokers
export const seatsOf = (state: { totals: readonly number[] }) => state.totals.length

export function start(options: Options, seats: number): State {
  return {
    ...startMatch(options, seats),
    boards: perSeat(seats, () => null),
    piles: perSeat(seats, () => []),
    launched: perSeat(seats, () => []),
    offer: null,
    swaps: [],
  }
}

/** Fifteen to the starter, fourteen to the others, then the atu (never a joker), the rest is the stock. */
export function deal(state: State, order: readonly number[]): { state: State; events: Event[] } {
  const seats = seatsOf(state)
  const fresh = start(state.options, seats)
  // A spoiled deal is dealt again by the same dealer.
  const again = state.phase === 'redeal'
  const dealer = again ? state.dealer : nextSeat(state.dealer, seats)
  const starter = nextSeat(dealer, seats)
  const { hands, rest } = dealHands(order, seats, starter, 14)
  const turned = rest.findIndex(tile => !isJoker(tile))
  const atu = rest[turned]
  const hand = again ? state.hand : state.hand + 1
  return {
    state: {
      ...fresh,
      phase: state.options.doublesExchange ? 'exchange' : 'discard',
      hand,
      dealer,
      current: starter,
      totals: state.totals,
      stock: rest.filter((_, i) => i !== turned).reverse(),
      atu,
      hands,
      swaps: hands.map(() => OPEN),
      history: state.history,
    },
    events: [{ type: 'deal', hand, dealer, starter, atu }],
  }
}

/** The size of the order due now: a deal, a deal again after a spoiled one, or the next hand's. */
export function needs(state: State): number {
  const next = state.phase === 'ended' && state.hand < state.options.hands
  return next || state.phase === 'deal' || state.phase === 'redeal' ? size(state.options) : 0
}
