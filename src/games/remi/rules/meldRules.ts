import type { MeldRules } from '../../../rummy/meld.ts'
import type { Options } from '../options.ts'

export const meldRules = (options: Options): MeldRules => ({
  run1: options.allowWrapAroundRuns ? 'lowOrHigh' : 'low',
  jokerValue: options.jokerPenalty,
})
