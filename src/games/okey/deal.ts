import type { Seat } from '../game.ts'
import { dealHands } from '../../rummy/hands.ts'
import { perSeat } from '../../rummy/seats.ts'
import { FJ, TILES } from '../../rummy/tiles.ts'
import type { Options } from './options.ts'
import { face, okeyOf } from './rules/tiles.ts'
import { after } from './rules/turnOrder.ts'
import type { Event, State } from './types.ts'

export function start(options: Options, seats: number): State {
  return {
    options,
    seats,
    stage: 'deal',
    hand: 0,
    dealer: (seats - 2) as Seat,
    turn: 0,
    indicator: null,
    began: perSeat(seats, () => false),
    shown: null,
    exposed: perSeat(seats, () => false),
    taken: perSeat(seats, () => []),
    totals: perSeat(seats, () => options.startPoints),
    lines: perSeat(seats, () => []),
    result: null,
    history: [],
    hands: perSeat(seats, () => []),
    stock: [],
    piles: perSeat(seats, () => []),
    drawn: null,
    out: null,
  }
}

/** The first numbered tile of the order is turned up; then 15 to the player after the dealer, 14 to each other. */
export function deal(state: State, order: readonly number[]): { state: State; events: Event[] } {
  const { seats } = state
  const dealer = after(state, state.dealer)
  const starter = after(state, dealer)
  const indicator = order.find(tile => face(tile) !== FJ)!
  const others = order.filter(tile => tile !== indicator)
  const { hands, rest } = dealHands(others, seats, starter, 14)
  const dealt: State = {
    ...start(state.options, seats),
    stage: 'discard',
    hand: state.hand + 1,
    dealer,
    turn: starter,
    indicator,
    totals: state.totals,
    history: state.history,
    hands,
    stock: rest.reverse(),
  }
  const okey = okeyOf(indicator)!
  return { state: dealt, events: [{ type: 'dealt', hand: dealt.hand, dealer, seat: starter, indicator, okey }] }
}

/** How many tiles of an order are due: all of them, before each hand. */
export const needs = ({ stage, result }: State) =>
  stage === 'deal' || (stage === 'ended' && !result?.over) ? TILES : 0
