import type { MeldRules } from '../../../rummy/meld.ts'
import type { Options } from '../options.ts'

/** 2–9 five, 10–13 ten, a 1 twenty-five: but five below a 2 and ten above a 13. Index 14 is the high 1. */
const ETALAT = {
  run: [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10],
  set: [0, 25, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 25],
}

export const meldRules = (options: Options): MeldRules => ({
  run1: options.allowWrapAroundRuns ? 'lowOrHigh' : 'low',
  jokerValue: options.jokerPenalty,
  highOneValue: options.highOneValue,
  ...(options.points === 'etalat' ? { values: ETALAT, deadwood: ETALAT.set } : {}),
})
