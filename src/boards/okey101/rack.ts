import type { Laid } from '../../games/okey101/action.ts'
import { pointsOf, readLaid, rulesOf } from '../../games/okey101/melds.ts'
import type { TableMeld, View } from '../../games/okey101/types.ts'

export type Offered = { melds: Laid[]; points: number; tiles: Set<number> }

/** What the player has grouped on the rack that could be laid as it stands: pairs for who goes by pairs, else runs and sets. */
export function offered(view: View, groups: readonly number[][]): Offered {
  const seat = view.viewer
  if (seat === null || view.stage === 'ended') return { melds: [], points: 0, tiles: new Set() }
  const rules = rulesOf(view)
  const read = (tiles: number[], kinds: readonly Laid['kind'][]) =>
    kinds.map(kind => readLaid({ kind, tiles }, seat, rules)).find(meld => meld !== null) ?? null
  const series = groups.flatMap(group => read(group, ['run', 'set']) ?? [])
  const doubles = groups.flatMap(group => read(group, ['pair']) ?? [])
  const byPairs = view.opened[seat]?.how === 'pairs' || (!view.opened[seat] && series.length === 0)
  const melds: TableMeld[] = byPairs ? doubles : series
  return {
    melds: melds.map(({ kind, tiles }) => ({ kind, tiles: tiles.map(one => one.tile) })),
    points: byPairs ? melds.length : melds.reduce((sum, meld) => sum + pointsOf(meld, rules), 0),
    tiles: new Set(melds.flatMap(meld => meld.tiles.map(one => one.tile))),
  }
}
