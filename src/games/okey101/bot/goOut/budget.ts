import type { Budget } from '../../../../rummy/budget.ts'

/** Under the usual rules never used up; where runs may be split, enough for more than 99 of 100 ways out. */
const STEPS = 2500

/** For one way out, in steps of some ten microseconds. */
export const budgetOf = (steps = STEPS): Budget => ({ left: steps })
