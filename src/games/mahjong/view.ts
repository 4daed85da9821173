import type { Seat, Viewer } from '../game.ts'
import { openWindow } from './rules/callWindow.ts'
import { liveTiles, stepsTo } from './rules/circumstances.ts'
import { turnOffers } from './rules/offers.ts'
import { ascending, isFlower, TILES, TILES_WITHOUT_FLOWERS } from './rules/tiles.ts'
import type { Event, Player, State, Tile, View } from './types.ts'

/** After a win everybody lays down the hand; after a drawn one, if the table says so. */
const isRevealed = ({ result, options }: State): boolean =>
  result !== null && (result.wins.length > 0 || options.revealReadyHandsOnDraw)

/** Backs of tiles, by how many: the same for everybody, and the same as before unless a tile came or went. */
const backs: null[][] = []
const hidden = (count: number): null[] => (backs[count] ??= Array<null>(count).fill(null))

function playerOf(state: State, seat: Seat, viewer: Viewer): Player {
  const open = seat === viewer || isRevealed(state)
  return {
    wind: stepsTo(state.dealer, seat),
    score: state.scores[seat],
    hand: open ? state.hands[seat] : hidden(state.hands[seat].length),
    melds: state.melds[seat],
    flowers: state.flowers[seat],
    river: state.rivers[seat],
    gangFrom: state.gangFrom[seat],
  }
}

export function view(state: State, viewer: Viewer): View {
  const { window, draw, current } = state
  const answer = window && viewer !== null ? window.answers[viewer] : null
  const turnOffers = viewer === current && state.phase === 'turn' ? state.offers : []
  const windowOffers = window && viewer !== null && !answer ? window.offers[viewer] : []
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    hand: state.hand,
    round: state.round,
    dealer: state.dealer,
    streak: state.streak,
    wall: state.tail - state.head,
    live: liveTiles(state),
    players: state.hands.map((_, seat) => playerOf(state, seat as Seat, viewer)),
    current,
    draw: {
      tile: viewer === current || isRevealed(state) ? draw.tile : null,
      by: draw.by,
      gangs: draw.gangs,
      feeder: draw.feeder,
      flowers: draw.flowers,
      barred: draw.barred,
    },
    drawn: draw.tile !== null,
    last: state.last,
    window: window && { kind: window.kind, tile: window.tile, from: window.from },
    offers: [...turnOffers, ...windowOffers],
    answer,
    locked: viewer === null ? [] : state.locked[viewer],
    result: state.result,
    history: state.history,
  }
}

/** What one pair of eyes sees of an event. */
export function witness(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'answer':
      return event.seat === viewer ? event : null
    case 'draw':
      return event.seat === viewer
        ? event
        : { type: 'draw', seat: event.seat, tile: null, by: event.by, live: event.live }
    case 'deal':
      return {
        type: 'deal',
        hand: event.hand,
        round: event.round,
        dealer: event.dealer,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null))),
      }
    default:
      return event
  }
}

/** A full state that looks like this view: the tiles it does not show, in the order given. */
export function imagine(view: View, order: readonly number[]): State {
  const { viewer, players, options } = view
  const shown = new Set<Tile | null>(
    players.flatMap(({ hand, melds, flowers, river }) => [
      ...hand,
      ...melds.flatMap(meld => meld.tiles),
      ...flowers,
      ...river.map(discard => discard.tile),
    ]),
  )
  const dealt = view.phase !== 'deal'
  const deck = Array.from({ length: options.flowers ? TILES : TILES_WITHOUT_FLOWERS }, (_, tile) => tile)
  const pool = [...new Set([...order, ...deck])].filter(tile => tile < deck.length && !shown.has(tile))
  // Hands never hold a flower: it was laid out at once.
  const plain = pool.filter(tile => !isFlower(tile))
  let next = 0
  const hands = players.map(({ hand }) => ascending(hand.map(tile => tile ?? plain[next++])))
  const used = new Set(plain.slice(0, next))
  const wall = dealt ? pool.filter(tile => !used.has(tile)) : []
  const state: State = {
    options,
    phase: view.phase,
    hand: view.hand,
    round: view.round,
    dealer: view.dealer,
    streak: view.streak,
    scores: players.map(player => player.score),
    wall,
    head: 0,
    tail: wall.length,
    hands,
    melds: players.map(player => player.melds),
    flowers: players.map(player => player.flowers),
    rivers: players.map(player => player.river),
    gangFrom: players.map(player => player.gangFrom),
    current: view.current,
    draw: { ...view.draw, tile: view.drawn ? (view.draw.tile ?? hands[view.current][0]) : null },
    offers: [],
    last: view.last,
    locked: players.map((_, seat) => (seat === viewer ? view.locked : [])),
    window: null,
    result: view.result,
    history: view.history,
  }
  if (view.phase === 'turn') state.offers = viewer === view.current ? view.offers : turnOffers(state)
  if (view.window) {
    const { kind, tile, from } = view.window
    const concealed = players[from].melds.some(meld => meld.type === 'concealed_gang' && meld.tiles.includes(tile))
    state.window = openWindow(state, kind, tile, from, concealed)
    if (viewer !== null) {
      state.window.offers[viewer] = view.offers.filter(offer => offer.type === 'call')
      state.window.answers[viewer as Seat] = view.answer
    }
  }
  return state
}
