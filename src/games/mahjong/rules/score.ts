import type { Line } from '../../game.ts'
import { countsBeside, FLOWER_WINS, RULES } from './fan.ts'
import type { Facts, Part, Rule } from './fan.ts'
import type { Options } from '../options.ts'
import { declaredGroup, readings } from './decompose.ts'
import type { Declared, Reading } from './decompose.ts'

/** A finished hand, in kinds; `concealed` includes `winTile`; flowers are 1–8, winds 0–3. */
export type Winning = {
  concealed: readonly number[]
  winTile: number
  melds: readonly Declared[]
  flowers: readonly number[]
  seatWind: number
  roundWind: number
  selfDraw: boolean
  robbingKong?: boolean
  kongReplacement?: boolean
  doubleKong?: boolean
  flowerReplacement?: boolean
  /** The last live tile was drawn: by the winner, or by who then discarded. */
  lastTile?: boolean
  heavenly?: boolean
  earthly?: boolean
  human?: boolean
  /** Seven or eight flowers were not declared when they came: they no longer win by themselves. */
  flowersPassed?: boolean
}

type Item = { key: Line['key']; fan: number }
export type Score = { items: Item[]; rawFan: number; fan: number; capped: boolean; base: number }

/** Base points by fan; beyond the end the last holds. */
const TABLES = {
  halfSpicy: [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384],
  fullSpicy: Array.from({ length: 14 }, (_, fan) => 2 ** fan),
  fanLaak: [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64],
}

export const basePoints = (fan: number, table: Options['table']): number => TABLES[table][Math.min(fan, 13)]

const total = (items: readonly Item[]): number => items.reduce((sum, item) => sum + item.fan, 0)
const better = (a: Item[], b: Item[]): Item[] => (total(b) > total(a) ? b : a)

export const fanOf = (rule: Rule, options: Options): number =>
  typeof rule.fan === 'number' ? rule.fan : rule.fan(options)

function apply(parts: readonly Part[], facts: Facts): Item[] {
  const items: Item[] = []
  for (const rule of RULES) {
    if (!parts.includes(rule.part)) continue
    const times = Number(rule.times(facts))
    for (let i = 0; i < times; i++) items.push({ key: rule.key, fan: fanOf(rule, facts.options) })
  }
  return items
}

/** The items of one reading: the tiles (or the limit hand that replaces them), then what adds to either. */
function itemsOf(reading: Reading, win: Winning, options: Options): Item[] {
  const groups = [...win.melds.map(declaredGroup), ...reading.groups]
  const melded = win.melds.flatMap(({ type, tile }) =>
    type === 'chi' ? [tile, tile + 1, tile + 2] : [tile, tile, tile],
  )
  const facts: Facts = { win, options, reading, groups, kinds: [...win.concealed, ...melded] }
  const limits = apply(['limit'], facts)
  const beside = options.limitHandAlone && limits.length ? [] : apply(['luck', 'flower'], facts)
  const highest = Math.max(...limits.map(item => item.fan))
  // Of two limit hands the higher counts, once; of two equal ones the one that lets more count beside it.
  const hands = limits.length
    ? limits.filter(item => item.fan === highest).map(item => [item])
    : [apply(['shape', 'suit', 'honour'], facts)]
  return hands
    .map(tiles => [...tiles, ...beside.filter(item => countsBeside(item.key, tiles))])
    .reduce((best, items) => better(best, items))
}

function flowerItems(win: Winning, options: Options): Item[] {
  if (win.flowersPassed) return []
  const found = FLOWER_WINS.find(
    ({ key, needs }) => win.flowers.length >= needs && (key !== 'sevenFlowers' || options.sevenFlowers),
  )
  return found && win.selfDraw ? [{ key: found.key, fan: found.fan }] : []
}

/** The best score of a finished hand, or null when it is no win at all. */
export function scoreIfWon(win: Winning, options: Options): Score | null {
  const found = readings(win.concealed, options.sevenPairs, options.sevenPairsQuad)
  let items = flowerItems(win, options)
  if (!found.length && !items.length) return null
  for (const reading of found) items = better(items, itemsOf(reading, win, options))
  const rawFan = total(items)
  const fan = Math.min(rawFan, options.limitFan)
  return {
    items: items.length ? items : [{ key: 'chicken', fan: 0 }],
    rawFan,
    fan,
    capped: rawFan > fan,
    base: basePoints(fan, options.table),
  }
}

/** The score of a win that the table lets one declare. Seven or eight flowers ask for no minimum, whatever else the hand is. */
export function offeredScore(win: Winning, options: Options): Score | null {
  const score = scoreIfWon(win, options)
  return score && (flowerItems(win, options).length || meetsMinimum(score, options)) ? score : null
}

const FREE = new Set(['heavenlyHand', 'earthlyHand', 'sevenFlowers', 'eightFlowers'])
const FLOWER_KEYS = new Set(RULES.filter(rule => rule.part === 'flower').map(rule => rule.key))

/** Whether the table lets one win with this. */
export function meetsMinimum(score: Score, options: Options): boolean {
  if (score.items.some(item => FREE.has(item.key))) return true
  const counted = options.flowersCountForMinimum ? score.items : score.items.filter(item => !FLOWER_KEYS.has(item.key))
  return total(counted) >= options.minFan
}
