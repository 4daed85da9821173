import { face, meldRules } from '../../games/okey/rules/tiles.ts'
import type { Laid, Tile, View } from '../../games/okey/types.ts'
import { distance, pairsDistance } from '../../rummy/solver/distance.ts'
import { leastDeadwood, pairs as pairsIn } from '../../rummy/solver/arrange.ts'
import { meldIds } from '../../rummy/meld.ts'

/** How far somebody had come when the hand ended: the groups of the way that was nearer, and what stood in none. */
export function standing(view: View, seat: number): { pairs: boolean; melds: Laid[]; loose: Tile[] } {
  const hand = view.hands[seat].filter(tile => tile !== null)
  const rules = meldRules(view)
  const faces = hand.map(face)
  const pairs = pairsDistance(faces, rules) < distance(faces, rules)
  const found = pairs ? pairsIn(faces, rules).pairs : leastDeadwood(faces, rules).melds
  const ids = meldIds(found, hand, face)
  const melds = found.map(({ kind, tiles }, i) => ({
    kind,
    tiles: tiles.map(({ as }, k) => ({ tile: ids[i][k], as })),
  }))
  const used = new Set(ids.flat())
  const loose = hand.filter(tile => !used.has(tile)).sort((a, b) => face(a) - face(b))
  return { pairs, melds, loose }
}
