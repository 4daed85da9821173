import type { Coach } from '../../game.ts'
import type { Action } from '../action.ts'
import { openings } from '../rules/bestOpening.ts'
import type { Plan, View } from '../types.ts'
import { advise } from './advise.ts'
import { goOut } from './goOut/goOut.ts'
import { think, thinkInSlices } from './think.ts'

/** A hand of twenty-one waits for nothing in particular. */
export const coach: Coach<View, Action, Plan> = {
  think,
  thinkInSlices,
  advise,
  awaits: () => [],
  plan: view => ({ openings: openings(view), way: goOut(view) }),
}
