import type { Rules } from '../game.ts'
import { action } from './action.ts'
import type { Action } from './action.ts'
import { apply } from './apply.ts'
import { needs, start } from './deal.ts'
import { fallback, moves, refuse, waiting } from './legal.ts'
import { groups, lengths, options, presets } from './options.ts'
import type { Options } from './options.ts'
import { outcome, stats, tally } from './outcome.ts'
import { asked, awaited, everyoneWins } from './rules/callWindow.ts'
import type { Event, State, View } from './types.ts'
import { imagine, view, witness } from './view.ts'

/** Hong Kong Old Style. */
export const rules: Rules<State, View, Action, Event, Options> = {
  id: 'mahjong',
  version: 1,
  seats: [4],
  pace: { turn: 20, bank: 60, increment: 0 },
  options,
  presets,
  lengths,
  groups,
  traits: { openInformation: false, lowerIsBetter: false },
  stats,
  action,
  start,
  needs,
  turn: state => {
    if (state.window) return awaited(state.window, everyoneWins(state))
    return state.phase === 'turn' ? [state.current] : []
  },
  anytime: () => false,
  window: { open: state => state.phase === 'window', asked: state => (state.window ? asked(state.window) : []) },
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
