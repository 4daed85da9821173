import type { Options } from './options.ts'

export const presets: Record<string, Partial<Options>> = {
  brief45: {},
  etalat: {
    needsRun: true,
    points: 'etalat',
    discardPick: 'tail',
    scoring: 'etalat',
    jokerPenalty: 50,
    closingBonus: 50,
    atu: 'bonus50',
  },
}

export const lengths = { hand: { hands: 1 }, short: { hands: 2 } } as const satisfies Record<string, Partial<Options>>
