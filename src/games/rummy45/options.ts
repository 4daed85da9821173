import * as v from 'valibot'
import type { OptionGroup } from '../game.ts'
import { choice, flag, whole } from '../option.ts'

/** Every choice of the rule book, by its name there and with its default. */
export const options = v.object({
  /** The rule book fixes no match: so many hands. */
  hands: whole(1, 20, 4),
  direction: choice(['cw', 'ccw'], 'cw'),
  firstMeld: whole(0, 120, 45),
  needsRun: flag(false),
  points: choice(['face', 'etalat'], 'face'),
  highOneValue: choice([1, 14], 1),
  allowWrapAroundRuns: flag(true),
  discardPick: choice(['any', 'tail', 'last'], 'any'),
  pickMustBeUsed: flag(true),
  rearrange: flag(true),
  jokerReuse: flag(true),
  mustDiscardToGoOut: flag(true),
  reshuffle: choice(['once', 'never'], 'once'),
  /** hands: the winner gets what the others hold. etalat: each counts laid less held. */
  scoring: choice(['hands', 'etalat'], 'hands'),
  jokerPenalty: whole(0, 100, 25),
  closingBonus: choice([0, 50, 250], 0),
  unmeldedFactor: choice([1, 2], 1),
  atu: choice(['none', 'bonus50'], 'none'),
})
export type Options = v.InferOutput<typeof options>

export const groups = {
  often: ['hands', 'firstMeld', 'needsRun', 'discardPick', 'scoring', 'points', 'rearrange', 'atu', 'jokerReuse'],
  play: ['allowWrapAroundRuns', 'pickMustBeUsed', 'mustDiscardToGoOut', 'reshuffle'],
  scoring: ['jokerPenalty', 'closingBonus', 'unmeldedFactor', 'highOneValue'],
  limits: [],
  table: ['direction'],
} as const satisfies Record<OptionGroup, readonly (keyof Options)[]>
