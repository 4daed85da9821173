import { distance } from '../../../rummy/solver/distance.ts'
import { away, choices, countUnseen, total, ways } from './nearness.ts'
import { ownHand } from '../legal.ts'
import { meldRules } from '../options.ts'
import { face, isJoker, without } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/** A taken tile must bring the hand nearer, or (level 4) save more turns of waiting than the one it costs. */
export function takes(view: View, level: number): boolean {
  if (view.offer === null) return false
  if (view.stock === 0) return true
  const hand = ownHand(view)
  const [before, after] = [away(hand, view), away([...hand, view.offer], view)]
  if (isJoker(view.offer) || after < before) return true
  return level > 3 && before < 3 && waits(hand, view) - Math.min(...afterTaking(hand, view)) > 1
}

/** Turns until a useful tile comes, if each draw is as good as any other. */
function waits(hand: readonly Tile[], view: View): number {
  const left = countUnseen(view)
  const sum = [...left.values()].reduce((a, b) => a + b, 0)
  return sum / Math.max(0.5, total(ways('melds', hand, left, view)))
}

/** The same for every hand of fourteen that taking the offer leaves no farther away. */
function afterTaking(hand: readonly Tile[], view: View): number[] {
  const near = distance(hand.map(face), meldRules(view.options))
  const whole = [...hand, view.offer!]
  const kept = choices(hand).map(tile => without(whole, tile))
  const good = kept.filter(rest => distance(rest.map(face), meldRules(view.options)) === near)
  return good.map(rest => waits(rest, view))
}
