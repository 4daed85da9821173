import { closings } from '../../games/remi/legal.ts'
import { closeIds, closeWith } from '../../games/remi/rules/closing.ts'
import { face, without } from '../../games/remi/rules/tiles.ts'
import type { Close, Tile, View } from '../../games/remi/types.ts'
import { ownHand } from '../../rummy/atuGame.ts'

/** The close that is worth most to the viewer: the tile it is made with, and how the others lie. null: none closes. */
export function dearestClose(view: View): { tile: Tile; groups: Tile[][] } | null {
  const { viewer } = view
  if (viewer === null) return null
  const hand = ownHand(view)
  let best: { tile: Tile; close: Close } | null = null
  // Twins close alike, and with two jokers any tile may: each face is asked about once, for each takes a search.
  const asked = new Set<number>()
  for (const tile of closings(view)) {
    if (asked.has(face(tile))) continue
    asked.add(face(tile))
    const close = closeWith(without(hand, tile), tile, view.players[viewer].launched.length, view.options)
    if (close && (!best || close.base > best.close.base)) best = { tile, close }
  }
  return best && { tile: best.tile, groups: closeIds(best.close.melds, without(hand, best.tile)) }
}
