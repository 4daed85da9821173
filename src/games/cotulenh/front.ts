import type { Front } from '../game.ts'
import type { Action } from './action.ts'
import { refuse, waiting } from './legal.ts'
import type { Options } from './options.ts'
import { presets } from './presets.ts'
import type { View } from './types.ts'

/** A set-up among them: sent while the other became ready, it is as good as before. */
const ANYTIME: readonly Action['type'][] = [
  'arrange',
  'resign',
  'offerDraw',
  'answerDraw',
  'askTakeback',
  'answerTakeback',
  'redo',
]

export const front: Front<View, Action, Options> = {
  id: 'cotulenh',
  version: 2,
  seats: [2],
  pace: { turn: 0, bank: 600, increment: 5 },
  presets,
  lengths: {},
  traits: { openInformation: true, lowerIsBetter: false },
  anytime: ({ type }) => ANYTIME.includes(type),
  waiting,
  refuse,
}
