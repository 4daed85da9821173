import type { Game } from '../game.ts'
import { advise, think } from './bot/index.ts'
import { needs, start } from './deal.ts'
import { outcome } from './rules/endHand.ts'
import { type Options, options, presets } from './options.ts'
import { apply } from './apply.ts'
import { fallback, moves, refuse } from './legal.ts'
import { type Action, type Event, type State, type View, action } from './types.ts'
import { tally } from './outcome.ts'
import { imagine, turn, view, waiting, witness } from './view.ts'

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
