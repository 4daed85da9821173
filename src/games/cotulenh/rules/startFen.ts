import type { Options } from '../options.ts'
import { START, parseFen } from './fen.ts'
import { rulesOf } from './houseRules.ts'

/** The usual start too where a table of an older version has kept a position that does not suit its rules. */
export function startFen(chosen: Options): string {
  const usable = chosen.position !== '' && !(parseFen(chosen.position, rulesOf(chosen)) instanceof Error)
  return usable ? chosen.position : START
}
