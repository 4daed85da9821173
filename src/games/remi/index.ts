import type { Rules } from '../game.ts'
import { type Action, action } from './action.ts'
import { apply } from './apply.ts'
import { needs, start } from './deal.ts'
import { fallback, moves, refuse, turn, waiting } from './legal.ts'
import { type Options, groups, lengths, options, presets } from './options.ts'
import { outcome, stats, tally } from './outcome.ts'
import type { Event, State, View } from './types.ts'
import { imagine, view, witness } from './view.ts'

export const rules: Rules<State, View, Action, Event, Options> = {
  id: 'remi',
  version: 3,
  seats: [4, 2, 3],
  pace: { turn: 30, bank: 60, increment: 0 },
  options,
  presets,
  lengths,
  groups,
  traits: { openInformation: false, lowerIsBetter: false },
  stats,
  action,
  start,
  needs,
  turn,
  anytime: ({ type }) => type === 'arrange',
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
