import type { Seat } from '../game.ts'
import { perSeat } from '../../rummy/seats.ts'
import { FJ, TILES, nextFace } from '../../rummy/tiles.ts'
import type { Options } from './options.ts'
import { face } from './rules/melds.ts'
import type { Event, State } from './types.ts'

const HAND = 21

export function start(options: Options, seats: number): State {
  return {
    options,
    seats,
    stage: 'deal',
    hand: 0,
    dealer: (seats - 1) as Seat,
    turn: 0,
    indicator: null,
    okey: -1,
    piles: perSeat(seats, () => []),
    melds: [],
    opened: perSeat(seats, () => null),
    declared: perSeat(seats, () => false),
    penalties: perSeat(seats, () => []),
    taken: null,
    gaveBack: false,
    plays: [],
    totals: perSeat(seats, () => 0),
    ranked: perSeat(seats, () => false),
    result: null,
    history: [],
    hands: perSeat(seats, () => []),
    stock: [],
    drawn: null,
  }
}

/** How many tiles of an order are due: all of them, before each hand. */
export const needs = (state: State) => (state.stage === 'deal' || (state.result && !state.result.over) ? TILES : 0)

export function deal(state: State, order: readonly number[]): { state: State; events: Event[] } {
  const { options, seats } = state
  const again = state.result?.redeal ?? false
  const hand = again ? state.hand : state.hand + 1
  const dealer = (again || state.hand === 0 ? state.dealer : (state.dealer + 1) % seats) as Seat
  const turn = (options.starter === 'dealer' ? dealer : (dealer + 1) % seats) as Seat
  let at = 0
  const hands = state.hands.map((_, seat) => order.slice(at, (at += seat === turn ? HAND + 1 : HAND)))
  // A false joker is turned back and another tile turned; under riziko it stays, and is the okey.
  const rest = order.slice(at)
  const turned = options.riziko ? 0 : rest.findIndex(tile => face(tile) !== FJ)
  const indicator = rest[turned]
  const okey = face(indicator) === FJ ? FJ : nextFace(face(indicator))
  const fresh = start(options, seats)
  const dealt: State = {
    ...fresh,
    stage: 'play',
    hand,
    dealer,
    turn,
    indicator,
    okey,
    totals: state.totals,
    ranked: state.ranked,
    history: state.history,
    hands,
    stock: rest.filter(tile => tile !== indicator),
  }
  return { state: dealt, events: [{ type: 'dealt', hand, dealer, seat: turn, indicator, okey }] }
}
