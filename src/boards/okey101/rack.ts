import type { Laid } from '../../games/okey101/action.ts'
import { refuse } from '../../games/okey101/legal.ts'
import { pointsOf, readLaid, rulesOf } from '../../games/okey101/rules/melds.ts'
import type { TableMeld, View } from '../../games/okey101/types.ts'
import { sideBySide } from '../rummy/sideBySide.ts'

/** n: what an opening would bring in points; else how many melds there are. */
export type Offered = { melds: Laid[]; n: number; tiles: Set<number> }

type Kinds = readonly Laid['kind'][]
const SERIES: Kinds = ['run', 'set']
const PAIRS: Kinds = ['pair']
const ALL: Kinds = ['run', 'set', 'pair']

/**
 * What the player has grouped on the rack that could be laid as it stands: everything the rules allow at once, or else
 * the runs and sets. Where a full rack leaves no gap between a group and its neighbours, the group counts all the same.
 */
export function offered(view: View, groups: readonly number[][]): Offered {
  const seat = view.viewer
  if (seat === null || view.stage === 'ended') return { melds: [], n: 0, tiles: new Set() }
  const rules = rulesOf(view)
  const read = (kinds: Kinds) =>
    groups.flatMap(group =>
      sideBySide(
        group,
        tiles => kinds.map(kind => readLaid({ kind, tiles }, seat, rules)).find(meld => meld !== null) ?? null,
      ),
    )
  const ways = (view.opened[seat] ? [ALL, SERIES, PAIRS] : [SERIES, PAIRS]).map(read).filter(melds => melds.length > 0)
  const legal = ways.find(melds => refuse(view, { type: 'lay', melds: melds.map(laid) }) === null)
  // Not now, or not enough: shown all the same, and the rules say why.
  const melds = legal ?? ways.find(one => one.some(meld => meld.kind !== 'pair')) ?? ways[0] ?? []
  const opens = !view.opened[seat] && melds[0]?.kind !== 'pair'
  return {
    melds: melds.map(laid),
    n: opens ? melds.reduce((sum, meld) => sum + pointsOf(meld, rules), 0) : melds.length,
    tiles: new Set(melds.flatMap(meld => meld.tiles.map(one => one.tile))),
  }
}

const laid = ({ kind, tiles }: TableMeld): Laid => ({ kind, tiles: tiles.map(one => one.tile) })
