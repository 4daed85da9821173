import { leastDeadwood, pairs } from '../../rummy/solver/arrange.ts'
import { colourOf, numberOf } from '../../rummy/tiles.ts'
import { meldIds, type Meld, type MeldRules } from '../../rummy/meld.ts'

type Arranged = { groups: number[][]; loose: number[] }

function apart(melds: readonly Meld[], hand: readonly number[], face: (tile: number) => number): Arranged {
  const groups = meldIds(melds, hand, face)
  const used = new Set(groups.flat())
  const order = (tile: number) => colourOf(face(tile)) * 100 + numberOf(face(tile))
  return { groups, loose: hand.filter(tile => !used.has(tile)).sort((a, b) => order(a) - order(b)) }
}

/** Seri diz: runs and sets with the least left over. */
export function byMelds(hand: readonly number[], rules: MeldRules, face: (tile: number) => number): Arranged {
  return apart(leastDeadwood(hand.map(face), rules).melds, hand, face)
}

/** Çift diz: as many pairs as there are. */
export function byPairs(hand: readonly number[], rules: MeldRules, face: (tile: number) => number): Arranged {
  return apart(pairs(hand.map(face), rules).pairs, hand, face)
}
