import type { Options } from './options.ts'

export const presets: Record<string, Partial<Options>> = {
  brief: {},
  remiOnline: { patterns: true, doublesClose: true, mozaicClose: true, settlement: 'perLoser' },
}

export const lengths = { hand: { hands: 1 }, short: { hands: 2 } } as const satisfies Record<string, Partial<Options>>
