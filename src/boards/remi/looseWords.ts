import type { Options } from '../../games/remi/options.ts'
import { costOf } from '../../games/remi/rules/deadwood.ts'
import type { Say } from '../board.ts'

/** What so many points of loose tiles cost by the rules of this table; null: nothing, only the prize is paid. */
export const priceOf = (points: number, { settlement, tableMultiplier }: Options): number | null =>
  settlement === 'perLoser' ? null : points * tableMultiplier

/** How many tiles are loose, and what they cost. */
export function looseWords(tiles: readonly number[], options: Options, say: Say): string {
  const n = tiles.length
  if (!n) return say('remi.noneLoose')
  const points = priceOf(costOf(tiles, options), options)
  return points === null ? say('remi.loose', { n }) : say('remi.looseCost', { n, points })
}
