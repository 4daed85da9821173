import type { Seat } from '../game.ts'
import { FJ, faceOf, nextFace } from '../../rummy/tiles.ts'
import type { MeldRules } from '../../rummy/meld.ts'
import type { Options } from './options.ts'
import type { Event, State, Tile } from './types.ts'

export const face = (tile: Tile) => faceOf(tile, FJ)
export const okeyOf = (indicator: Tile | null) => (indicator === null ? null : nextFace(face(indicator)))

type Table = { options: Options; seats: number; indicator: Tile | null; turn: Seat }

/** What the solver needs to know of this hand. */
export const meldRules = ({ options, indicator }: Pick<Table, 'options' | 'indicator'>): MeldRules => ({
  okey: okeyOf(indicator) ?? undefined,
  run1: options.run1,
  falseJoker: options.falseJoker,
})

export const isOkey = (table: Pick<Table, 'indicator'>, tile: Tile) => face(tile) === okeyOf(table.indicator)
export const before = ({ seats, turn }: Pick<Table, 'seats' | 'turn'>) => ((turn + seats - 1) % seats) as Seat
export const after = ({ seats }: Pick<Table, 'seats'>, seat: Seat) => ((seat + 1) % seats) as Seat

const each = <T>(seats: number, value: () => T): T[] => Array.from({ length: seats }, value)

export function start(options: Options, seats: number): State {
  return {
    options,
    seats,
    stage: 'deal',
    hand: 0,
    dealer: (seats - 2) as Seat,
    turn: 0,
    indicator: null,
    began: each(seats, () => false),
    shown: null,
    exposed: each(seats, () => false),
    taken: each(seats, () => []),
    totals: each(seats, () => options.startPoints),
    lines: each(seats, () => []),
    result: null,
    history: [],
    hands: each(seats, () => []),
    stock: [],
    piles: each(seats, () => []),
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
  const rest = order.filter(tile => tile !== indicator)
  const hands = each<Tile[]>(seats, () => [])
  let at = 0
  for (let i = 0; i < seats; i++) {
    const size = i === 0 ? 15 : 14
    hands[(starter + i) % seats] = rest.slice(at, at + size).sort((a, b) => a - b)
    at += size
  }
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
    stock: rest.slice(at).reverse(),
  }
  const okey = okeyOf(indicator)!
  return { state: dealt, events: [{ type: 'dealt', hand: dealt.hand, dealer, seat: starter, indicator, okey }] }
}
