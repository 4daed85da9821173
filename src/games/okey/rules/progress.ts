import { distance, pairsDistance, usefulTiles } from '../../../rummy/solver/distance.ts'
import { isWild, plainFace } from '../../../rummy/meld.ts'
import { FJ } from '../../../rummy/tiles.ts'
import type { Tile, View } from '../types.ts'
import { unseen } from '../view.ts'
import { face, meldRules } from './tiles.ts'

/** A hand of fourteen: exchanges still needed, by which way, and how many tiles not yet seen would bring it nearer. */
export type Outlook = { away: number; pairs: boolean; useful: number[]; live: number }

/** How many of each face are still out of the viewer's sight. */
export function hiddenFaces(view: View): number[] {
  const count = new Array<number>(54).fill(0)
  for (const tile of unseen(view)) count[face(tile)]++
  return count
}

/** How many tiles must be exchanged at least, by runs and sets or by pairs. */
export function awayFrom(view: View, tiles: readonly Tile[]): number {
  const faces = tiles.map(face)
  const rules = meldRules(view)
  return Math.min(distance(faces, rules), pairsDistance(faces, rules))
}

/** What `far` makes of a distance by pairs is what counts when the two ways are compared. */
export function outlook(
  view: View,
  tiles: readonly Tile[],
  hidden: readonly number[],
  far: (pairs: number) => number = pairs => pairs,
): Outlook {
  const faces = tiles.map(face)
  const rules = meldRules(view)
  const byMelds = distance(faces, rules)
  const paired = pairsDistance(faces, rules)
  const byPairs = far(paired)
  const nearest = Math.min(byMelds, byPairs)
  const away = byMelds === nearest ? byMelds : paired
  const useful = new Set<number>()
  if (byMelds === nearest) for (const tile of usefulTiles(faces, rules, FJ)) useful.add(tile)
  if (byPairs === nearest) {
    // Any tile that pairs a single one; an okey pairs with anything.
    const plain = faces.filter(one => !isWild(one, rules)).map(one => plainFace(one, rules))
    for (const one of plain)
      if (plain.indexOf(one) === plain.lastIndexOf(one)) useful.add(one === rules.okey ? FJ : one)
    useful.add(rules.okey!)
    if (rules.falseJoker === 'wild') useful.add(FJ)
  }
  const live = [...useful].reduce((sum, one) => sum + hidden[one], 0)
  return { away, pairs: byPairs < byMelds, useful: [...useful], live }
}
