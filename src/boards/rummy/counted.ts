import { colourOf } from '../../rummy/tiles.ts'

/** Tiles that count against somebody, and what they come to. */
export type Counted = { tiles: number[]; sum: number }

/** By colour, each in order, wild tiles last: so that anybody can add them up. */
export function countGroups(
  tiles: readonly number[],
  face: (tile: number) => number,
  value: (tile: number) => number,
): Counted[] {
  const groups = new Map<number, number[]>()
  for (const tile of tiles.toSorted((a, b) => face(a) - face(b))) {
    const colour = colourOf(face(tile))
    groups.set(colour, [...(groups.get(colour) ?? []), tile])
  }
  return [...groups.values()].map(group => ({ tiles: group, sum: group.reduce((sum, tile) => sum + value(tile), 0) }))
}

/** `4 + 12 = 16`, `16 × 2 = 32`: what the groups come to, as it is computed. */
export function sumText(groups: readonly Counted[], factor: number, figure: (points: number) => string): string {
  const sum = groups.reduce((total, group) => total + group.sum, 0)
  const parts = groups.length > 1 ? [groups.map(group => figure(group.sum)).join(' + ')] : []
  if (factor === 1) return [...parts, figure(sum)].join(' = ')
  return [...parts, `${figure(sum)} × ${figure(factor)}`, figure(sum * factor)].join(' = ')
}
