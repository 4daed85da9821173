import * as v from 'valibot'
import type { Seat } from '../../game.ts'
import type { Action } from '../action.ts'
import { apply } from '../apply.ts'
import { deal, NO_DRAW, start } from '../deal.ts'
import { options, type Options } from '../options.ts'
import { after } from '../rules/circumstances.ts'
import { turnOffers } from '../rules/offers.ts'
import { ascending, isFlower, kindOf, makeTiles, parseTiles, TILES, TILES_WITHOUT_FLOWERS } from '../rules/tiles.ts'
import type { Meld, State, Tile } from '../types.ts'

type Setting = {
  options?: Partial<Options>
  /** Whose turn it is; seat 0's unless somebody else is about to discard or to declare a kong. */
  current?: Seat
  /** What each seat holds, seat 0's first; the last tile of whose turn it is has just been drawn. Not named: anything. */
  hands: readonly string[]
  /** Flowers that lie before seat 0, which has just drawn the last of them; named, they are in play. */
  flowers?: string
  /** What seat 0 draws for a kong. */
  tail?: string
  /** A pung that lies before a seat, claimed from the one after it. */
  pungs?: readonly [seat: Seat, tiles: string][]
  /** The wall is empty but for the tiles that are never drawn. */
  wallEmpty?: boolean
}

/** Prime, and more than there are tiles: its multiples put them in an order that looks like none. */
const TURN = 137
const mixed = (tiles: Iterable<Tile>, mix = 37): Tile[] => {
  const place = (tile: Tile) => ((tile + 1) * mix) % TURN
  return [...tiles].sort((a, b) => place(a) - place(b))
}

/** Tiles by name, each at most once. */
function box(size = TILES_WITHOUT_FLOWERS) {
  const left = new Set(Array.from({ length: size }, (_, tile) => tile))
  const take = (names: string): Tile[] =>
    parseTiles(names).map(kind => {
      const tile = [...left].find(each => kindOf(each) === kind)
      if (tile === undefined) throw new Error(`no ${makeTiles([kind])} left`)
      left.delete(tile)
      return tile
    })
  return { left, take }
}

const chosen = (more: Partial<Options> = {}): Options =>
  v.parse(options, { rounds: 1, targetScore: 1, flowers: false, ...more })

/** A table in the middle of a hand, without flowers unless some are named. */
export function prepare(setting: Setting): State {
  const { current = 0 } = setting
  const flowers = setting.flowers !== undefined
  const { left, take } = box(flowers ? TILES : TILES_WITHOUT_FLOWERS)
  const laidOut = take(setting.flowers ?? '')
  const tail = take(setting.tail ?? '')
  const named = [0, 1, 2, 3].map(seat => take(setting.hands[seat] ?? ''))
  const melds = [0, 1, 2, 3].map((): Meld[] => [])
  for (const [seat, names] of setting.pungs ?? []) {
    const tiles = take(names)
    melds[seat].push({ type: 'peng', tiles, claimed: tiles[0], from: after(seat), added: null })
  }
  // No hand holds a flower: what is left of them is in the wall, drawn last.
  const rest = [...mixed([...left].filter(tile => !isFlower(tile))), ...[...left].filter(isFlower), ...tail]
  const size = named[0].length - (current === 0 ? 1 : 0)
  const hands = named.map(tiles => (tiles.length ? tiles : rest.splice(0, size)))
  const table = start(chosen({ flowers, ...setting.options }))
  const dead = setting.wallEmpty ? rest.splice(0, table.options.deadWall) : []
  const state: State = {
    ...table,
    phase: 'turn',
    hand: 1,
    current,
    // The last of the round: whoever wins or nobody, the match is over.
    dealer: 3,
    wall: setting.wallEmpty ? dead : rest,
    tail: setting.wallEmpty ? dead.length : rest.length,
    hands: hands.map(ascending),
    melds,
    flowers: [laidOut, [], [], []],
    // All that has been played lies there, if there is nothing left to draw; else something, for it is no first turn.
    rivers: [0, 1, 2, 3].map(seat =>
      (setting.wallEmpty ? rest.filter((_, i) => i % 4 === seat) : []).map(tile => ({ tile, claimed: null })),
    ),
    draw: { ...NO_DRAW, tile: hands[current].at(-1)!, ...(flowers && { by: 'flower', flowers: 1 }) },
  }
  return { ...state, offers: turnOffers(state) }
}

/** The same after somebody has thrown their drawn tile. */
export function thrown(state: State): State {
  const { current: by, draw } = state
  return apply(state, { by, do: { type: 'discard', tile: draw.tile! } }).state
}

/** The same after somebody has put their drawn tile to a pung. */
export function added(state: State): State {
  const { current: by, draw } = state
  return apply(state, { by, do: { type: 'gang', tiles: [draw.tile!] } }).state
}

/** A hand dealt, seat 0 to begin. */
export function dealt(hand: string): State {
  const { left, take } = box()
  const own = take(hand)
  const order = mixed(left, 41)
  // Four at a time, and seat 0 first: so its tiles lie sixteen apart.
  for (const [at, size] of [
    [0, 4],
    [16, 4],
    [32, 4],
    [48, 1],
    [52, 1],
  ])
    order.splice(at, 0, ...own.splice(0, size))
  return deal(start(chosen()), order, [])
}

/** Seat 0's tile of this name. */
export const own = (state: State, name: string): Tile =>
  state.hands[0].find(tile => kindOf(tile) === parseTiles(name)[0])!

/** What is offered to seat 0: a call of this kind. */
export function call(state: State, which: 'chi' | 'peng' | 'gang' | 'hu'): Action {
  const offered = state.window?.offers[0].find(offer => offer.call === which)
  if (!offered) throw new Error(`no ${which} is offered`)
  return offered
}
