import type { Line } from '../../game.ts'
import type { Options } from '../options.ts'
import type { Group, Reading } from './decompose.ts'
import type { Winning } from './score.ts'
import { DRAGONS, HONOURS, isDragon, isHonour, isTerminal, isWind, suitOf } from './tiles.ts'

/** Everything a rule may ask about one reading of a win. */
export type Facts = {
  win: Winning
  options: Options
  reading: Reading
  /** Declared and concealed together. */
  groups: Group[]
  /** Every tile of the hand, melds included (three a meld). */
  kinds: number[]
}

/** shape, suit, honour: what the tiles are. limit: replaces these. flower, luck: add to both. */
export type Part = 'shape' | 'suit' | 'honour' | 'limit' | 'flower' | 'luck'
/** `times` says how often the rule applies; `fan` is for each time. */
export type Rule = {
  key: Line['key']
  part: Part
  fan: number | ((options: Options) => number)
  times: (facts: Facts) => boolean | number
}

const standard = ({ reading }: Facts) => reading.form === 'standard'
const triplets = (facts: Facts) => facts.groups.filter(group => !group.run)
const allTriplets = (facts: Facts) => standard(facts) && facts.groups.every(group => !group.run)
const tripletsOf = (facts: Facts, is: (kind: number) => boolean) =>
  triplets(facts).filter(({ kind }) => is(kind)).length
const pairIs = (facts: Facts, is: (kind: number) => boolean) => facts.reading.pair !== null && is(facts.reading.pair)
const suitsIn = ({ kinds }: Facts) => new Set(kinds.filter(kind => !isHonour(kind)).map(suitOf)).size
const honoursIn = ({ kinds }: Facts) => kinds.some(isHonour)
const orphansOnly = ({ kinds }: Facts) => kinds.every(kind => isHonour(kind) || isTerminal(kind))
const concealed = ({ groups }: Facts) => groups.every(group => !group.claimed)
const drawn = ({ win }: Facts) => win.selfDraw && !win.robbingKong

const fourConcealed = (facts: Facts) =>
  allTriplets(facts) && concealed(facts) && (drawn(facts) || facts.options.concealedPungsOnDiscard)

const smallWinds = (facts: Facts) => tripletsOf(facts, isWind) === 3 && pairIs(facts, isWind)

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3]
function nineGates({ win, options }: Facts): boolean {
  if (win.melds.length || win.concealed.length !== 14) return false
  const first = suitOf(win.concealed[0]) * 9
  if (first >= HONOURS) return false
  const over = GATES.map((need, rank) => win.concealed.filter(kind => kind === first + rank).length - need)
  // Thirteen of the fourteen are the gates; a pure wait means the fourteenth is the one that won.
  return over.every(extra => extra >= 0) && (!options.nineGatesPureWait || over[win.winTile - first] === 1)
}

const SERIES = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
]
const isSet = ({ win }: Facts, series: number[]) => series.every(number => win.flowers.includes(number))
const ownFlowers = (facts: Facts) =>
  SERIES.filter(series => !isSet(facts, series) && facts.win.flowers.includes(series[facts.win.seatWind])).length

/** Forms that are concealed by nature earn nothing for it. */
const concealedByNature = new Set(['thirteenOrphans', 'nineGates', 'heavenlyHand', 'earthlyHand', 'humanHand'])
/** Whether a circumstance still counts beside what the hand is. */
export const countsBeside = (key: string, tiles: readonly { key: string }[]): boolean =>
  !tiles.some(
    item =>
      (key === 'concealedHand' && concealedByNature.has(item.key)) ||
      (key === 'selfDraw' && item.key === 'heavenlyHand'),
  )

export const RULES: readonly Rule[] = [
  {
    key: 'allChows',
    part: 'shape',
    fan: 1,
    times: f =>
      standard(f) && f.groups.every(group => group.run) && (f.options.honourPairInAllChows || !pairIs(f, isHonour)),
  },
  { key: 'allPungs', part: 'shape', fan: 3, times: f => allTriplets(f) && !fourConcealed(f) },
  { key: 'fourConcealedPungs', part: 'shape', fan: options => options.fourConcealedPungsFan, times: fourConcealed },
  { key: 'sevenPairs', part: 'shape', fan: 4, times: f => f.reading.form === 'pairs' },

  { key: 'mixedOneSuit', part: 'suit', fan: 3, times: f => suitsIn(f) === 1 && honoursIn(f) },
  {
    key: 'fullFlush',
    part: 'suit',
    fan: options => options.fullFlushFan,
    times: f => suitsIn(f) === 1 && !honoursIn(f),
  },
  {
    key: 'mixedTerminals',
    part: 'suit',
    fan: 1,
    times: f => standard(f) && orphansOnly(f) && honoursIn(f) && suitsIn(f) > 0,
  },

  {
    key: 'smallThreeDragons',
    part: 'honour',
    fan: 3,
    times: f => tripletsOf(f, isDragon) === 2 && pairIs(f, isDragon),
  },
  { key: 'greatThreeDragons', part: 'honour', fan: 5, times: f => tripletsOf(f, isDragon) === 3 },
  {
    key: 'smallFourWinds',
    part: 'honour',
    fan: 3,
    times: f => f.options.smallFourWindsFan === 'parts' && smallWinds(f),
  },
  { key: 'dragonPung', part: 'honour', fan: 1, times: f => tripletsOf(f, isDragon) },
  { key: 'seatWind', part: 'honour', fan: 1, times: f => tripletsOf(f, kind => kind === HONOURS + f.win.seatWind) },
  { key: 'roundWind', part: 'honour', fan: 1, times: f => tripletsOf(f, kind => kind === HONOURS + f.win.roundWind) },

  { key: 'allHonors', part: 'limit', fan: 10, times: f => f.reading.form !== 'orphans' && f.kinds.every(isHonour) },
  { key: 'allTerminals', part: 'limit', fan: 10, times: f => f.kinds.every(isTerminal) },
  { key: 'nineGates', part: 'limit', fan: options => options.nineGatesFan, times: nineGates },
  {
    key: 'smallFourWinds',
    part: 'limit',
    fan: options => Number(options.smallFourWindsFan),
    times: f => f.options.smallFourWindsFan !== 'parts' && smallWinds(f),
  },
  { key: 'greatFourWinds', part: 'limit', fan: 13, times: f => tripletsOf(f, isWind) === DRAGONS - HONOURS },
  { key: 'thirteenOrphans', part: 'limit', fan: 13, times: f => f.reading.form === 'orphans' },
  { key: 'allKongs', part: 'limit', fan: 13, times: f => f.groups.length === 4 && f.groups.every(group => group.quad) },
  { key: 'heavenlyHand', part: 'limit', fan: 13, times: f => f.win.heavenly === true },
  { key: 'earthlyHand', part: 'limit', fan: 13, times: f => f.win.earthly === true },
  { key: 'humanHand', part: 'limit', fan: 13, times: f => f.options.humanHand && f.win.human === true },

  { key: 'selfDraw', part: 'luck', fan: 1, times: drawn },
  {
    key: 'concealedHand',
    part: 'luck',
    fan: 1,
    times: f =>
      concealed(f) && f.reading.form !== 'pairs' && !(f.options.concealedKongBreaksConcealed && f.win.melds.length > 0),
  },
  { key: 'lastTileDraw', part: 'luck', fan: 1, times: f => drawn(f) && f.win.lastTile === true },
  { key: 'lastDiscard', part: 'luck', fan: 1, times: f => !drawn(f) && f.win.lastTile === true },
  {
    key: 'kongReplacement',
    part: 'luck',
    fan: 1,
    times: f => drawn(f) && f.win.kongReplacement === true && !f.win.doubleKong,
  },
  { key: 'doubleKong', part: 'luck', fan: 8, times: f => drawn(f) && f.win.doubleKong === true },
  { key: 'robbingKong', part: 'luck', fan: 1, times: f => f.win.robbingKong === true },
  {
    key: 'flowerReplacement',
    part: 'luck',
    fan: 1,
    times: f => drawn(f) && f.options.flowerReplacementFan && f.win.flowerReplacement === true,
  },

  { key: 'noFlowers', part: 'flower', fan: 1, times: f => f.options.flowers && !f.win.flowers.length },
  { key: 'ownFlower', part: 'flower', fan: 1, times: ownFlowers },
  { key: 'flowerSet', part: 'flower', fan: 2, times: f => SERIES.filter(series => isSet(f, series)).length },
]

/** Wins without a hand: each is the whole score. */
export const FLOWER_WINS = [
  { key: 'eightFlowers', fan: 8, needs: 8 },
  { key: 'sevenFlowers', fan: 3, needs: 7 },
] as const
