import type { Seat } from '../../games/game.ts'
import type { Meld, Tile } from '../../games/mahjong/types.ts'

/** One tile's place in a meld: turned aside when claimed, face down, or with another tile laid upon it. */
export type Slot = { tile: Tile; aside: boolean; down: boolean; on: Tile | null }

/**
 * A meld as it lies on the table: the claimed tile sideways on the side of the seat it came from
 * (left: the one before, middle: opposite, right: the one after); a concealed gang with its ends face down.
 */
export function meldShape(meld: Meld, owner: Seat): Slot[] {
  const slot = (tile: Tile): Slot => ({ tile, aside: false, down: false, on: null })
  if (meld.type === 'concealed_gang') {
    return meld.tiles.map((tile, i) => ({ ...slot(tile), down: i === 0 || i === 3 }))
  }
  const own = meld.tiles.filter(tile => tile !== meld.claimed && tile !== meld.added).map(slot)
  if (meld.claimed === null || meld.from === null) return own
  const claimed: Slot = { ...slot(meld.claimed), aside: true, on: meld.added }
  const side = (meld.from - owner + 4) % 4
  own.splice(side === 3 ? 0 : side === 2 ? 1 : own.length, 0, claimed)
  return own
}

/** How wide it is, in tile widths. */
export const meldWidth = (meld: Meld): number =>
  meld.type === 'concealed_gang' ? 4 : meld.type === 'gang' && meld.added === null ? 4.34 : 3.34
