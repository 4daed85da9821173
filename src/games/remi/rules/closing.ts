import { type Meld, meldIds } from '../../../rummy/meld.ts'
import type { Options } from '../options.ts'
import { baseOf, bestPattern } from './patterns.ts'
import { plainBase } from './payment.ts'
import { face, isJoker } from './tiles.ts'
import type { Close, Tile } from '../types.ts'

/** What closing with `tile` is worth when `tiles` are the other fourteen; null if they do not close. */
export function closeWith(tiles: readonly Tile[], tile: Tile, launched: number, options: Options): Close | null {
  const found = bestPattern(tiles.map(face), options)
  if (!found) return null
  const { pattern, melds } = found
  const jokers = tiles.filter(isJoker).length
  const base = options.patterns ? baseOf(pattern, jokers, launched, isJoker(tile)) : plainBase(jokers, options)
  return { melds, pattern, jokers, base }
}

/** A close's melds as the winner's own tiles. */
export const closeIds = (melds: readonly Meld[], tiles: readonly Tile[]) => meldIds(melds, tiles, face)
