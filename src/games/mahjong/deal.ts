import type { Seat } from '../game.ts'
import type { Options } from './options.ts'
import { nextDeal } from './rules/rotation.ts'
import { after, liveTiles, SEATS } from './rules/circumstances.ts'
import { turnOffers } from './rules/offers.ts'
import { ascending, isFlower, TILES, TILES_WITHOUT_FLOWERS } from './rules/tiles.ts'
import type { Draw, Event, State, Tile } from './types.ts'

export const NO_DRAW = {
  tile: null,
  by: 'wall',
  gangs: 0,
  feeder: null,
  flowers: 0,
  barred: null,
} as const satisfies Draw

const empty = <T>(): T[][] => [[], [], [], []]

/** 4 + 4 + 4 + 1 each from the dealer on, then one more to the dealer. */
function handOut(order: readonly Tile[], dealer: Seat): Tile[][] {
  const hands = empty<Tile>()
  let head = 0
  for (const size of [4, 4, 4, 1])
    for (let step = 0; step < 4; step++) {
      hands[after(dealer, step)].push(...order.slice(head, head + size))
      head += size
    }
  hands[dealer].push(order[head])
  return hands
}

export const start = (chosen: Options): State => ({
  options: chosen,
  phase: 'deal',
  hand: 0,
  round: 0,
  dealer: 0,
  streak: 0,
  scores: [0, 0, 0, 0],
  wall: [],
  head: 0,
  tail: 0,
  hands: [[], [], [], []],
  melds: [[], [], [], []],
  flowers: [[], [], [], []],
  rivers: [[], [], [], []],
  gangFrom: [null, null, null, null],
  current: 0,
  draw: NO_DRAW,
  offers: [],
  last: null,
  locked: [[], [], [], []],
  window: null,
  result: null,
  history: [],
})

/** The size of the wall, when one is due. */
export function needs({ phase, result, options }: State): number {
  const due = phase === 'deal' || (phase === 'ended' && !result?.over)
  return due ? (options.flowers ? TILES : TILES_WITHOUT_FLOWERS) : 0
}

/** A fresh hand from a shuffled order; `state` is the one before it, ended or not yet begun. */
export function deal(state: State, order: readonly Tile[], events: Event[]): State {
  const place = state.result
    ? nextDeal(
        state,
        state.result.wins.map(win => win.seat),
      )
    : state
  const { dealer, round, streak } = place
  const hands = handOut(order, dealer)
  const next: State = {
    options: state.options,
    phase: 'turn',
    hand: state.hand + 1,
    round,
    dealer,
    streak,
    scores: state.scores,
    wall: order.slice(),
    head: 53,
    tail: order.length,
    hands,
    melds: empty(),
    flowers: empty(),
    rivers: empty(),
    gangFrom: [null, null, null, null],
    current: dealer,
    draw: NO_DRAW,
    offers: [],
    last: null,
    locked: empty(),
    window: null,
    result: null,
    history: state.history,
  }
  events.push({ type: 'deal', hand: next.hand, round, dealer, hands: hands.map(ascending) })
  let drawn = order[52]
  for (const seat of SEATS.map(step => after(dealer, step))) {
    const last = replaceFlowers(next, seat, events)
    if (seat === dealer && isFlower(drawn)) drawn = last
    next.hands[seat] = ascending(next.hands[seat])
  }
  next.draw = {
    ...NO_DRAW,
    tile: drawn,
    by: drawn === order[52] ? 'wall' : 'flower',
    flowers: next.flowers[dealer].length,
  }
  next.offers = turnOffers(next)
  return next
}

/** Lays out a dealt hand's flowers, the lowest first, each replaced from the tail; the last tile taken. */
function replaceFlowers(state: State, seat: Seat, events: Event[]): Tile {
  const hand = state.hands[seat]
  let taken = -1
  for (;;) {
    const flower = Math.min(...hand.filter(isFlower))
    if (flower === Infinity) return taken
    taken = state.wall[--state.tail]
    hand[hand.indexOf(flower)] = taken
    state.flowers[seat].push(flower)
    events.push({ type: 'flower', seat, tile: flower })
    if (!isFlower(taken)) events.push({ type: 'draw', seat, tile: taken, by: 'flower', live: liveTiles(state) })
  }
}
