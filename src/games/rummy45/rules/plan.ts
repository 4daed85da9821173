import type { Lay } from '../action.ts'
import { judge } from './judgeLay.ts'
import type { Position } from './position.ts'
import { isJoker } from './tiles.ts'
import type { Tile } from '../types.ts'
/** A lay worth proposing: what it takes from the hand, and how good it is. */
export type Plan = { lay: Lay; tiles: Tile[]; value: number }

/** The table as it lies, to add to. */
export const tableAs = (position: Position): Pick<Lay, 'table' | 'jokers'> => ({
  table: position.table.map(meld => meld.map(({ tile }) => tile)),
  jokers: position.table.flat().flatMap(({ tile, as }) => (isJoker(tile) ? [{ tile, as }] : [])),
})

/** A draft as a plan, if the rules take it. */
export function planOf(position: Position, draft: Pick<Lay, 'table' | 'jokers'>, value: number): Plan | null {
  const judged = judge(position, draft)
  return 'why' in judged ? null : { lay: { type: 'lay', ...draft }, tiles: judged.tiles, value }
}
