import * as v from 'valibot'
import { choice, flag } from '../option.ts'
import { commanderSquare } from './rules/commander.ts'
import { START, parseFen } from './rules/fen.ts'
import { RULE_BOOK, type HouseRules } from './rules/houseRules.ts'

/** A position both sides can play: each has its Commander. */
function playable(fen: string): boolean {
  const position = parseFen(fen, { ...RULE_BOOK, navyDoubleLoad: true })
  return !(position instanceof Error) && !!commanderSquare(position, 'r') && !!commanderSquare(position, 'b')
}

export const options = v.object({
  /** Seat 0 is the host's. */
  colours: choice(['random', 'hostRed', 'hostBlue'], 'random'),
  takeback: choice(['ask', 'free', 'off'], 'ask'),
  bareCommandersDraw: flag(true),
  commanderMoveResets: flag(false),
  navyDoubleLoad: flag(false),
  airForceSingleLoad: flag(false),
  hqTwoSteps: flag(false),
  hqShield: flag(false),
  afReturnOnlyIfUnsafe: flag(false),
  missileNoShips: flag(false),
  winByArm: flag(false),
  /** Before the first turn each side arranges its half in secret. */
  freeSetup: flag(false),
  /** Where to begin, as a FEN; empty is the usual start. */
  position: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.check(text => text === '' || playable(text), 'position'),
    ),
    '',
  ),
})

export type Options = v.InferOutput<typeof options>

export const presets: Readonly<Record<string, Partial<Options>>> = {
  classic: {},
  arms: { winByArm: true },
  advanced: { freeSetup: true },
  // The inventor's rule book where it differs from what is played online.
  inventor: { navyDoubleLoad: true, airForceSingleLoad: true, hqTwoSteps: true, afReturnOnlyIfUnsafe: true },
}

export const rulesOf = (chosen: Options): HouseRules => ({
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

/** The usual start if the chosen one does not suit the chosen rules (a double load without the rule for it). */
export function startFen(chosen: Options): string {
  const usable = chosen.position !== '' && !(parseFen(chosen.position, rulesOf(chosen)) instanceof Error)
  return usable ? chosen.position : START
}
