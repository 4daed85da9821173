import { type Dealt, dealt, flat, itemised, type Facts } from '../../laws/facts.ts'

type Rummy45 = Dealt & {
  stock: number[]
  atu: number | null
  hands: number[][]
  table: { tile: number }[][]
  row: number[]
}

export const facts: Facts = {
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
  sum: itemised,
  elsewhere: { direction: 'src/boards/rummy/Layout.svelte', jokerReuse: 'tests/games/rummy45/rules/judgeLay.test.ts' },
  endings: ['closed', 'stock'],
  certain: ['discard', 'lay'],
}
