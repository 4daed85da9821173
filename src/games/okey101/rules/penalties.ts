import type { Line, Seat } from '../../game.ts'
import type { Public, Tile, View } from '../types.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { rulesOf, wild } from './melds.ts'
import { takenUsed } from './opening.ts'
import type { Place } from './places.ts'
import { isPlayable, placesFor } from './places.ts'

type Table = Pick<Public, 'options' | 'okey' | 'melds'>

/** What throwing this tile costs by the floor rules, or null. The finishing discard is always free. */
export function fineFor(table: Table, tile: Tile, left: number): Line | null {
  const { floorPenalties, floorAmount } = table.options
  if (left === 0 || floorPenalties === 'off') return null
  const fine = (key: Line['key']): Line => ({ key, points: floorAmount })
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

export type DiscardCost = {
  /** What the floor charges at once. */
  fine: Line | null
  /** Where the table takes it. */
  places: Place[]
  /** Who may pick it up and use it there: the next player, if opened with series. Pairs take for pairs, or never. */
  feeds: Seat | null
}

/** What throwing this tile would cost, and whom it helps. */
export function discardCost(view: View, tile: Tile): DiscardCost {
  const places = placesFor(view, tile)
  const next = ((view.turn + 1) % view.seats) as Seat
  const feeds = places.length > 0 && view.opened[next]?.how === 'series' ? next : null
  return { fine: fineFor(view, tile, ownHand(view).length - 1), places, feeds }
}
