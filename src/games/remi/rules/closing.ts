import { canMeldAll } from '../../../rummy/solver/arrange.ts'
import { type Meld, meldIds, readMeld, readPair } from '../../../rummy/meld.ts'
import type { Options } from '../options.ts'
import { meldRules } from './meldRules.ts'
import { baseOf, bestPattern, closesOddly } from './patterns.ts'
import { plainBase } from './payment.ts'
import { face, isJoker } from './tiles.ts'
import type { Close, Tile } from '../types.ts'

/** Whether these fourteen tiles close, in whatever way. */
export function closes(tiles: readonly Tile[], options: Options): boolean {
  const faces = tiles.map(face)
  return canMeldAll(faces, meldRules(options)) !== null || closesOddly(faces, options)
}

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

/** The place of the first group that is no meld, or -1: what a player proposes when closing. */
export function wrongGroup(groups: readonly (readonly Tile[])[], options: Options): number {
  const rules = meldRules(options)
  return groups.findIndex(group => {
    const faces = group.map(face)
    if (options.doublesClose && readPair(faces, rules)) return false
    if (options.mozaicClose && faces.length === 14 && bestPattern(faces, options)?.pattern === 'mozaic') return false
    return readMeld(faces, rules) === null
  })
}
