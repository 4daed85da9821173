import type { Options } from './options.ts'

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
  unscoredCharge: 101,
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

export const lengths = { hand: { hands: 1 }, short: { hands: 3 } } as const satisfies Record<string, Partial<Options>>
