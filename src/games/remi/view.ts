import type { Viewer } from '../game.ts'
import { fillHands } from '../../rummy/hands.ts'
import { OPEN } from './rules/exchange.ts'
import type { Event, State, Tile, View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  const shown = state.phase === 'ended'
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    hand: state.hand,
    dealer: state.dealer,
    current: state.current,
    stock: state.stock.length,
    atu: state.atu,
    players: state.hands.map((hand, seat) => ({
      total: state.totals[seat],
      hand: hand.map(tile => (shown || seat === viewer ? tile : null)),
      pile: [...state.piles[seat]],
      launched: [...state.launched[seat]],
      known: [...state.known[seat]],
      ready: state.phase === 'exchange' && state.swaps[seat] !== OPEN,
    })),
    offer: state.offer,
    drawn: state.current === viewer ? state.drawn : null,
    board: (viewer === null ? null : state.boards[viewer])?.map(group => [...group]) ?? null,
    swap: viewer === null || state.phase !== 'exchange' ? OPEN : state.swaps[viewer],
    result: state.result,
    history: state.history,
  }
}

export function witness(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'draw':
      return event.seat === viewer ? event : { type: 'draw', seat: event.seat, tile: null, stock: event.stock }
    case 'arrange':
    case 'swap':
      return event.seat === viewer ? event : null
    case 'exchange':
      return event.seat === viewer ? event : { type: 'exchange', seat: event.seat, gave: null, got: null }
    default:
      return event
  }
}

/** Hidden tiles are filled in by the given order; what the table has seen go into a hand stays there. */
export function imagine(view: View, order: readonly number[]): State {
  const { players } = view
  const seen = new Set<Tile>()
  for (const player of players)
    for (const tile of [...player.hand, ...player.pile, ...player.launched, ...player.known])
      if (tile !== null) seen.add(tile)
  if (view.atu !== null) seen.add(view.atu)
  const hidden = order.filter(tile => !seen.has(tile))
  const hands = fillHands(players, hidden)
  return {
    options: view.options,
    phase: view.phase,
    hand: view.hand,
    dealer: view.dealer,
    current: view.current,
    totals: players.map(player => player.total),
    stock: hidden.splice(0, view.stock),
    atu: view.atu,
    hands,
    boards: players.map((_, seat) => (seat === view.viewer ? view.board : null)),
    piles: players.map(player => player.pile),
    launched: players.map(player => player.launched),
    known: players.map(player => player.known),
    offer: view.offer,
    drawn: view.drawn,
    swaps: players.map(({ ready, hand }, seat) => {
      if (seat === view.viewer) return view.swap
      // Whoever has answered offered nothing or something unseen; nothing is always possible.
      return ready || hand.length === 0 ? -1 : OPEN
    }),
    result: view.result,
    history: view.history,
  }
}
