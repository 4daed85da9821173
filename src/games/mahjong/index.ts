import type { Rules } from '../game.ts'
import { action } from './action.ts'
import type { Action } from './action.ts'
import { apply } from './apply.ts'
import { needs, start } from './deal.ts'
import { fallback, moves } from './legal.ts'
import { front } from './front.ts'
import { groups, options, type Options } from './options.ts'
import { outcome, stats, tally } from './outcome.ts'
import { awaited, everyoneWins } from './rules/callWindow.ts'
import type { Event, State, View } from './types.ts'
import { imagine, view, witness } from './view.ts'

/** Hong Kong Old Style. */
export const rules: Rules<State, View, Action, Event, Options> = {
  ...front,
  options,
  groups,
  stats,
  action,
  start,
  needs,
  turn: state => {
    if (state.window) return awaited(state.window, everyoneWins(state))
    return state.phase === 'turn' ? [state.current] : []
  },
  apply,
  outcome,
  view,
  witness,
  tally,
  moves,
  fallback,
  imagine,
}
