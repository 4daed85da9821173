import type { Game } from '../game.ts'
import { action, type Action } from './action.ts'
import { advise, fallback, moves, think } from './decide.ts'
import { apply, outcome, start } from './match.ts'
import { options, presets, type Options } from './options.ts'
import type { Event, State, View } from './state.ts'
import { tally } from './tally.ts'
import { imagine, refuse, turn, view, waiting } from './view.ts'

/** A set-up among them: sent while the other became ready, it is as good as before. */
const ANYTIME: readonly Action['type'][] = [
  'arrange',
  'resign',
  'offerDraw',
  'answerDraw',
  'askTakeback',
  'answerTakeback',
]

export const cotulenh: Game<State, View, Action, Event, Options> = {
  id: 'cotulenh',
  version: 1,
  seats: [2],
  pace: { turn: 0, bank: 600, increment: 5 },
  options,
  presets,
  action,
  start,
  needs: state => (state.red === null ? 2 : 0),
  turn,
  anytime: ({ type }) => ANYTIME.includes(type),
  apply,
  outcome,
  view,
  // No event tells what a side has set up; all else both sides see.
  witness: event => event,
  tally,
  waiting,
  refuse,
  moves,
  fallback,
  think,
  advise,
  imagine,
}
