import { type Dealt, dealt, flat, itemised, type Facts } from '../../laws/facts.ts'

type Okey101 = Dealt & {
  seats: number
  result: { winners: number[]; reason: string } | null
  options: { teams: boolean; partnerForgiven: boolean }
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  melds: { tiles: { tile: number }[] }[]
}

export const facts: Facts = {
  short: { hands: 1 },
  longer: { hands: 3 },
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
  certain: ['discard', 'lay'],
  starts: [{}, { options: { minPairs: 1, threshold: 201, allPairs: 'allOpenedWithPairs' } }],
  penalties: ['playableThrown', 'okeyThrown', 'gaveBack', 'tookBack', 'wrongOpening', 'fedOpening', 'bigOpening'],
  winners: ({ result }: Okey101) => result!.winners,
  // Where a partner is not forgiven, each pays for the own tiles: what the partner holds is not the doing of whoever went
  // out. A hand that ends otherwise is won by the sum of both, forgiven or not.
  team: ({ seats, result, options: { teams, partnerForgiven } }: Okey101, seat) =>
    teams && seats === 4 && (partnerForgiven || result!.reason !== 'hand_empty') ? seat % 2 : seat,
}
