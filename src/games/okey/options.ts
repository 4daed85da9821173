import * as v from 'valibot'

const whole = (least: number, most: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), standard)
const flag = (standard: boolean) => v.optional(v.boolean(), standard)

/** Every house rule, under the rule book's name. */
export const options = v.object({
  startPoints: whole(1, 100, 20),
  matchEnd: v.optional(v.picklist(['someoneOut', 'hands'] as const), 'someoneOut'),
  /** How many, if that ends the match. */
  hands: whole(1, 50, 10),
  /** 0 & 2 against 1 & 3; only four can play so. */
  partners: flag(false),
  gostergePoints: v.optional(v.picklist([1, 0] as const), 1),
  pairsOkey: v.optional(v.picklist([8, 4] as const), 8),
  requireArrangement: flag(false),
  wrongFinish: v.optional(v.picklist(['rejected', 'loseTwo'] as const), 'rejected'),
  allowOkeyDiscard: flag(true),
  discardHistory: v.optional(v.picklist(['allVisible', 'topOnly'] as const), 'allVisible'),
  run1: v.optional(v.picklist(['low', 'lowOrHigh', 'circular'] as const), 'lowOrHigh'),
  falseJoker: v.optional(v.picklist(['face', 'wild'] as const), 'face'),
  stockEnd: v.optional(v.picklist(['void'] as const), 'void'),
  /** Seats are numbered in the order of play: this is only how the table is drawn. */
  direction: v.optional(v.picklist(['ccw', 'cw'] as const), 'ccw'),
})
export type Options = v.InferOutput<typeof options>

export const presets = {
  classic: {},
  cafe: { requireArrangement: true, wrongFinish: 'loseTwo', discardHistory: 'topOnly' },
  quick: { startPoints: 7 },
  partners: { partners: true },
} as const satisfies Record<string, Partial<Options>>
