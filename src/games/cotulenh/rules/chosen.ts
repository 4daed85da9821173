import type { Options } from '../options.ts'
import { START, parseFen } from './fen.ts'
import type { HouseRules } from './houseRules.ts'

export const rulesOf = (chosen: HouseRules): HouseRules => ({
  commanderMoveResets: chosen.commanderMoveResets,
  navyDoubleLoad: chosen.navyDoubleLoad,
  airForceSingleLoad: chosen.airForceSingleLoad,
  hqTwoSteps: chosen.hqTwoSteps,
  hqShield: chosen.hqShield,
  afReturnOnlyIfUnsafe: chosen.afReturnOnlyIfUnsafe,
  missileNoShips: chosen.missileNoShips,
  winByArm: chosen.winByArm,
  bareCommandersDraw: chosen.bareCommandersDraw,
})

/** The usual start too where a table of an older version has kept a position that does not suit its rules. */
export function startFen(chosen: Options): string {
  const usable = chosen.position !== '' && !(parseFen(chosen.position, rulesOf(chosen)) instanceof Error)
  return usable ? chosen.position : START
}
