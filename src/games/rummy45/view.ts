import type { Viewer } from '../game.ts'
import { fillIn, show, showPlayer } from '../../rummy/atuGame.ts'
import type { Event, State, Tile, View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  return Object.assign(show(state, viewer), {
    players: state.hands.map((_, seat) =>
      Object.assign(showPlayer(state, seat, viewer), { melded: state.melded[seat] }),
    ),
    table: state.table.map(meld => meld.map(({ tile, as, by }) => ({ tile, as, by }))),
    row: [...state.row],
    taken: state.taken,
    barred: state.barred,
    reshuffled: state.reshuffled,
    plays: state.plays ?? [],
  })
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

export function imagine(view: View, order: readonly number[]): State {
  return Object.assign(fillIn(view, seenIn(view), order), {
    table: view.table,
    row: view.row,
    melded: view.players.map(player => player.melded),
    taken: view.taken,
    barred: view.barred,
    reshuffled: view.reshuffled,
    plays: view.plays,
  })
}
