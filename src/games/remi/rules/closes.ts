import { readMeld, readPair } from '../../../rummy/meld.ts'
import { canMeldAll } from '../../../rummy/solver/arrange.ts'
import type { Options } from '../options.ts'
import type { Tile } from '../types.ts'
import { meldRules } from './meldRules.ts'
import { closesOddly, mozaic } from './oddCloses.ts'
import { face } from './tiles.ts'

/** Whether these fourteen tiles close, in whatever way. */
export function closes(tiles: readonly Tile[], options: Options): boolean {
  const faces = tiles.map(face)
  return canMeldAll(faces, meldRules(options)) !== null || closesOddly(faces, options)
}

/** The place of the first group that is no meld, or -1: what a player proposes when closing. */
export function wrongGroup(groups: readonly (readonly Tile[])[], options: Options): number {
  const rules = meldRules(options)
  return groups.findIndex(group => {
    const faces = group.map(face)
    if (options.doublesClose && readPair(faces, rules)) return false
    if (options.mozaicClose && faces.length === 14 && mozaic(faces)) return false
    return readMeld(faces, rules) === null
  })
}
