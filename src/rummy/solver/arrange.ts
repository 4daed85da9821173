import { shared, type Budget } from '../budget.ts'
import { coverCircular } from './coverCircular.ts'
import { cover } from './exactCover.ts'
import type { Meld, MeldRules } from '../meld.ts'
import { deadValue, isWild, plainFace, readPair, runValue, setValue } from '../meld.ts'
import { sweep } from './sweep.ts'
import { numberOf } from '../tiles.ts'

export type { Meld, MeldRules } from '../meld.ts'

const UNIT = { run: new Array<number>(15).fill(0), set: new Array<number>(15).fill(0) }

/** All tiles in runs and sets, or null if that cannot be. */
export function canMeldAll(tiles: readonly number[], rules: MeldRules): Meld[] | null {
  if (tiles.length < 3) return tiles.length ? null : []
  if (rules.run1 === 'circular') return coverCircular(tiles, rules)
  const quick = cover(tiles, rules)
  if (quick !== undefined) return quick
  return sweep(tiles, rules, { mode: 'cover', plain: UNIT, wild: UNIT })?.melds ?? null
}

/**
 * So many of the sweep's situations one question may cost, two or three microseconds each: enough to be exact but for
 * racks with four wilds, or with two where runs may go over the edge. What those get is nearly the best, and as soon.
 */
const SITUATIONS = 16_000
export const budgetOf = (): Budget => ({ left: SITUATIONS })

/** The runs and sets that bring most, within the budget. keepOne: at least one tile must stay in the hand. */
export function bestMelds(
  tiles: readonly number[],
  rules: MeldRules,
  { keepOne = false, budget = budgetOf() }: { keepOne?: boolean; budget?: Budget } = {},
): { points: number; melds: Meld[] } {
  const values = { run: table(place => runValue(place, rules)), set: table(number => setValue(number, rules)) }
  const best = sweep(tiles, rules, { mode: 'best', plain: values, wild: values, budget })!
  const laid = best.melds.reduce((sum, meld) => sum + meld.tiles.length, 0)
  if (!keepOne || laid < tiles.length) return { points: best.value, melds: best.melds }
  return [...new Set(tiles)]
    .map((kept, i, { length }) =>
      shared(budget, length - i, part => bestMelds(without(tiles, kept), rules, { budget: part })),
    )
    .reduce((a, b) => (b.points > a.points ? b : a), { points: 0, melds: [] as Meld[] })
}

/** The runs and sets that leave the cheapest rest. */
export function leastDeadwood(
  tiles: readonly number[],
  rules: MeldRules,
): { deadwood: number; melds: Meld[]; left: number[] } {
  const cost = table(place => rules.deadwood?.[place === 14 ? 1 : place] ?? (place === 14 ? 1 : place))
  const jokers = tiles.filter(tile => isWild(tile, rules))
  const joker = jokers.length ? deadValue(jokers[0], rules) : 0
  const wild = table(() => joker)
  const { melds } = sweep(tiles, rules, {
    mode: joker ? 'spend' : 'best',
    plain: { run: cost, set: cost },
    wild: { run: wild, set: wild },
  })!
  const left = [...tiles]
  for (const meld of melds) for (const { tile } of meld.tiles) left.splice(left.indexOf(tile), 1)
  return { deadwood: left.reduce((sum, tile) => sum + deadValue(tile, rules), 0), melds, left }
}

/** As many pairs as can be; a wild pairs with anything. */
export function pairs(tiles: readonly number[], rules: MeldRules): { count: number; pairs: Meld[] } {
  const wilds = tiles.filter(tile => isWild(tile, rules))
  const waiting = new Map<number, number>()
  const found: number[][] = []
  for (const tile of tiles) {
    if (isWild(tile, rules)) continue
    const face = plainFace(tile, rules)
    const twin = waiting.get(face)
    if (twin === undefined) waiting.set(face, tile)
    else {
      waiting.delete(face)
      found.push([twin, tile])
    }
  }
  // The dearest singles first: an opening hand counts what it lays.
  const singles = [...waiting.values()].sort((a, b) => numberOf(plainFace(b, rules)) - numberOf(plainFace(a, rules)))
  while (wilds.length && singles.length) found.push([singles.shift()!, wilds.pop()!])
  while (wilds.length > 1) found.push([wilds.pop()!, wilds.pop()!])
  return { count: found.length, pairs: found.map(pair => readPair(pair, rules)!) }
}

const table = (value: (place: number) => number) => Array.from({ length: 15 }, (_, place) => value(place))

function without(tiles: readonly number[], tile: number): number[] {
  const at = tiles.indexOf(tile)
  return tiles.filter((_, i) => i !== at)
}
