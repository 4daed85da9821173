import * as v from 'valibot'
import type { OptionGroup } from '../game.ts'
import { choice, flag, whole } from '../option.ts'
import type { MeldRules } from '../../rummy/meld.ts'

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

export const presets: Record<string, Partial<Options>> = {
  brief45: {},
  etalat: {
    needsRun: true,
    points: 'etalat',
    discardPick: 'tail',
    scoring: 'etalat',
    jokerPenalty: 50,
    closingBonus: 50,
    atu: 'bonus50',
  },
}

export const lengths = { hand: { hands: 1 }, short: { hands: 2 } } as const satisfies Record<string, Partial<Options>>

export const groups = {
  often: ['hands', 'firstMeld', 'needsRun', 'discardPick', 'scoring', 'points', 'rearrange', 'atu', 'jokerReuse'],
  play: ['allowWrapAroundRuns', 'pickMustBeUsed', 'mustDiscardToGoOut', 'reshuffle'],
  scoring: ['jokerPenalty', 'closingBonus', 'unmeldedFactor', 'highOneValue'],
  limits: [],
  table: ['direction'],
} as const satisfies Record<OptionGroup, readonly (keyof Options)[]>

/** 2–9 five, 10–13 ten, a 1 twenty-five: but five below a 2 and ten above a 13. Index 14 is the high 1. */
const ETALAT = {
  run: [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10],
  set: [0, 25, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 25],
}

export const meldRules = (options: Options): MeldRules => ({
  run1: options.allowWrapAroundRuns ? 'lowOrHigh' : 'low',
  jokerValue: options.jokerPenalty,
  highOneValue: options.highOneValue,
  ...(options.points === 'etalat' ? { values: ETALAT, deadwood: ETALAT.set } : {}),
})
