import type { Front } from '../game.ts'
import type { Action } from './action.ts'
import { refuse, waiting } from './legal.ts'
import type { Options } from './options.ts'
import { lengths, presets } from './presets.ts'
import type { View } from './types.ts'

export const front: Front<View, Action, Options> = {
  id: 'okey101',
  version: 2,
  seats: [4, 3, 2],
  pace: { turn: 45, bank: 60, increment: 0 },
  presets,
  lengths,
  traits: { openInformation: false, lowerIsBetter: true },
  anytime: () => false,
  // An opening may be a wrong one that is fined, again and again.
  endless: ({ type }) => type === 'undo' || type === 'lay',
  takesBack: ({ type }) => type === 'undo',
  waiting,
  refuse,
}
