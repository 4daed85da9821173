/** The points on which sources disagree, as switches; all off is the rule book. */
export type HouseRules = {
  /** A turn that moves the Commander restarts the fifty-move count. */
  commanderMoveResets: boolean
  /** A Navy may also carry two Air Forces or two Tanks. */
  navyDoubleLoad: boolean
  /** An Air Force carries one piece only. */
  airForceSingleLoad: boolean
  /** A heroic Headquarters moves two steps. */
  hqTwoSteps: boolean
  /** A Commander inside Headquarters is safe from Infantry, Militia, Anti-air guns and Missiles. */
  hqShield: boolean
  /** An Air Force may fly back after a capture on land only if the landing square is attacked. */
  afReturnOnlyIfUnsafe: boolean
  /** A Missile cannot hit ships. */
  missileNoShips: boolean
  /** Taking all ships, all aircraft, or all Tanks, Infantry and Artillery also wins. */
  winByArm: boolean
  /** Only the two Commanders left: a draw. */
  bareCommandersDraw: boolean
}

export const RULE_BOOK: HouseRules = {
  commanderMoveResets: false,
  navyDoubleLoad: false,
  airForceSingleLoad: false,
  hqTwoSteps: false,
  hqShield: false,
  afReturnOnlyIfUnsafe: false,
  missileNoShips: false,
  winByArm: false,
  bareCommandersDraw: false,
}

const SWITCHES = Object.keys(RULE_BOOK) as (keyof HouseRules)[]

/** A number for each set of rules. */
export const rulesKey = (rules: HouseRules): number => SWITCHES.reduce((key, name) => 2 * key + Number(rules[name]), 0)

/** The house rules alone, of all that a table has chosen. */
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
