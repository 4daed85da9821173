import { startMatch } from '../../rummy/atuGame.ts'
import { dealHands } from '../../rummy/hands.ts'
import { nextSeat, perSeat } from '../../rummy/seats.ts'
import { TILES } from '../../rummy/tiles.ts'
import type { Options } from './options.ts'
import { ascending, isJoker } from './rules/tiles.ts'
import type { Event, State } from './types.ts'

export function start(options: Options, seats: number): State {
  return {
    ...startMatch(options, seats),
    table: [],
    row: [],
    melded: perSeat(seats, () => false),
    taken: null,
    barred: false,
    reshuffled: false,
    plays: [],
  }
}

/** Fifteen to the starter, fourteen to the others; an atu, where played, is never a joker. */
export function deal(state: State, order: readonly number[]): { state: State; events: Event[] } {
  const seats = state.totals.length
  const fresh = start(state.options, seats)
  const dealer = nextSeat(state.dealer, seats)
  const starter = nextSeat(dealer, seats)
  const { hands, rest } = dealHands(order, seats, starter, 14)
  const atu = state.options.atu === 'none' ? null : rest.find(tile => !isJoker(tile))!
  const hand = state.hand + 1
  return {
    state: {
      ...fresh,
      phase: 'play',
      hand,
      dealer,
      current: starter,
      totals: state.totals,
      stock: rest.filter(tile => tile !== atu).reverse(),
      atu,
      hands,
      history: state.history,
    },
    events: [{ type: 'deal', hand, dealer, starter, atu }],
  }
}

/** What lies in the row below its top, in an order nobody knows. */
const pool = (state: State) => ascending(state.row.slice(0, -1))

/** Size of the order due now: a deal, or the discards to be shuffled. */
export function needs(state: State): number {
  if (state.phase === 'shuffle') return state.row.length - 1
  const due = state.phase === 'deal' || (state.phase === 'ended' && state.hand < state.options.hands)
  return due ? TILES : 0
}

export function reshuffle(state: State, order: readonly number[]): { state: State; events: Event[] } {
  const tiles = pool(state)
  return {
    state: {
      ...state,
      phase: 'draw',
      stock: order.map(at => tiles[at]),
      row: state.row.slice(-1),
      reshuffled: true,
    },
    events: [{ type: 'reshuffle', stock: tiles.length }],
  }
}
