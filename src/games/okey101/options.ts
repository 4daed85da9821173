import * as v from 'valibot'

const whole = (least: number, most: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), standard)
const flag = (standard: boolean) => v.optional(v.boolean(), standard)

/** Every house rule, under the rule book's name. What stands here is the preset `brief`. */
export const options = v.object({
  hands: v.optional(v.picklist([1, 3, 5, 7, 9, 11] as const), 7),
  teams: flag(false),
  starter: v.optional(v.picklist(['rightOfDealer', 'dealer'] as const), 'rightOfDealer'),
  direction: v.optional(v.picklist(['ccw', 'cw'] as const), 'ccw'),

  falseJoker: v.optional(v.picklist(['face', 'wild'] as const), 'face'),
  riziko: flag(false),
  run1: v.optional(v.picklist(['low', 'lowOrHigh', 'circular'] as const), 'low'),
  highOneValue: v.optional(v.picklist([1, 14] as const), 1),

  threshold: whole(0, 201, 101),
  minPairs: whole(1, 10, 5),
  raise: flag(false),
  raisePartner: v.optional(v.picklist(['exempt', 'bound'] as const), 'exempt'),
  strictOpening: flag(false),
  eldenNeedsThreshold: flag(false),

  twinOk: flag(true),
  giveBack: v.optional(v.picklist(['free', 'penalty'] as const), 'free'),
  pairsGoerMayTake: v.optional(v.picklist(['forPairs', 'never'] as const), 'forPairs'),
  declaredPairs: flag(false),

  /** 21 is as many as one likes. */
  pairsLayoffPerTurn: whole(0, 21, 2),
  seriesMayLayPairs: flag(true),
  setSwap: v.optional(v.picklist(['either', 'bothOnTable'] as const), 'either'),
  rearrange: flag(false),
  undo: v.optional(v.picklist(['free', 'lastOnly'] as const), 'free'),

  stockEnd: v.optional(v.picklist(['lastDiscardOffer', 'immediate'] as const), 'lastDiscardOffer'),
  allPairs: v.optional(v.picklist(['allOpenedWithPairs', 'handsOnlyPairs', 'redeal'] as const), 'allOpenedWithPairs'),

  winnerPoints: whole(0, 1000, 101),
  okeyFinishFactor: whole(1, 4, 1),
  pairsFinishFactor: whole(1, 4, 1),
  eldenFactor: whole(1, 4, 1),
  /** 0 is no limit. */
  maxMultiplier: whole(0, 64, 0),
  pairsOpenedFactor: whole(1, 4, 1),
  unopened: v.optional(v.picklist(['doubled', 'fixed'] as const), 'doubled'),
  unopenedPoints: whole(0, 1000, 202),
  /** 0 is no limit. */
  unopenedCap: whole(0, 10000, 0),
  unopenedJoker: v.optional(v.picklist(['doubleThenAdd', 'addThenDouble'] as const), 'doubleThenAdd'),
  okeyInHand: whole(0, 1000, 101),
  okeyInHandPer: v.optional(v.picklist(['hand', 'tile'] as const), 'hand'),
  okeyInHandWhen: v.optional(v.picklist(['opened', 'always'] as const), 'always'),
  okeyInHandOrder: v.optional(v.picklist(['after', 'before'] as const), 'after'),
  okeyExcluded: flag(false),
  falseJokerCountsAsJoker: flag(true),
  stockScoring: v.optional(v.picklist(['lowestOpened', 'deckEmpty', 'classic'] as const), 'lowestOpened'),
  partnerForgiven: flag(true),
  floorPenalties: v.optional(v.picklist(['off', 'playable', 'okey', 'both'] as const), 'off'),
  floorAmount: whole(0, 1000, 101),
  fedOpening: v.optional(v.picklist(['off', 'flat', 'tenTimesTile'] as const), 'off'),
  bigOpening: flag(false),
})
export type Options = v.InferOutput<typeof options>

/** What scoring alone asks for. */
export type ScoreOptions = Pick<
  Options,
  | 'teams'
  | 'falseJoker'
  | 'allPairs'
  | 'winnerPoints'
  | 'okeyFinishFactor'
  | 'pairsFinishFactor'
  | 'eldenFactor'
  | 'maxMultiplier'
  | 'pairsOpenedFactor'
  | 'unopened'
  | 'unopenedPoints'
  | 'unopenedCap'
  | 'unopenedJoker'
  | 'okeyInHand'
  | 'okeyInHandPer'
  | 'okeyInHandWhen'
  | 'okeyInHandOrder'
  | 'okeyExcluded'
  | 'falseJokerCountsAsJoker'
  | 'stockScoring'
  | 'partnerForgiven'
  | 'floorAmount'
>

// Each preset spells out all it decides, so that one tap leads from any of them to any other.
const brief = {
  winnerPoints: 101,
  okeyFinishFactor: 1,
  pairsFinishFactor: 1,
  eldenFactor: 1,
  maxMultiplier: 0,
  pairsOpenedFactor: 1,
  unopened: 'doubled',
  unopenedPoints: 202,
  unopenedCap: 0,
  unopenedJoker: 'doubleThenAdd',
  okeyInHand: 101,
  okeyInHandPer: 'hand',
  okeyInHandWhen: 'always',
  okeyInHandOrder: 'after',
  okeyExcluded: false,
  falseJokerCountsAsJoker: true,
  stockScoring: 'lowestOpened',
  allPairs: 'allOpenedWithPairs',
  floorPenalties: 'off',
} as const satisfies Partial<Options>

export const presets = {
  brief,
  briefCode: { ...brief, unopenedJoker: 'addThenDouble' },
  classic101: {
    ...brief,
    okeyFinishFactor: 2,
    pairsFinishFactor: 2,
    eldenFactor: 2,
    pairsOpenedFactor: 2,
    unopened: 'fixed',
    okeyInHandWhen: 'opened',
    falseJokerCountsAsJoker: false,
    stockScoring: 'classic',
    allPairs: 'redeal',
    floorPenalties: 'both',
  },
} as const satisfies Record<string, Partial<Options>>
