import type { Game, Seat } from '../game.ts'
import { action } from './action.ts'
import type { Action } from './action.ts'
import { advise } from './advise.ts'
import { due, start } from './deal.ts'
import { outcome } from './end.ts'
import { fallback, moves } from './moves.ts'
import { options, presets } from './options.ts'
import type { Options } from './options.ts'
import { apply } from './play.ts'
import { refuse } from './refuse.ts'
import { think } from './think.ts'
import type { Event, Public, State, View } from './types.ts'
import { tally } from './tally.ts'
import { imagine, view, witness } from './view.ts'

const onTurn = ({ stage, turn }: Public): readonly Seat[] => (stage === 'draw' || stage === 'play' ? [turn] : [])

export const okey101: Game<State, View, Action, Event, Options> = {
  id: 'okey101',
  version: 1,
  seats: [4, 3, 2],
  pace: { turn: 45, bank: 60, increment: 0 },
  options,
  presets,
  action,
  start,
  needs: due,
  turn: onTurn,
  apply,
  outcome,
  view,
  witness,
  tally,
  waiting: onTurn,
  refuse,
  moves,
  fallback,
  think,
  advise,
  imagine,
}
