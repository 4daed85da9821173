import type { Seat, Viewer } from '../games/game.ts'
import { fillHands } from './hands.ts'
import { perSeat } from './seats.ts'

/*
 * Remi pe tablă and Rummy 45 are two games, but a hand of either is dealt and kept alike: fourteen tiles and a stock,
 * an atu turned up, whose turn it is, who has taken what. Each adds what is its own, by `Object.assign` to what is made
 * here: a view is built for every pair of eyes at every step, and a spread took twenty times as long.
 */

/** A physical tile: 0–103 numbered, two of each face; from 104 on jokers. */
export type Tile = number

/** One line a hand, for the score sheet. */
type Past = { hand: number; dealer: Seat; winner: Seat | null; points: number[] }

/** What everyone may know. */
type Public<Options, Phase, Result> = {
  options: Options
  phase: Phase
  /** Counts from 1; 0 before the first deal. */
  hand: number
  dealer: Seat
  current: Seat
  /** Turned up and out of play; null where the table plays with none. */
  atu: Tile | null
  result: Result | null
  history: Past[]
}

export type Kept<Options, Phase, Result> = Public<Options, Phase, Result> & {
  totals: number[]
  /** Drawn from the end. */
  stock: Tile[]
  /** Ascending. */
  hands: Tile[][]
  /** Taken from the discards and not given away or laid since: the whole table has seen these. */
  known: Tile[][]
  /** What the seat on turn drew or took this turn. */
  drawn: Tile | null
}

export type Player = {
  total: number
  /** Ascending; null is a tile this viewer may not see. */
  hand: (Tile | null)[]
  known: Tile[]
}

export type Shown<Options, Phase, Result> = Public<Options, Phase, Result> & {
  viewer: Viewer
  stock: number
  /** The viewer's own, in its turn. */
  drawn: Tile | null
}

/** The viewer's own tiles, ascending; a watcher has none. */
export const ownHand = ({ viewer, players }: { viewer: Viewer; players: readonly Player[] }): Tile[] =>
  viewer === null ? [] : (players[viewer].hand as Tile[])

export function startMatch<Options>(options: Options, seats: number): Kept<Options, 'deal', never> {
  return {
    options,
    phase: 'deal',
    hand: 0,
    // The first deal passes it on to seat 0, so seat 1 starts.
    dealer: (seats - 1) as Seat,
    current: 0,
    totals: perSeat(seats, () => 0),
    stock: [],
    atu: null,
    hands: perSeat(seats, () => []),
    known: perSeat(seats, () => []),
    drawn: null,
    result: null,
    history: [],
  }
}

export function show<Options, Phase, Result>(
  state: Kept<Options, Phase, Result>,
  viewer: Viewer,
): Shown<Options, Phase, Result> {
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    hand: state.hand,
    dealer: state.dealer,
    current: state.current,
    stock: state.stock.length,
    atu: state.atu,
    drawn: state.current === viewer ? state.drawn : null,
    result: state.result,
    history: state.history,
  }
}

/** Of one seat; after the hand everybody's tiles lie open. */
export function showPlayer(state: Kept<unknown, string, unknown>, seat: number, viewer: Viewer): Player {
  const open = state.phase === 'ended' || seat === viewer
  return {
    total: state.totals[seat],
    hand: state.hands[seat].map(tile => (open ? tile : null)),
    known: [...state.known[seat]],
  }
}

/** Hidden tiles are filled in by the given order; what the table has seen go into a hand stays there. */
export function fillIn<Options, Phase, Result>(
  view: Shown<Options, Phase, Result> & { players: readonly Player[] },
  seen: ReadonlySet<Tile>,
  order: readonly number[],
): Kept<Options, Phase, Result> {
  const { players } = view
  const hidden = order.filter(tile => !seen.has(tile))
  return {
    options: view.options,
    phase: view.phase,
    hand: view.hand,
    dealer: view.dealer,
    current: view.current,
    totals: players.map(player => player.total),
    atu: view.atu,
    hands: fillHands(players, hidden),
    stock: hidden.splice(0, view.stock),
    known: players.map(player => player.known),
    drawn: view.drawn,
    result: view.result,
    history: view.history,
  }
}
