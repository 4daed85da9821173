import type { Line } from '../game.ts'
import { isPlayable, rulesOf, wild } from './melds.ts'
import { takenUsed } from './opening.ts'
import type { Public, Tile } from './types.ts'

type Table = Pick<Public, 'options' | 'okey' | 'melds'>

/** What throwing this tile costs by the floor rules, or null. The finishing discard is always free. */
export function fineFor(table: Table, tile: Tile, left: number): Line | null {
  const { floorPenalties, floorAmount } = table.options
  if (left === 0 || floorPenalties === 'off') return null
  const fine = (key: string) => ({ key, points: floorAmount })
  if (wild(tile, rulesOf(table))) return floorPenalties === 'playable' ? null : fine('okeyThrown')
  return floorPenalties !== 'okey' && isPlayable(table, tile) ? fine('playableThrown') : null
}

/** Safe to throw for someone who is not there to choose: no okey, nothing the table takes. */
const harmless = (table: Table, tile: Tile) => !wild(tile, rulesOf(table)) && !isPlayable(table, tile)

/** The tile the clock throws: the one just drawn, unless it is an okey or playable and another is not. */
export function clockDiscard(table: Table, hand: readonly Tile[], drawn: Tile | null): Tile {
  const order = drawn !== null && hand.includes(drawn) ? [drawn, ...hand] : [...hand].reverse()
  const plain = order.find(tile => !wild(tile, rulesOf(table)))
  return order.find(tile => harmless(table, tile)) ?? plain ?? order[0]
}

/** The tile the clock may throw free of penalties, where every tile would cost one; else null. */
export function automatic(table: Public, hand: readonly Tile[], drawn: Tile | null): Tile | null {
  if (!takenUsed(table) || hand.some(tile => !fineFor(table, tile, hand.length - 1))) return null
  return clockDiscard(table, hand, drawn)
}
