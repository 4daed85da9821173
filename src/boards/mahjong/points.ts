import { figure } from '../../components/numbers.ts'
import type { Options } from '../../games/mahjong/options.ts'
import { FLOWER_WINS, RULES } from '../../games/mahjong/rules/fan.ts'
import { scoreTransfer } from '../../games/mahjong/rules/payment.ts'
import { basePoints, fanOf } from '../../games/mahjong/rules/score.ts'
import { sayAny } from '../../messages/translate.ts'
import type { PointsRow, Say } from '../board.ts'

/** Hands that show what a rule asks for. */
const SAMPLES: Record<string, string> = {
  allChows: '123m 456m 789p 234s 55p',
  allPungs: '111m 444p 777s 222z 33p',
  fourConcealedPungs: '222m 555m 888p 333s 66z',
  sevenPairs: '11m 44m 77p 99p 22s 33z 55z',
  mixedOneSuit: '123p 456p 777p 111z 55z',
  fullFlush: '123s 345s 678s 999s 22s',
  mixedTerminals: '111m 999p 111s 222z 77z',
  smallThreeDragons: '555z 666z 77z 123m 789s',
  greatThreeDragons: '555z 666z 777z 123m 88s',
  smallFourWinds: '111z 222z 333z 44z 123p',
  allHonors: '111z 333z 555z 666z 77z',
  allTerminals: '111m 999m 111p 999s 11s',
  nineGates: '1112345678999m 5m',
  greatFourWinds: '111z 222z 333z 444z 55z',
  thirteenOrphans: '19m 19p 19s 1234567z 1z',
  allKongs: '1111m 5555p 9999s 6666z 22z',
  dragonPung: '666z',
  seatWind: '111z',
  roundWind: '111z',
  flowerSet: '1234f',
  sevenFlowers: '1234f 123g',
  eightFlowers: '1234f 1234g',
}

export type FanRow = { key: string; fan: number; sample: string | null }

/** Whether this table knows the rule at all. */
function played(key: string, part: string, options: Options): boolean {
  if (part === 'flower') return options.flowers && (key !== 'sevenFlowers' || options.sevenFlowers)
  if (key === 'sevenPairs') return options.sevenPairs
  if (key === 'humanHand') return options.humanHand
  if (key === 'flowerReplacement') return options.flowers && options.flowerReplacementFan
  return true
}

/** What earns fan at this table, the smallest first, each rule once. */
export function fanTable(options: Options): FanRow[] {
  const parts = options.smallFourWindsFan === 'parts' ? 'honour' : 'limit'
  const rules = RULES.filter(({ key, part }) => key !== 'smallFourWinds' || part === parts)
  const rows = [
    ...rules.map(rule => ({ key: rule.key as string, part: rule.part as string, fan: fanOf(rule, options) })),
    ...FLOWER_WINS.map(({ key, fan }) => ({ key: key as string, part: 'flower', fan })),
  ]
  return rows
    .filter(({ key, part }) => played(key, part, options))
    .sort((a, b) => a.fan - b.fan)
    .map(({ key, fan }) => ({ key, fan, sample: SAMPLES[key] ?? null }))
}

/** What fan are worth, and who pays how often. */
export function points(options: Options, say: Say): PointsRow[] {
  const { minFan, limitFan, table, payment, selfDrawMultiplier } = options
  const paid = (discarder: number | null) =>
    scoreTransfer({ winner: 0, discarder, base: 1, scheme: payment, selfDrawMultiplier })
  const [, discarder, other] = paid(1)
  const [, each] = paid(null)
  const times = (share: number) => `× ${figure(0 - share)}`
  return [
    ...Array.from({ length: limitFan - minFan + 1 }, (_, i) => ({
      name: sayAny(say, 'board.fan', { n: minFan + i }),
      worth: figure(basePoints(minFan + i, table)),
    })),
    { name: say('book.discarder'), worth: times(discarder) },
    { name: say('book.others'), worth: times(other) },
    { name: say('book.selfDraw'), worth: times(each) },
  ]
}
