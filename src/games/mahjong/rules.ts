import type { Rules } from '../game.ts'
import { imagine } from './imagine.ts'
import { fallback, moves, refuse, waiting } from './legal.ts'
import { outcomeOf } from './match.ts'
import { options, presets } from './options.ts'
import type { Options } from './options.ts'
import { apply } from './play.ts'
import { NO_DRAW } from './deal.ts'
import { TILES, TILES_WITHOUT_FLOWERS } from './tiles.ts'
import { action } from './types.ts'
import type { Action, Event, State, View } from './types.ts'
import { viewOf, witness } from './view.ts'
import { awaits, tally } from './tally.ts'
import { awaited, everyoneWins } from './window.ts'

const start = (chosen: Options): State => ({
  options: chosen,
  phase: 'deal',
  hand: 0,
  round: 0,
  dealer: 0,
  streak: 0,
  scores: [0, 0, 0, 0],
  wall: [],
  head: 0,
  tail: 0,
  hands: [[], [], [], []],
  melds: [[], [], [], []],
  flowers: [[], [], [], []],
  rivers: [[], [], [], []],
  gangFrom: [null, null, null, null],
  current: 0,
  draw: NO_DRAW,
  offers: [],
  last: null,
  locked: [[], [], [], []],
  window: null,
  result: null,
  history: [],
})

/** Hong Kong Old Style, without its bots. */
export const rules: Rules<State, View, Action, Event, Options> = {
  id: 'mahjong',
  version: 1,
  seats: [4],
  pace: { turn: 20, bank: 60, increment: 0 },
  options,
  presets,
  action,
  start,
  needs: ({ phase, result, options }) => {
    const due = phase === 'deal' || (phase === 'ended' && !result?.over)
    return due ? (options.flowers ? TILES : TILES_WITHOUT_FLOWERS) : 0
  },
  turn: state => {
    if (state.window) return awaited(state.window, everyoneWins(state))
    return state.phase === 'turn' ? [state.current] : []
  },
  held: state => state.phase === 'window',
  apply,
  outcome: outcomeOf,
  view: viewOf,
  witness,
  tally,
  waiting,
  refuse,
  moves,
  fallback,
  awaits,
  imagine,
}
