import { mahjongDeal } from '../../../e2e/support/mahjong-deal.ts'
import { count, type Dealt, flat, zeroSum, type Facts } from '../../laws/facts.ts'

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

export const facts: Facts = {
  // Random players hardly ever win: a dealer who stays on a draw would stay for ever.
  short: { rounds: 1, dealerStaysOnDraw: false },
  tiles: (state: Mahjong) =>
    flat(
      state.wall.slice(state.head, state.tail),
      state.hands,
      state.melds.map(melds => melds.map(meld => meld.tiles)),
      state.flowers,
      state.rivers.map(river => river.filter(one => one.claimed === null).map(one => one.tile)),
    ),
  allTiles: (state: Mahjong) => (state.hand ? count(state.options.flowers ? 144 : 136) : []),
  sum: zeroSum,
  // What a hand of a kind that comes once in thousands is worth.
  elsewhere: {
    rounds: 'tests/games/mahjong/rules/rotation.test.ts',
    sevenFlowers: 'tests/games/mahjong/rules/score.test.ts',
    fullFlushFan: 'tests/games/mahjong/rules/score.test.ts',
    fourConcealedPungsFan: 'tests/games/mahjong/rules/score.test.ts',
    concealedPungsOnDiscard: 'tests/games/mahjong/rules/score.test.ts',
    nineGatesPureWait: 'tests/games/mahjong/rules/score.test.ts',
    nineGatesFan: 'tests/games/mahjong/rules/score.test.ts',
  },
  endings: ['discard', 'selfDraw', 'robbed', 'several', 'drawn'],
  certain: ['discard', 'pass'],
  starts: [
    {
      // South and West both wait for 5p, and the dealer has little else to throw.
      options: { flowers: true, multipleWinners: 'all', minFan: 0 },
      order: mahjongDeal({
        hands: ['5555p1357s1357m6z', '123789m123s46p66z', '456m456s789s46p77z', '2468m2468s12345z'],
      }),
    },
    {
      // The dealer can declare a concealed kong of white dragons, the one tile that South's orphans lack.
      options: { flowers: true, robConcealedKongForOrphans: true, minFan: 0 },
      order: mahjongDeal({
        hands: ['5555z123m456m789m', '19m19s19p1234z667z', '2468m2468s24688p', '1357m3579s13579p'],
      }),
    },
  ],
}
