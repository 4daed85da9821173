import { DRAW } from '../../../rummy/winChance.ts'
import { worth } from './discard.ts'
import { away, choices, countUnseen, oddsOf, paths, total, ways } from './nearness.ts'
import { ownHand } from '../../../rummy/atuGame.ts'
import { isJoker, without } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/** Whether the tile on offer brings the hand nearer. */
export function isNearer(view: View): boolean {
  if (view.offer === null) return false
  const hand = ownHand(view)
  return isJoker(view.offer) || away([...hand, view.offer], view) < away(hand, view)
}

/** A taken tile must bring the hand nearer, or (level 4) be worth more than a draw: so many more would help then. */
export function takes(view: View, level: number): boolean {
  if (view.offer === null) return false
  return view.stock === 0 || isNearer(view) || (level > 3 && widens(view, view.offer))
}

function widens(view: View, offer: Tile): boolean {
  const hand = ownHand(view)
  const now = away(hand, view)
  const left = countUnseen(view)
  const worthOf = (tiles: readonly Tile[], more: number) =>
    Math.max(
      ...paths(tiles, view)
        .filter(one => one.away === now)
        .map(({ path }) => worth(tiles, oddsOf(tiles, now, total(ways(path, tiles, left, view)), view) + more, view)),
    )
  const least = worthOf(hand, DRAW)
  const others = choices(hand).filter(tile => !isJoker(tile))
  return others.some(thrown => worthOf([...without(hand, thrown), offer], 0) > least)
}
