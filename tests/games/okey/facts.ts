import { orderOf } from './table.ts'
import { type Dealt, dealt, flat, type Facts } from '../../laws/facts.ts'

type Okey = Dealt & {
  seats: number
  options: { partners: boolean }
  result: { finish: { seat: number } | null } | null
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  out: number | null
}

// Dealt complete: chance hardly ever puts an okey out, or seven pairs down. The indicator is R5, so the okey R6.
const RUNS = 'R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K10 K11 K12 K13'
const PAIRS = 'R1 R1 R3 R3 Y4 Y4 Y9 Y9 B9 B9 K11 K11 K13 K13'
const complete = [`${RUNS} R6`, `${PAIRS} B2`, `${PAIRS} R6`]

export const facts: Facts = {
  // Random players hardly ever finish: nobody's points would run out.
  short: { matchEnd: 'hands', hands: 2 },
  tiles: (state: Okey) => flat(state.hands, state.stock, state.indicator, state.piles, state.out),
  allTiles: dealt(106),
  // Nobody ever gains: who finishes loses nothing.
  sum: outcome => outcome.standings.every(one => one.points! <= 0),
  starts: complete.map(hand => ({ seats: 4, order: orderOf('R5', [hand]) })),
  elsewhere: {
    direction: 'src/boards/rummy/Layout.svelte',
    // Nobody is offered a wrong finish.
    wrongFinish: 'tests/games/okey/rules/finishingHand.test.ts',
  },
  endings: ['finish', 'okeyFinish', 'pairsFinish', 'pairsOkeyFinish', 'stock'],
  certain: ['discard'],
  penalties: ['wrongFinish'],
  winners: ({ result }: Okey) => (result!.finish ? [result!.finish.seat] : []),
  team: ({ seats, options }: Okey, seat) => (options.partners && seats === 4 ? seat % 2 : seat),
}
