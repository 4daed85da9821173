import type { Options } from './options.ts'

export const presets = {
  classic: {},
  cafe: { requireArrangement: true, wrongFinish: 'loseTwo', discardHistory: 'topOnly' },
  quick: { startPoints: 7 },
  partners: { partners: true },
} as const satisfies Record<string, Partial<Options>>

export const lengths = {
  hand: { matchEnd: 'hands', hands: 1 },
  short: { startPoints: 7 },
} as const satisfies Record<string, Partial<Options>>
