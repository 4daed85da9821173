import * as v from 'valibot'
import type { OptionGroup } from '../game.ts'
import { choice, flag, whole } from '../option.ts'

/** Every choice of the rule book, by its name there and with its default. */
export const options = v.object({
  /** The rule book fixes no match: so many hands, the void ones included. */
  hands: whole(1, 20, 4),
  direction: choice(['ccw', 'cw'], 'ccw'),
  extraJokers: whole(0, 4, 0),
  atu: choice(['none', 'bonus50'], 'none'),
  allowWrapAroundRuns: flag(true),
  launch: flag(true),
  doublesClose: flag(false),
  mozaicClose: flag(false),
  /** Pay by the closing hand's pattern instead of 250 / 350. */
  patterns: flag(false),
  settlement: choice(['potPlusBase', 'perLoser', 'perLoserPlusDeadwood'], 'potPlusBase'),
  jokerPenalty: whole(0, 100, 50),
  deadwood: choice(['asArranged', 'best'], 'asArranged'),
  cleanBonus: choice([0, 50], 0),
  tableMultiplier: whole(1, 10, 1),
  doublesExchange: flag(false),
})
export type Options = v.InferOutput<typeof options>

export const groups = {
  often: ['hands', 'settlement', 'deadwood', 'atu', 'launch', 'doublesClose', 'patterns', 'extraJokers'],
  play: ['allowWrapAroundRuns', 'mozaicClose', 'doublesExchange'],
  scoring: ['jokerPenalty', 'cleanBonus', 'tableMultiplier'],
  limits: [],
  table: ['direction'],
} as const satisfies Record<OptionGroup, readonly (keyof Options)[]>
