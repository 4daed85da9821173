import type { Viewer } from '../game.ts'
import { fillHands } from '../../rummy/hands.ts'
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
      melded: state.melded[seat],
      known: [...state.known[seat]],
    })),
    table: state.table.map(meld => meld.map(({ tile, as, by }) => ({ tile, as, by }))),
    row: [...state.row],
    drawn: state.current === viewer ? state.drawn : null,
    taken: state.taken,
    barred: state.barred,
    reshuffled: state.reshuffled,
    result: state.result,
    history: state.history,
  }
}

export function witness(event: Event, viewer: Viewer): Event | null {
  if (event.type !== 'draw' || event.seat === viewer) return event
  return { type: 'draw', seat: event.seat, tile: null, stock: event.stock }
}

/** Every tile this viewer can name. */
export function seenIn(view: View): Set<Tile> {
  const seen = new Set<Tile>([...view.row, ...view.table.flat().map(({ tile }) => tile)])
  for (const { hand, known } of view.players) for (const tile of [...hand, ...known]) if (tile !== null) seen.add(tile)
  if (view.atu !== null) seen.add(view.atu)
  return seen
}

/** Hidden tiles are filled in by the given order; what the table has seen go into a hand stays there. */
export function imagine(view: View, order: readonly number[]): State {
  const { players } = view
  const seen = seenIn(view)
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
    table: view.table,
    row: view.row,
    melded: players.map(player => player.melded),
    known: players.map(player => player.known),
    drawn: view.drawn,
    taken: view.taken,
    barred: view.barred,
    reshuffled: view.reshuffled,
    result: view.result,
    history: view.history,
  }
}
