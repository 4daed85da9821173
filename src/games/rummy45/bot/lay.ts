import { takes } from '../legal.ts'
import { judge } from '../rules/judgeLay.ts'
import { layOffs } from '../rules/layOffs.ts'
import { freshMelds } from '../rules/newMelds.ts'
import type { Plan } from '../rules/plan.ts'
import type { Position } from '../rules/position.ts'
import { bestRegroup } from '../rules/rearrange.ts'
import { face } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/** What each level can see to lay: new melds and single tiles; the strongest regroups the whole table. */
export function bestLay(position: Position, level: number): Plan | null {
  const due = position.taken?.due ? [position.taken.tiles[0]] : []
  const options = [freshMelds(position, due)]
  if (position.melded && level < 4) options.push(...layOffs(position))
  if (position.melded && level > 3)
    options.push(...(position.options.rearrange ? [bestRegroup(position, due)] : layOffs(position)))
  const legal = options.filter(plan => plan && !('why' in judge(position, plan.lay)))
  return legal.reduce((best, plan) => (!best || plan!.tiles.length > best.tiles.length ? plan : best), null)
}

/** The position after taking this tile of the row. */
function taking(position: Position, view: View, tile: Tile): Position {
  const at = view.row.indexOf(tile)
  const tiles = view.options.discardPick === 'tail' ? view.row.slice(at) : [tile]
  const taken = { at, tiles, due: view.options.pickMustBeUsed }
  return { ...position, hand: [...position.hand, ...tiles], taken }
}

/** The tile of the row that rids the hand of most, if one can be laid at once. */
export function bestTake(position: Position, view: View, level: number): { tile: Tile; plan: Plan } | null {
  let best: { tile: Tile; plan: Plan; gain: number } | null = null
  const tried = new Set<number>()
  // Tiles nobody wanted long ago are rarely wanted now; level 2 looks at the last few.
  for (const tile of takes(view).slice(0, level > 2 ? 30 : 3)) {
    if (tried.has(face(tile))) continue
    tried.add(face(tile))
    const after = taking(position, view, tile)
    const plan = bestLay(after, level)
    if (!plan?.tiles.includes(tile)) continue
    const gain = plan.tiles.length - (after.hand.length - position.hand.length)
    if (!best || gain > best.gain) best = { tile, plan, gain }
  }
  // What comes along from the row's tail must not be more than what goes.
  return best && best.gain >= 0 ? best : null
}
