import type { Viewer } from '../game.ts'
import { fillIn, show, showPlayer } from '../../rummy/atuGame.ts'
import { OPEN } from './rules/exchange.ts'
import type { Event, State, Tile, View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  return Object.assign(show(state, viewer), {
    players: state.hands.map((_, seat) =>
      Object.assign(showPlayer(state, seat, viewer), {
        pile: [...state.piles[seat]],
        launched: [...state.launched[seat]],
        ready: state.phase === 'exchange' && state.swaps[seat] !== OPEN,
      }),
    ),
    offer: state.offer,
    board: (viewer === null ? null : state.boards[viewer])?.map(group => [...group]) ?? null,
    swap: viewer === null || state.phase !== 'exchange' ? OPEN : state.swaps[viewer],
  })
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

export function imagine(view: View, order: readonly number[]): State {
  const { players } = view
  const seen = new Set<Tile>()
  for (const player of players)
    for (const tile of [...player.hand, ...player.pile, ...player.launched, ...player.known])
      if (tile !== null) seen.add(tile)
  if (view.atu !== null) seen.add(view.atu)
  return Object.assign(fillIn(view, seen, order), {
    boards: players.map((_, seat) => (seat === view.viewer ? view.board : null)),
    piles: players.map(player => player.pile),
    launched: players.map(player => player.launched),
    offer: view.offer,
    swaps: players.map(({ ready, hand }, seat) => {
      if (seat === view.viewer) return view.swap
      // Whoever has answered offered nothing or something unseen; nothing is always possible.
      return ready || hand.length === 0 ? -1 : OPEN
    }),
  })
}
