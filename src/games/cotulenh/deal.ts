import type { Seat } from '../game.ts'
import type { Options } from './options.ts'
import { rulesOf } from './rules/houseRules.ts'
import { startFen } from './rules/startFen.ts'
import { judge, type Applied } from './outcome.ts'
import { positionOf } from './rules/place.ts'
import { isFree, joinHalves } from './rules/setup.ts'
import type { Event, Place, State } from './types.ts'

export const start = (options: Options): State => ({
  options,
  red: null,
  setup: options.freeSetup && isFree(startFen(options), rulesOf(options)) ? { r: null, b: null } : null,
  place: startPlace({ options, setup: null }),
  turns: [],
  undone: [],
  draw: null,
  takeback: null,
  asked: [],
  result: null,
})

/** Where the game began, or will begin as far as is known. */
export function startPlace({ options, setup }: Pick<State, 'options' | 'setup'>): Place {
  const usual = startFen(options)
  const fen = setup?.r && setup.b ? joinHalves(usual, setup.r, setup.b) : usual
  return { fen, past: [], armTaken: false }
}

export function drawColours(state: State, order: readonly number[]): Applied {
  const chosen = { random: order[0], hostRed: 0, hostBlue: 1 }[state.options.colours]
  const red: Seat = chosen === 1 ? 1 : 0
  const begun = { ...state, red }
  const events: Event[] = [{ type: 'colours', red }]
  return begun.setup ? { state: begun, events } : judge(begun, positionOf(begun), events)
}
