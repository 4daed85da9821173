import type { Viewer } from '../game.ts'
import { TILES } from '../../rummy/tiles.ts'
import type { Event, Public, State, Tile, View } from './types.ts'

/** Built field by field: what is not named here stays on the server. */
function publicOf(table: Public): Public {
  return {
    options: table.options,
    seats: table.seats,
    stage: table.stage,
    hand: table.hand,
    dealer: table.dealer,
    turn: table.turn,
    indicator: table.indicator,
    okey: table.okey,
    piles: table.piles,
    melds: table.melds,
    opened: table.opened,
    declared: table.declared,
    penalties: table.penalties,
    taken: table.taken,
    gaveBack: table.gaveBack,
    plays: table.plays,
    totals: table.totals,
    ranked: table.ranked,
    result: table.result,
    history: table.history,
  }
}

/** Backs of tiles, by how many: the same for everybody, and the same as before unless a tile came or went. */
const backs: null[][] = []
const hidden = (count: number): null[] => (backs[count] ??= Array<null>(count).fill(null))

/** In one piece: put together from two it takes four times as long, and a view is made for every seat at every step. */
export function view(state: State, viewer: Viewer): View {
  const shown = state.stage === 'ended'
  return {
    options: state.options,
    seats: state.seats,
    stage: state.stage,
    hand: state.hand,
    dealer: state.dealer,
    turn: state.turn,
    indicator: state.indicator,
    okey: state.okey,
    piles: state.piles,
    melds: state.melds,
    opened: state.opened,
    declared: state.declared,
    penalties: state.penalties,
    taken: state.taken,
    gaveBack: state.gaveBack,
    plays: state.plays,
    totals: state.totals,
    ranked: state.ranked,
    result: state.result,
    history: state.history,
    viewer,
    hands: state.hands.map((hand, seat) => (shown || seat === viewer ? hand : hidden(hand.length))),
    stock: state.stock.length,
    drawn: viewer === state.turn ? state.drawn : null,
  }
}

/** A tile drawn from the stock is for its drawer's eyes. */
export function witness(event: Event, viewer: Viewer): Event | null {
  if (event.type !== 'drew' || event.seat === viewer) return event
  return { type: 'drew', seat: event.seat, tile: null, stock: event.stock }
}

/** The tiles this viewer has no sight of. */
export function unseen(view: View): Set<Tile> {
  const hidden = new Set(Array.from({ length: TILES }, (_, tile) => tile))
  if (view.indicator !== null) hidden.delete(view.indicator)
  for (const pile of [...view.hands, ...view.piles]) for (const tile of pile) if (tile !== null) hidden.delete(tile)
  for (const meld of view.melds) for (const { tile } of meld.tiles) hidden.delete(tile)
  return hidden
}

export function imagine(view: View, order: readonly number[]): State {
  const hidden = unseen(view)
  const left = order.filter(tile => hidden.has(tile))
  const hands = view.hands.map(hand => hand.map(tile => tile ?? left.pop()!))
  return { ...publicOf(view), hands, stock: left.slice(0, view.stock), drawn: view.drawn }
}
