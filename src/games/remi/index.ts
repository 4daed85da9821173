import type { Game } from '../game.ts'
import { advise, think } from './bot/index.ts'
import { size, start } from './deal.ts'
import { outcome } from './rules/endHand.ts'
import { type Options, options, presets } from './options.ts'
import { apply } from './apply.ts'
import { fallback, moves, refuse } from './legal.ts'
import { type Action, type Event, type State, type View, action } from './types.ts'
import { awaits, tally } from './outcome.ts'
import { imagine, needsOrder, turn, view, waiting, witness } from './view.ts'

export const remi: Game<State, View, Action, Event, Options> = {
  id: 'remi',
  version: 1,
  seats: [4, 2, 3],
  pace: { turn: 30, bank: 60, increment: 0 },
  options,
  presets,
  action,
  start,
  needs: state => (needsOrder(state) ? size(state.options) : 0),
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
  think,
  advise,
  awaits,
  imagine,
}
