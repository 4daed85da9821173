import { kindOf } from '../rules/tiles.ts'
import type { View } from '../types.ts'

/** Copies of each kind that lie where this viewer cannot see them. */
export function unseenOf(view: View): number[] {
  const unseen = new Array<number>(34).fill(4)
  const see = (tile: number | null): void => {
    if (tile !== null && tile < 136) unseen[kindOf(tile)]--
  }
  for (const { hand, melds, river } of view.players) {
    hand.forEach(see)
    for (const meld of melds) meld.tiles.forEach(see)
    for (const discard of river) if (discard.claimed === null) see(discard.tile)
  }
  return unseen
}

/** Tiles this viewer cannot see and somebody may still draw or hold, flowers aside. */
export const sumOf = (unseen: readonly number[]): number => unseen.reduce((sum, count) => sum + count, 0)
