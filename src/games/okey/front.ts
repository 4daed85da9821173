import type { Front } from '../game.ts'
import type { Action } from './action.ts'
import { refuse, waiting } from './legal.ts'
import type { Options } from './options.ts'
import { lengths, presets } from './presets.ts'
import type { View } from './types.ts'

/** Classic Turkish Okey. */
export const front: Front<View, Action, Options> = {
  id: 'okey',
  version: 2,
  seats: [4, 2, 3],
  pace: { turn: 30, bank: 60, increment: 0 },
  presets,
  lengths,
  traits: { openInformation: false, lowerIsBetter: false },
  anytime: () => false,
  waiting,
  refuse,
}
