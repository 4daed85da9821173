import type { Coach } from '../../game.ts'
import type { Action } from '../action.ts'
import type { View } from '../types.ts'
import { advise } from './advise.ts'
import { think } from './think.ts'

/** A hand of twenty-one waits for nothing in particular. */
export const coach: Coach<View, Action> = { think, advise, awaits: () => [] }
