import type { Seat } from '../../game.ts'
import { closeWith } from './closing.ts'
import { costOf, countedBoard, leftOver } from './deadwood.ts'
import { payments } from './payment.ts'
import { without } from './tiles.ts'
import type { Event, Result, State, Tile } from '../types.ts'

function ended(state: State, result: Result, first: Event): { state: State; events: Event[] } {
  const totals = state.totals.map((total, seat) => total + result.points[seat])
  const past = { hand: state.hand, dealer: state.dealer, winner: result.winner, points: result.points }
  const after: State = {
    ...state,
    phase: 'ended',
    totals,
    offer: null,
    drawn: null,
    result,
    history: [...state.history, past],
  }
  const events: Event[] = [first, { type: 'settle', points: result.points, totals }]
  if (isOver(after)) events.push({ type: 'over', ranking: ranking(totals) })
  return { state: after, events }
}

const ranking = (totals: readonly number[]) =>
  totals.map((_, seat) => seat as Seat).sort((a, b) => totals[b] - totals[a] || a - b)

export const isOver = (state: State) => state.phase === 'ended' && state.hand >= state.options.hands

export function close(state: State, seat: Seat, tile: Tile): { state: State; events: Event[] } {
  const { options } = state
  const kept = without(state.hands[seat], tile)
  const found = closeWith(kept, tile, state.launched[seat].length, options)
  if (!found) throw new Error('closed with tiles that do not meld')
  const losers = <T>(of: (hand: Tile[], seat: number) => T, none: T) =>
    state.hands.map((hand, i) => (i === seat ? none : of(hand, i)))
  const boards = losers((hand, i) => countedBoard(hand, state.boards[i], options), [])
  const left = losers((hand, i) => leftOver(hand, state.boards[i], options), [])
  const best = losers(hand => costOf(leftOver(hand, null, options), options), 0)
  const deadwood = left.map(tiles => costOf(tiles, options))
  const twin = options.atu === 'bonus50' && state.atu !== null && kept.includes(state.atu ^ 1)
  const { points, lines } = payments(seat, found, deadwood, twin, options)
  const result: Result = {
    reason: 'closed',
    winner: seat,
    tile,
    close: found,
    boards,
    left,
    deadwood,
    best,
    points,
    lines,
  }
  const hands = state.hands.map((hand, i) => (i === seat ? kept : hand))
  const known = state.known.map((own, i) => (i === seat ? without(own, tile) : own))
  return ended({ ...state, hands, known }, result, {
    type: 'close',
    seat,
    tile,
    pattern: found.pattern,
    base: found.base,
  })
}

/** The stock ran out: nobody wins, nobody pays. */
export function endVoid(state: State): { state: State; events: Event[] } {
  const none = state.totals.map(() => 0)
  const nothing = state.totals.map(() => [])
  const result: Result = {
    reason: 'stock',
    winner: null,
    tile: null,
    close: null,
    boards: nothing,
    left: nothing,
    deadwood: none,
    best: none,
    points: none,
    lines: nothing,
  }
  return ended(state, result, { type: 'void' })
}
