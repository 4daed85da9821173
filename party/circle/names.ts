import { CIRCLE_LIMITS } from '../../src/circle/constants.ts'
import { cleanText } from '../../src/table/names.ts'

/** What a circle may be called; '': nothing is left of it. */
export const circleName = (raw: string): string =>
  [...cleanText(raw)].slice(0, CIRCLE_LIMITS.nameLength).join('').trim()
