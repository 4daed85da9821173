import type { Rules } from '../game.ts'
import type { Action } from './action.ts'
import { action } from './action.ts'
import { apply } from './apply.ts'
import { needs, start } from './deal.ts'
import { fallback, moves, refuse, waiting } from './legal.ts'
import type { Options } from './options.ts'
import { groups, lengths, options, presets } from './options.ts'
import { outcome, stats, tally } from './outcome.ts'
import type { Event, State, View } from './types.ts'
import { imagine, view, witness } from './view.ts'

/** Classic Turkish Okey. */
export const rules: Rules<State, View, Action, Event, Options> = {
  id: 'okey',
  version: 1,
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
  turn: waiting,
  anytime: () => false,
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
