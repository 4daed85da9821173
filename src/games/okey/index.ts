import type { Game } from '../game.ts'
import { TILES } from '../../rummy/tiles.ts'
import { advise, fallback, think } from './bot.ts'
import { start } from './deal.ts'
import { moves, refuse, waiting } from './legal.ts'
import { options, presets } from './options.ts'
import type { Options } from './options.ts'
import { apply } from './play.ts'
import { outcome } from './score.ts'
import { action } from './types.ts'
import type { Action, Event, State, View } from './types.ts'
import { awaits, tally } from './tally.ts'
import { imagine, view, witness } from './view.ts'

/** Classic Turkish Okey. */
export const okey: Game<State, View, Action, Event, Options> = {
  id: 'okey',
  version: 1,
  seats: [4, 2, 3],
  pace: { turn: 30, bank: 60, increment: 0 },
  options,
  presets,
  action,
  start,
  needs: ({ stage, result }) => (stage === 'deal' || (stage === 'ended' && !result?.over) ? TILES : 0),
  turn: ({ stage, turn }) => (stage === 'draw' || stage === 'discard' ? [turn] : []),
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
