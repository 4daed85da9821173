import { distance, pairsDistance } from '../../../rummy/solver/distance.ts'
import { face, meldRules } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/**
 * Pairs wait for single tiles: three pairs short wins one hand in twelve from the deal, three tiles short of runs and sets
 * one in three (4,000 hands). So they count as a tile farther, until the hand is ready.
 */
export const farByPairs = (pairs: number): number => (pairs > 1 ? pairs + 1 : pairs)

/** How far level 4 takes a hand to be. */
export function reach(view: View, tiles: readonly Tile[]): number {
  const faces = tiles.map(face)
  const rules = meldRules(view)
  return Math.min(distance(faces, rules), farByPairs(pairsDistance(faces, rules)))
}
