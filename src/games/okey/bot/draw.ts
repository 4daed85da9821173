import { DRAW, winOdds } from '../../../rummy/winChance.ts'
import { offer } from '../legal.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { hiddenFaces } from '../rules/progress.ts'
import { face, isOkey } from '../rules/tiles.ts'
import type { View } from '../types.ts'
import { standing } from './discard.ts'
import { reach } from './reach.ts'

/** Whether the tile on offer, though no nearer, raises the odds by more than a draw: so many more tiles would help then. */
export function widens(view: View): boolean {
  const tile = offer(view)
  const hand = ownHand(view)
  if (tile === null) return false
  const away = reach(view, hand)
  const hidden = hiddenFaces(view)
  const least = winOdds(standing(view, hand, hidden)) + DRAW
  const once = hand.filter((one, i) => hand.findIndex(other => face(other) === face(one)) === i)
  return once.some(thrown => {
    if (isOkey(view, thrown)) return false
    const kept = [...hand.filter(one => one !== thrown), tile]
    return reach(view, kept) === away && winOdds(standing(view, kept, hidden)) > least
  })
}
