import * as v from 'valibot'

const choice = <const T extends readonly (string | number)[]>(values: T, fallback: T[number]) =>
  v.optional(v.picklist(values), fallback)
const yes = () => v.optional(v.boolean(), true)
const no = () => v.optional(v.boolean(), false)

/** Every choice of the rule book, by its name there and with its default. */
export const options = v.object({
  rounds: choice([1, 2, 4], 4),
  minFan: choice([0, 1, 3], 0),
  limitFan: choice([8, 10, 13], 10),
  table: choice(['halfSpicy', 'fullSpicy', 'fanLaak'], 'halfSpicy'),
  payment: choice(['spec', 'traditionalHalf', 'traditionalFull'], 'spec'),
  selfDrawMultiplier: choice([1, 2], 1),
  dealerDouble: no(),
  multipleWinners: choice(['nearest', 'all'], 'nearest'),
  dealerStaysOnDraw: no(),
  maxDealerStreak: choice(['none', 8], 'none'),
  flowers: yes(),
  sevenFlowers: yes(),
  flowersCountForMinimum: yes(),
  flowerReplacementFan: no(),
  deadWall: choice([14, 0], 14),
  gangAfterCall: no(),
  robConcealedKongForOrphans: no(),
  robbedKongPaysAll: no(),
  forbidSameTileDiscardAfterCall: no(),
  passedWinLock: no(),
  revealReadyHandsOnDraw: yes(),
  sevenPairs: no(),
  sevenPairsQuad: no(),
  fullFlushFan: choice([7, 6, 10, 4], 7),
  honourPairInAllChows: yes(),
  concealedPungsOnDiscard: no(),
  nineGatesPureWait: yes(),
  concealedKongBreaksConcealed: no(),
  limitHandAlone: no(),
  humanHand: no(),
  baoTwelve: no(),
  baoNine: no(),
  baoDragons: no(),
  baoWinds: no(),
  baoKongs: no(),
  baoKongFlower: no(),
  baoLast5: no(),
})

export type Options = v.InferOutput<typeof options>
export const defaults: Options = v.parse(options, {})

/** The usual ways to sit down, one tap apart. */
export const presets = {
  family: {},
  hongKong: { minFan: 3, payment: 'traditionalHalf' },
  club: {
    minFan: 3,
    payment: 'traditionalFull',
    dealerStaysOnDraw: true,
    robbedKongPaysAll: true,
    baoTwelve: true,
    baoDragons: true,
    baoWinds: true,
  },
  quick: { rounds: 1 },
} satisfies Record<string, Partial<Options>>
