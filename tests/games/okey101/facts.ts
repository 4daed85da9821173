import { type Dealt, dealt, flat, itemised, type Facts } from '../../laws/facts.ts'

type Okey101 = Dealt & {
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  melds: { tiles: { tile: number }[] }[]
}

export const facts: Facts = {
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
  sum: itemised,
  endings: ['hand_empty', 'drawing_stack_exhausted', 'deck_empty', 'all_pairs'],
}
