import { face } from '../../games/remi/close.ts'
import { deadValue, readMeld, type MeldRules } from '../../games/rummy/meld.ts'

/** What stands on the rack as it is grouped: the tiles in proper groups, and what the loose ones would cost. */
export function judge(groups: readonly number[][], rules: MeldRules): { good: Set<number>; deadwood: number } {
  const good = new Set(groups.filter(group => readMeld(group.map(face), rules)).flat())
  const loose = groups.flat().filter(tile => !good.has(tile))
  return { good, deadwood: loose.reduce((sum, tile) => sum + deadValue(face(tile), rules), 0) }
}
