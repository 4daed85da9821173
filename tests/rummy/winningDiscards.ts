import type { Meld, MeldRules } from '../../src/rummy/meld.ts'
import { canMeldAll, pairs } from '../../src/rummy/solver/arrange.ts'

type WinningDiscard = { discard: number; melds: Meld[] | null; pairs: Meld[] | null }

/** Every face of a hand whose discard leaves all the others in runs and sets, or all in pairs. */
export function winningDiscards(tiles: readonly number[], rules: MeldRules): WinningDiscard[] {
  return [...new Set(tiles)].flatMap(discard => {
    const rest = tiles.toSpliced(tiles.indexOf(discard), 1)
    const melds = canMeldAll(rest, rules)
    const paired = pairs(rest, rules)
    const allPairs = paired.count * 2 === rest.length ? paired.pairs : null
    return melds || allPairs ? [{ discard, melds, pairs: allPairs }] : []
  })
}
