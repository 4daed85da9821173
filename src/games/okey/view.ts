import type { Viewer } from '../game.ts'
import { TILES } from '../../rummy/tiles.ts'
import { okeyOf } from './rules/tiles.ts'
import type { Event, State, Tile, View } from './types.ts'

/** Built field by field: what is not named here stays on the server. */
export function view(state: State, viewer: Viewer): View {
  const ended = state.stage === 'ended'
  const sees = (seat: number) => ended || seat === viewer || state.exposed[seat]
  const topOnly = state.options.discardHistory === 'topOnly' && !ended
  const { drawn } = state
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    stage: state.stage,
    hand: state.hand,
    dealer: state.dealer,
    turn: state.turn,
    indicator: state.indicator,
    okey: okeyOf(state.indicator),
    began: state.began,
    shown: state.shown,
    exposed: state.exposed,
    taken: state.taken,
    totals: state.totals,
    lines: state.lines,
    result: state.result,
    history: state.history,
    hands: state.hands.map((hand, seat) => hand.map(tile => (sees(seat) ? tile : null))),
    stock: state.stock.length,
    piles: state.piles.map(pile => pile.map((tile, i) => (topOnly && i < pile.length - 1 ? null : tile))),
    drawn: drawn && { tile: drawn.from === 'discard' || sees(state.turn) ? drawn.tile : null, from: drawn.from },
    out: state.out,
  }
}

/** A tile drawn from the stock is for its drawer's eyes. */
export function witness(event: Event, viewer: Viewer): Event | null {
  if (event.type !== 'drew' || event.open || event.seat === viewer) return event
  return { type: 'drew', seat: event.seat, tile: null, open: false, stock: event.stock }
}

/** The tiles this viewer does not know the place of. */
export function unseen(view: View): Tile[] {
  const hidden = new Set(Array.from({ length: TILES }, (_, tile) => tile))
  const seen = [view.indicator, view.out, ...view.hands.flat(), ...view.piles.flat(), ...view.taken.flat()]
  for (const tile of seen) if (tile !== null) hidden.delete(tile)
  return [...hidden]
}

/** Whatever is hidden, in the given order; what a seat took from a discard stays in its hand. */
export function imagine(view: View, order: readonly number[]): State {
  const hidden = new Set(unseen(view))
  const left = order.filter(tile => hidden.has(tile))
  const hands = view.hands.map((hand, seat) => {
    if (!hand.includes(null)) return hand as Tile[]
    const known = view.taken[seat]
    return [...known, ...hand.slice(known.length).map(() => left.pop()!)].sort((a, b) => a - b)
  })
  const piles = view.piles.map(pile => pile.map(tile => tile ?? left.pop()!))
  const stock = left.splice(0, view.stock)
  const drawn = view.drawn && {
    tile: view.drawn.tile ?? hands[view.turn].find(tile => !view.taken[view.turn].includes(tile))!,
    from: view.drawn.from,
  }
  return {
    options: view.options,
    seats: view.seats,
    stage: view.stage,
    hand: view.hand,
    dealer: view.dealer,
    turn: view.turn,
    indicator: view.indicator,
    began: view.began,
    shown: view.shown,
    exposed: view.exposed,
    taken: view.taken,
    totals: view.totals,
    lines: view.lines,
    result: view.result,
    history: view.history,
    hands,
    stock,
    piles,
    drawn,
    out: view.out,
  }
}
