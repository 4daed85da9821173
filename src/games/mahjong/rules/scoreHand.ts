import { defaults, type Options } from '../options.ts'
import { scoreIfWon, type Score, type Winning } from './score.ts'

/** The best score of a finished hand. Throws a RangeError when it is not finished. */
export function scoreHand(win: Winning, options: Partial<Options> = {}): Score {
  const score = scoreIfWon(win, { ...defaults, ...options })
  if (!score) throw new RangeError('not a complete hand')
  return score
}
