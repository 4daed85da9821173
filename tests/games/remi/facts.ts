import { count, type Dealt, flat, zeroSum, type Facts } from '../../laws/facts.ts'

type Remi = Dealt & {
  options: { extraJokers: number; settlement: string; atu: string }
  stock: number[]
  atu: number | null
  hands: number[][]
  piles: number[][]
  launched: number[][]
  result: { tile: number | null } | null
}

export const facts: Facts = {
  short: { hands: 2 },
  tiles: (state: Remi) =>
    flat(state.stock, state.atu, state.hands, state.piles, state.launched, state.result?.tile ?? null),
  allTiles: (state: Remi) => (state.hand ? count(106 + state.options.extraJokers) : []),
  sum: (outcome, state: Remi) => state.options.settlement === 'potPlusBase' || zeroSum(outcome),
  elsewhere: { direction: 'src/boards/rummy/Layout.svelte', cleanBonus: 'tests/games/remi/rules/payment.test.ts' },
  endings: ['closed', 'stock'],
  certain: ['discard'],
}
