import type { Seat } from '../../game.ts'
import type { Options } from '../options.ts'
import type { Winning } from './score.ts'
import { flowerNumber, kindOf } from './tiles.ts'
import type { Discard, Draw, Meld, State, Tile, View } from '../types.ts'

export const SEATS: readonly Seat[] = [0, 1, 2, 3]
export const after = (seat: Seat, steps = 1): Seat => ((seat + steps) % 4) as Seat
/** Steps in turn order from one seat to another, 0–3. */
export const stepsTo = (from: Seat, to: Seat): number => (to - from + 4) % 4

/** What a win's circumstances depend on, and everybody sees: so a state and a view answer alike. */
export type Circumstances = {
  options: Options
  round: number
  dealer: Seat
  live: number
  draw: Draw
  melds: readonly Meld[][]
  flowers: readonly Tile[][]
  rivers: readonly Discard[][]
}

export const liveTiles = (state: State): number => Math.max(0, state.tail - state.head - state.options.deadWall)

export function circumstancesOf(source: State | View): Circumstances {
  if ('hands' in source) {
    const { options, round, dealer, draw, melds, flowers, rivers } = source
    return { options, round, dealer, draw, melds, flowers, rivers, live: liveTiles(source) }
  }
  const { options, round, dealer, draw, live, players } = source
  return {
    options,
    round,
    dealer,
    draw,
    live,
    melds: players.map(player => player.melds),
    flowers: players.map(player => player.flowers),
    rivers: players.map(player => player.river),
  }
}

/** Marks the last discard as taken away by `seat`. */
export function takeDiscard({ rivers }: State, from: Seat, seat: Seat): void {
  rivers[from] = rivers[from].with(-1, { ...rivers[from].at(-1)!, claimed: seat })
}

export const meldKind = (meld: Meld): number => kindOf(meld.tiles[0])

/** A hand completed by `winTile`, which came from `from` (null: drawn), with all that counts for its fan. */
export function winningOf(
  scene: Circumstances,
  seat: Seat,
  concealed: readonly number[],
  winTile: number,
  from: Seat | null,
  robbingKong = false,
): Winning {
  const { dealer, draw, melds, rivers } = scene
  const selfDraw = from === null
  const untouched = melds.every(list => !list.length)
  const discards = rivers.reduce((sum, river) => sum + river.length, 0)
  const claimed = !selfDraw && !robbingKong && untouched
  return {
    concealed,
    winTile,
    melds: melds[seat].map(meld => ({ type: meld.type, tile: meldKind(meld) })),
    flowers: scene.flowers[seat].map(flowerNumber),
    seatWind: stepsTo(dealer, seat),
    roundWind: scene.round,
    selfDraw,
    robbingKong,
    kongReplacement: selfDraw && draw.by === 'gang',
    doubleKong: selfDraw && draw.by === 'gang' && draw.gangs > 1,
    flowerReplacement: selfDraw && draw.by === 'flower',
    lastTile: scene.live === 0,
    heavenly: selfDraw && untouched && seat === dealer && discards === 0,
    earthly: claimed && from === dealer && discards === 1,
    human: claimed && discards <= 4,
  }
}
