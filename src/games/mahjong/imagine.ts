import type { Seat } from '../game.ts'
import { openWindow, turnOffers } from './offers.ts'
import { ascending, isFlower, TILES, TILES_WITHOUT_FLOWERS } from './tiles.ts'
import type { State, Tile, View } from './types.ts'

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
