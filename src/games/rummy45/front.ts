import type { Front } from '../game.ts'
import type { Action } from './action.ts'
import { refuse, waiting } from './legal.ts'
import type { Options } from './options.ts'
import { lengths, presets } from './presets.ts'
import type { View } from './types.ts'

export const front: Front<View, Action, Options> = {
  id: 'rummy45',
  version: 3,
  seats: [4, 2, 3],
  pace: { turn: 45, bank: 60, increment: 0 },
  presets,
  lengths,
  traits: { openInformation: false, lowerIsBetter: false },
  anytime: () => false,
  endless: ({ type }) => type === 'undo',
  takesBack: ({ type }) => type === 'undo',
  waiting,
  refuse,
}
