import type { Front } from '../game.ts'
import type { Action } from './action.ts'
import { refuse, waiting } from './legal.ts'
import type { Options } from './options.ts'
import { asked } from './rules/callWindow.ts'
import type { State, View } from './types.ts'
import { lengths, presets } from './presets.ts'

/** Hong Kong Old Style. */
export const front: Front<View, Action, Options, State> = {
  id: 'mahjong',
  version: 1,
  seats: [4],
  pace: { turn: 20, bank: 60, increment: 0 },
  presets,
  lengths,
  traits: { openInformation: false, lowerIsBetter: false },
  window: { open: state => state.phase === 'window', asked: state => (state.window ? asked(state.window) : []) },
  anytime: () => false,
  waiting,
  refuse,
}
