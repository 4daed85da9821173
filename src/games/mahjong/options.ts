import * as v from 'valibot'
import type { OptionGroup } from '../game.ts'
import { choice, flag, whole } from '../option.ts'

/** Every choice of the rule book, by its name there and with its default. */
export const options = v.object({
  rounds: choice([1, 2, 4], 4),
  /** The match also ends once somebody has so many points; 0: it does not. */
  targetScore: whole(0, 2000, 0),
  minFan: choice([0, 1, 3], 0),
  limitFan: choice([8, 10, 13], 10),
  table: choice(['halfSpicy', 'fullSpicy', 'fanLaak'], 'halfSpicy'),
  payment: choice(['spec', 'traditionalHalf', 'traditionalFull'], 'spec'),
  selfDrawMultiplier: choice([1, 2], 1),
  dealerDouble: flag(false),
  multipleWinners: choice(['nearest', 'all'], 'nearest'),
  dealerStaysOnDraw: flag(false),
  maxDealerStreak: choice(['none', 8], 'none'),
  flowers: flag(true),
  sevenFlowers: flag(true),
  flowersCountForMinimum: flag(true),
  flowerReplacementFan: flag(false),
  deadWall: choice([14, 0], 14),
  gangAfterCall: flag(false),
  robConcealedKongForOrphans: flag(false),
  robbedKongPaysAll: flag(false),
  forbidSameTileDiscardAfterCall: flag(false),
  passedWinLock: flag(false),
  revealReadyHandsOnDraw: flag(true),
  sevenPairs: flag(false),
  sevenPairsQuad: flag(false),
  fullFlushFan: choice([7, 6, 10, 4], 7),
  /** parts: 3 and all that its sets bring; else so much for the whole hand, as for a limit hand. */
  smallFourWindsFan: choice(['parts', 6, 8, 10], 'parts'),
  fourConcealedPungsFan: choice([8, 10, 13], 8),
  honourPairInAllChows: flag(true),
  concealedPungsOnDiscard: flag(false),
  nineGatesPureWait: flag(true),
  nineGatesFan: choice([10, 13], 10),
  concealedKongBreaksConcealed: flag(false),
  limitHandAlone: flag(false),
  humanHand: flag(false),
  baoTwelve: flag(false),
  baoNine: flag(false),
  baoDragons: flag(false),
  baoWinds: flag(false),
  baoKongs: flag(false),
  baoKongFlower: flag(false),
  baoLast5: flag(false),
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

/** One hand: whoever wins has a point. A hand that nobody wins is followed by another. */
export const lengths = {
  hand: { rounds: 1, targetScore: 1 },
  short: { rounds: 1 },
} satisfies Record<string, Partial<Options>>

export const groups = {
  often: [
    'minFan',
    'rounds',
    'payment',
    'table',
    'limitFan',
    'flowers',
    'multipleWinners',
    'sevenPairs',
    'dealerStaysOnDraw',
    'dealerDouble',
  ],
  play: [
    'gangAfterCall',
    'robConcealedKongForOrphans',
    'forbidSameTileDiscardAfterCall',
    'passedWinLock',
    'deadWall',
    'revealReadyHandsOnDraw',
  ],
  scoring: [
    'selfDrawMultiplier',
    'robbedKongPaysAll',
    'sevenFlowers',
    'flowersCountForMinimum',
    'flowerReplacementFan',
    'sevenPairsQuad',
    'fullFlushFan',
    'smallFourWindsFan',
    'fourConcealedPungsFan',
    'honourPairInAllChows',
    'concealedPungsOnDiscard',
    'nineGatesPureWait',
    'nineGatesFan',
    'concealedKongBreaksConcealed',
    'limitHandAlone',
    'humanHand',
    'baoTwelve',
    'baoNine',
    'baoDragons',
    'baoWinds',
    'baoKongs',
    'baoKongFlower',
    'baoLast5',
  ],
  limits: ['targetScore', 'maxDealerStreak'],
  table: [],
} as const satisfies Record<OptionGroup, readonly (keyof Options)[]>
