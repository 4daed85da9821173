import type { Outcome } from '../../src/games/game.ts'

/** What the laws cannot know by themselves: where a game keeps its tiles, and what its points must add up to. */
export type Facts = {
  /** Options that make a match short enough to play out many times. */
  short: Record<string, unknown>
  /** Every tile or piece in the state, sorted; and what there must be. */
  tiles: (state: never) => number[]
  allTiles: (state: never) => number[]
  sum: (outcome: Outcome, state: never) => boolean
}

type Nested = number | null | undefined | readonly Nested[]
const flat = (...parts: Nested[]): number[] =>
  parts.flatMap(part => (typeof part === 'number' ? [part] : part ? flat(...part) : [])).sort((a, b) => a - b)
const count = (size: number) => Array.from({ length: size }, (_, i) => i)
const total = (outcome: Outcome) => outcome.standings.reduce((sum, one) => sum + (one.points ?? 0), 0)
const zeroSum = (outcome: Outcome) => Math.abs(total(outcome)) < 1e-9

type Dealt = { hand: number }
const dealt = (size: number) => (state: Dealt) => (state.hand ? count(size) : [])

type Mahjong = Dealt & {
  options: { flowers: boolean }
  wall: number[]
  head: number
  tail: number
  hands: number[][]
  melds: { tiles: number[] }[][]
  flowers: number[][]
  rivers: { tile: number; claimed: number | null }[][]
  window: { kind: string; tile: number } | null
  result: { wins: { from: number | null; robbed: boolean; tile: number; hand: number[] }[] } | null
}
const mahjong = (state: Mahjong) =>
  flat(
    state.wall.slice(state.head, state.tail),
    state.hands,
    state.melds.map(melds => melds.map(meld => meld.tiles)),
    state.flowers,
    state.rivers.map(river => river.filter(one => one.claimed === null).map(one => one.tile)),
  )

type Remi = Dealt & {
  options: { extraJokers: number; settlement: string; atu: string }
  stock: number[]
  atu: number | null
  hands: number[][]
  piles: number[][]
  launched: number[][]
  result: { tile: number | null } | null
}

type Rummy45 = Dealt & {
  stock: number[]
  atu: number | null
  hands: number[][]
  table: { tile: number }[][]
  row: number[]
}

type Okey = Dealt & {
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  out: number | null
}

type Okey101 = Dealt & {
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  melds: { tiles: { tile: number }[] }[]
}

export const facts: Record<string, Facts> = {
  mahjong: {
    // Random players hardly ever win: a dealer who stays on a draw would stay for ever.
    short: { rounds: 1, dealerStaysOnDraw: false },
    tiles: mahjong,
    allTiles: (state: Mahjong) => (state.hand ? count(state.options.flowers ? 144 : 136) : []),
    sum: zeroSum,
  },
  remi: {
    short: { hands: 2 },
    tiles: (state: Remi) =>
      flat(state.stock, state.atu, state.hands, state.piles, state.launched, state.result?.tile ?? null),
    allTiles: (state: Remi) => (state.hand ? count(106 + state.options.extraJokers) : []),
    sum: (outcome, state: Remi) => state.options.settlement === 'potPlusBase' || zeroSum(outcome),
  },
  rummy45: {
    short: { hands: 2 },
    tiles: (state: Rummy45) =>
      flat(
        state.stock,
        state.atu,
        state.hands,
        state.table.map(meld => meld.map(one => one.tile)),
        state.row,
      ),
    allTiles: dealt(106),
    sum: () => true,
  },
  okey: {
    // Random players hardly ever finish: nobody's points would run out.
    short: { matchEnd: 'hands', hands: 2 },
    tiles: (state: Okey) => flat(state.hands, state.stock, state.indicator, state.piles, state.out),
    allTiles: dealt(106),
    // Nobody ever gains: who finishes loses nothing.
    sum: outcome => outcome.standings.every(one => one.points! <= 0),
  },
  okey101: {
    short: { hands: 1 },
    tiles: (state: Okey101) =>
      flat(
        state.hands,
        state.stock,
        state.indicator,
        state.piles,
        state.melds.map(meld => meld.tiles.map(one => one.tile)),
      ),
    allTiles: dealt(106),
    sum: () => true,
  },
}
