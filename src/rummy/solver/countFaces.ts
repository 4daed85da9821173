import { type MeldRules, isWild, plainFace } from '../meld.ts'

/** Adds the plain tiles to `have`, by colour * 16 + number; gives back the wilds. */
export function countFaces(tiles: readonly number[], rules: MeldRules, have: Uint8Array): number[] {
  const wilds: number[] = []
  for (const tile of tiles) {
    if (isWild(tile, rules)) wilds.push(tile)
    else {
      const face = plainFace(tile, rules)
      const colour = (face / 13) | 0
      have[colour * 16 + face - colour * 13 + 1]++
    }
  }
  return wilds
}
