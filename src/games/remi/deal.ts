import type { Seat } from '../game.ts'
import { dealHands } from '../../rummy/hands.ts'
import { TILES } from '../../rummy/tiles.ts'
import type { Options } from './options.ts'
import { OPEN } from './rules/exchange.ts'
import { isJoker } from './rules/tiles.ts'
import type { Event, State } from './types.ts'

export const size = (options: Options) => TILES + options.extraJokers
export const seatsOf = (state: { totals: readonly number[] }) => state.totals.length
export const next = (seat: Seat, seats: number) => ((seat + 1) % seats) as Seat
export const previous = (seat: Seat, seats: number) => ((seat + seats - 1) % seats) as Seat

export function start(options: Options, seats: number): State {
  const empty = () => Array.from({ length: seats }, () => [])
  return {
    options,
    phase: 'deal',
    hand: 0,
    // The first deal passes it on to seat 0, so seat 1 starts.
    dealer: (seats - 1) as Seat,
    current: 0,
    totals: Array<number>(seats).fill(0),
    stock: [],
    atu: null,
    hands: empty(),
    boards: Array.from({ length: seats }, () => null),
    piles: empty(),
    launched: empty(),
    known: empty(),
    offer: null,
    drawn: null,
    swaps: [],
    result: null,
    history: [],
  }
}

/** Fifteen to the starter, fourteen to the others, then the atu (never a joker), the rest is the stock. */
export function deal(state: State, order: readonly number[]): { state: State; events: Event[] } {
  const seats = seatsOf(state)
  const fresh = start(state.options, seats)
  // A spoiled deal is dealt again by the same dealer.
  const again = state.phase === 'redeal'
  const dealer = again ? state.dealer : next(state.dealer, seats)
  const starter = next(dealer, seats)
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
