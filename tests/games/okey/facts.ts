import { type Dealt, dealt, flat, type Facts } from '../../laws/facts.ts'

type Okey = Dealt & {
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  out: number | null
}

export const facts: Facts = {
  // Random players hardly ever finish: nobody's points would run out.
  short: { matchEnd: 'hands', hands: 2 },
  tiles: (state: Okey) => flat(state.hands, state.stock, state.indicator, state.piles, state.out),
  allTiles: dealt(106),
  // Nobody ever gains: who finishes loses nothing.
  sum: outcome => outcome.standings.every(one => one.points! <= 0),
  endings: ['finish', 'okeyFinish', 'pairsFinish', 'pairsOkeyFinish', 'stock'],
}
