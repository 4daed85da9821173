import * as v from 'valibot'
import type { OptionGroup } from '../game.ts'
import { choice, flag, whole } from '../option.ts'

/** Every house rule, under the rule book's name. What stands here is the preset `brief`. */
export const options = v.object({
  hands: choice([1, 3, 5, 7, 9, 11], 7),
  teams: flag(false),
  starter: choice(['rightOfDealer', 'dealer'], 'rightOfDealer'),
  direction: choice(['ccw', 'cw'], 'ccw'),

  falseJoker: choice(['face', 'wild'], 'face'),
  riziko: flag(false),
  run1: choice(['low', 'lowOrHigh', 'circular'], 'low'),
  highOneValue: choice([1, 14], 1),

  threshold: whole(0, 201, 101),
  minPairs: whole(1, 10, 5),
  raise: flag(false),
  raisePartner: choice(['exempt', 'bound'], 'exempt'),
  strictOpening: flag(false),
  eldenNeedsThreshold: flag(false),

  twinOk: flag(true),
  giveBack: choice(['free', 'penalty'], 'free'),
  pairsGoerMayTake: choice(['forPairs', 'never'], 'forPairs'),
  declaredPairs: flag(false),

  /** 21 is as many as one likes. */
  pairsLayoffPerTurn: whole(0, 21, 2),
  seriesMayLayPairs: flag(true),
  setSwap: choice(['either', 'bothOnTable'], 'either'),
  rearrange: flag(false),
  undo: choice(['free', 'lastOnly'], 'free'),

  stockEnd: choice(['lastDiscardOffer', 'immediate'], 'lastDiscardOffer'),
  allPairs: choice(['allOpenedWithPairs', 'handsOnlyPairs', 'redeal'], 'allOpenedWithPairs'),
  /** What a pair is for `handsOnlyPairs`: two of a face, or as the brief's code has it, exactly two of a number. */
  handPairs: choice(['identical', 'sameNumber'], 'identical'),

  winnerPoints: whole(0, 1000, 101),
  okeyFinishFactor: whole(1, 4, 1),
  pairsFinishFactor: whole(1, 4, 1),
  eldenFactor: whole(1, 4, 1),
  /** 0 is no limit. */
  maxMultiplier: whole(0, 64, 0),
  pairsOpenedFactor: whole(1, 4, 1),
  unopened: choice(['doubled', 'fixed'], 'doubled'),
  unopenedPoints: whole(0, 1000, 202),
  /** 0 is no limit. */
  unopenedCap: whole(0, 10000, 0),
  unopenedJoker: choice(['doubleThenAdd', 'addThenDouble'], 'doubleThenAdd'),
  okeyInHand: whole(0, 1000, 101),
  okeyInHandPer: choice(['hand', 'tile'], 'hand'),
  okeyInHandWhen: choice(['opened', 'always'], 'always'),
  okeyInHandOrder: choice(['after', 'before'], 'after'),
  okeyExcluded: flag(false),
  falseJokerCountsAsJoker: flag(true),
  stockScoring: choice(['lowestOpened', 'deckEmpty', 'classic'], 'lowestOpened'),
  /** What a match total is charged for a hand without a score in which somebody scored; at least the highest score. */
  unscoredCharge: whole(0, 1000, 101),
  partnerForgiven: flag(true),
  floorPenalties: choice(['off', 'playable', 'okey', 'both'], 'off'),
  floorAmount: whole(0, 1000, 101),
  fedOpening: choice(['off', 'flat', 'tenTimesTile'], 'off'),
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
  | 'unscoredCharge'
  | 'partnerForgiven'
  | 'floorAmount'
>

export const groups = {
  often: [
    'hands',
    'teams',
    'unopened',
    'unopenedPoints',
    'okeyInHand',
    'floorPenalties',
    'raise',
    'falseJoker',
    'threshold',
    'minPairs',
  ],
  play: [
    'strictOpening',
    'eldenNeedsThreshold',
    'raisePartner',
    'run1',
    'twinOk',
    'giveBack',
    'pairsGoerMayTake',
    'declaredPairs',
    'pairsLayoffPerTurn',
    'seriesMayLayPairs',
    'setSwap',
    'rearrange',
    'riziko',
    'stockEnd',
    'allPairs',
    'handPairs',
  ],
  scoring: [
    'winnerPoints',
    'okeyFinishFactor',
    'pairsFinishFactor',
    'eldenFactor',
    'pairsOpenedFactor',
    'unopenedJoker',
    'okeyInHandPer',
    'okeyInHandWhen',
    'okeyInHandOrder',
    'okeyExcluded',
    'falseJokerCountsAsJoker',
    'highOneValue',
    'stockScoring',
    'unscoredCharge',
    'partnerForgiven',
    'floorAmount',
    'fedOpening',
    'bigOpening',
  ],
  limits: ['maxMultiplier', 'unopenedCap'],
  table: ['starter', 'direction', 'undo'],
} as const satisfies Record<OptionGroup, readonly (keyof Options)[]>
