import * as v from 'valibot'
import type { OptionGroup } from '../game.ts'
import { choice, flag, whole } from '../option.ts'

/** Every house rule, under the rule book's name. */
export const options = v.object({
  startPoints: whole(1, 100, 20),
  matchEnd: choice(['someoneOut', 'hands'], 'someoneOut'),
  /** How many, if that ends the match. */
  hands: whole(1, 50, 10),
  /** 0 & 2 against 1 & 3; only four can play so. */
  partners: flag(false),
  gostergePoints: choice([1, 0], 1),
  pairsOkey: choice([8, 4], 8),
  requireArrangement: flag(false),
  wrongFinish: choice(['rejected', 'loseTwo'], 'rejected'),
  allowOkeyDiscard: flag(true),
  discardHistory: choice(['allVisible', 'topOnly'], 'allVisible'),
  run1: choice(['low', 'lowOrHigh', 'circular'], 'lowOrHigh'),
  falseJoker: choice(['face', 'wild'], 'face'),
  stockEnd: choice(['void'], 'void'),
  /** Seats are numbered in the order of play: this is only how the table is drawn. */
  direction: choice(['ccw', 'cw'], 'ccw'),
})
export type Options = v.InferOutput<typeof options>

export const groups = {
  often: ['startPoints', 'matchEnd', 'hands', 'partners', 'gostergePoints', 'requireArrangement', 'wrongFinish'],
  play: ['allowOkeyDiscard', 'run1', 'falseJoker', 'stockEnd'],
  scoring: ['pairsOkey'],
  limits: [],
  table: ['discardHistory', 'direction'],
} as const satisfies Record<OptionGroup, readonly (keyof Options)[]>
