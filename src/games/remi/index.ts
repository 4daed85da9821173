import type { Rules } from '../game.ts'
import { type Action, action } from './action.ts'
import { apply } from './apply.ts'
import { needs, start } from './deal.ts'
import { turn } from './legal.ts'
import { fallback, moves } from './moves.ts'
import { front } from './front.ts'
import { groups, options, type Options } from './options.ts'
import { outcome, stats, tally } from './outcome.ts'
import type { Event, State, View } from './types.ts'
import { imagine, view, witness } from './view.ts'

export const rules: Rules<State, View, Action, Event, Options> = {
  ...front,
  options,
  groups,
  stats,
  action,
  start,
  needs,
  turn,
  apply,
  outcome,
  view,
  witness,
  tally,
  moves,
  fallback,
  imagine,
}
