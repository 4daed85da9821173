import type { Seat, Viewer } from '../game.ts'
import { liveTiles, stepsTo } from './scene.ts'
import type { Event, Player, State, View } from './types.ts'

/** After a win everybody lays down the hand; after a drawn one, if the table says so. */
const isRevealed = ({ result, options }: State): boolean =>
  result !== null && (result.wins.length > 0 || options.revealReadyHandsOnDraw)

function playerOf(state: State, seat: Seat, viewer: Viewer): Player {
  const open = seat === viewer || isRevealed(state)
  return {
    wind: stepsTo(state.dealer, seat),
    score: state.scores[seat],
    hand: open ? state.hands[seat] : state.hands[seat].map(() => null),
    melds: state.melds[seat],
    flowers: state.flowers[seat],
    river: state.rivers[seat],
    gangFrom: state.gangFrom[seat],
  }
}

export function viewOf(state: State, viewer: Viewer): View {
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
