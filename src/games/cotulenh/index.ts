import type { Rules } from '../game.ts'
import { action, type Action } from './action.ts'
import { apply } from './apply.ts'
import { start } from './deal.ts'
import { fallback, moves, refuse, turn, waiting } from './legal.ts'
import { groups, options, presets, type Options } from './options.ts'
import { outcome, stats, tally } from './outcome.ts'
import type { Event, State, View } from './types.ts'
import { imagine, view, witness } from './view.ts'

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

export const rules: Rules<State, View, Action, Event, Options> = {
  id: 'cotulenh',
  version: 2,
  seats: [2],
  pace: { turn: 0, bank: 600, increment: 5 },
  options,
  presets,
  lengths: {},
  groups,
  traits: { openInformation: true, lowerIsBetter: false },
  stats,
  action,
  start,
  needs: state => (state.red === null ? 2 : 0),
  turn,
  anytime: ({ type }) => ANYTIME.includes(type),
  apply,
  outcome,
  view,
  witness,
  tally,
  waiting,
  refuse,
  moves,
  fallback,
  imagine,
}
