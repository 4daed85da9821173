import type { Laid } from '../../games/okey101/action.ts'
import { pointsOf, readLaid, rulesOf } from '../../games/okey101/rules/melds.ts'
import type { TableMeld, View } from '../../games/okey101/types.ts'

export type Offered = { melds: Laid[]; points: number; tiles: Set<number> }

/**
 * What the player has grouped on the rack that could be laid as it stands: pairs for who goes by pairs, else runs and
 * sets. Where a full rack leaves no gap between a group and its neighbours, the group counts all the same.
 */
export function offered(view: View, groups: readonly number[][]): Offered {
  const seat = view.viewer
  if (seat === null || view.stage === 'ended') return { melds: [], points: 0, tiles: new Set() }
  const rules = rulesOf(view)
  const read = (tiles: number[], kinds: readonly Laid['kind'][]) =>
    kinds.map(kind => readLaid({ kind, tiles }, seat, rules)).find(meld => meld !== null) ?? null
  const series = groups.flatMap(group => sideBySide(group, tiles => read(tiles, ['run', 'set'])))
  const doubles = groups.flatMap(group => sideBySide(group, tiles => read(tiles, ['pair'])))
  const byPairs = view.opened[seat]?.how === 'pairs' || (!view.opened[seat] && series.length === 0)
  const melds: TableMeld[] = byPairs ? doubles : series
  return {
    melds: melds.map(({ kind, tiles }) => ({ kind, tiles: tiles.map(one => one.tile) })),
    points: byPairs ? melds.length : melds.reduce((sum, meld) => sum + pointsOf(meld, rules), 0),
    tiles: new Set(melds.flatMap(meld => meld.tiles.map(one => one.tile))),
  }
}

type Found = { tiles: number; melds: TableMeld[] }

/** Melds among neighbours in this order, together of as many tiles as can be. */
function sideBySide(group: readonly number[], read: (tiles: number[]) => TableMeld | null): TableMeld[] {
  const best: Found[] = [{ tiles: 0, melds: [] }]
  for (let end = 1; end <= group.length; end++) {
    best[end] = best[end - 1]
    for (let start = end - 2; start >= 0; start--) {
      const meld = best[start].tiles + end - start > best[end].tiles ? read(group.slice(start, end)) : null
      if (meld) best[end] = { tiles: best[start].tiles + end - start, melds: [...best[start].melds, meld] }
    }
  }
  return best[group.length].melds
}
