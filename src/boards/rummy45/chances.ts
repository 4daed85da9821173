import { dueTile, refuse } from '../../games/rummy45/legal.ts'
import { freshMelds } from '../../games/rummy45/rules/newMelds.ts'
import { positionOf } from '../../games/rummy45/rules/position.ts'
import type { View } from '../../games/rummy45/types.ts'

// What takes a search: fetched once the board stands.

/** Of all that the hand holds, however it stands: it goes out with it, or opens. */
export function light(view: View): 'out' | 'open' | null {
  const position = positionOf(view)
  if (!position) return null
  const due = dueTile(view)
  const best = freshMelds(position, due === null ? [] : [due])?.lay
  if (!best || refuse(view, best) !== null) return null
  const laid = best.table.flat().filter(tile => position.hand.includes(tile)).length
  if (position.hand.length - laid <= 1) return 'out'
  return position.melded ? null : 'open'
}
