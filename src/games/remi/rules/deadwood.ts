import { meldIds, readMeld } from '../../../rummy/meld.ts'
import { leastDeadwood } from '../../../rummy/solver/arrange.ts'
import { meldRules, type Options } from '../options.ts'
import { face, without } from './tiles.ts'
import type { Tile } from '../types.ts'

/** The tiles of a loser that count: of the best arrangement, or of the board as it stands. */
export function leftOver(hand: readonly Tile[], board: readonly Tile[][], options: Options): Tile[] {
  const rules = meldRules(options)
  if (options.deadwood === 'asArranged') {
    const melded = board.filter(group => readMeld(group.map(face), rules)).flat()
    return without(hand, ...melded)
  }
  const { melds } = leastDeadwood(hand.map(face), rules)
  return without(hand, ...meldIds(melds, hand, face).flat())
}
