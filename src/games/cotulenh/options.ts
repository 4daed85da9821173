import * as v from 'valibot'
import type { OptionGroup, Refusal } from '../game.ts'
import { choice, flag, text } from '../option.ts'
import { rulesOf } from './rules/houseRules.ts'
import { refuseFen } from './rules/fen.ts'
import type { HouseRules } from './rules/houseRules.ts'

/** What is wrong with a typed position under the chosen rules; the empty text is the usual start. */
const refusePosition = (position: string, chosen: HouseRules): Refusal | null =>
  position === '' ? null : refuseFen(position, rulesOf(chosen))

const entries = v.object({
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
  position: text(200, refusePosition),
})
export type Options = v.InferOutput<typeof entries>

export const options = v.pipe(
  entries,
  v.check(chosen => refusePosition(chosen.position, chosen) === null, 'position'),
)

export const groups = {
  often: ['colours', 'takeback', 'winByArm', 'freeSetup'],
  play: [
    'navyDoubleLoad',
    'airForceSingleLoad',
    'hqTwoSteps',
    'hqShield',
    'afReturnOnlyIfUnsafe',
    'missileNoShips',
    'position',
  ],
  scoring: [],
  limits: ['bareCommandersDraw', 'commanderMoveResets'],
  table: [],
} as const satisfies Record<OptionGroup, readonly (keyof Options)[]>
