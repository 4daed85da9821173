import type { Options } from './options.ts'

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
