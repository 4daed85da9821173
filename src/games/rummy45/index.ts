import type { Game } from '../game.ts'
import { type Action, action } from './action.ts'
import { apply } from './apply.ts'
import { advise, think } from './bot/index.ts'
import { needs, start } from './deal.ts'
import { fallback, moves, refuse, turn, waiting } from './legal.ts'
import { type Options, options, presets } from './options.ts'
import { outcome, tally } from './outcome.ts'
import type { Event, State, View } from './types.ts'
import { imagine, view, witness } from './view.ts'

export const rummy45: Game<State, View, Action, Event, Options> = {
  id: 'rummy45',
  version: 1,
  seats: [4, 2, 3],
  pace: { turn: 45, bank: 60, increment: 0 },
  options,
  presets,
  action,
  start,
  needs,
  turn,
  apply,
  outcome,
  view,
  witness,
  tally,
  waiting,
  refuse,
  moves,
  fallback,
  think,
  advise,
  imagine,
}
