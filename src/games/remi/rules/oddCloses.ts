import type { Meld } from '../../../rummy/meld.ts'
import { J, colourOf, numberOf } from '../../../rummy/tiles.ts'
import type { Options } from '../options.ts'

// Closing hands that are no runs and sets: whether a hand closes is asked at the table, which of its patterns is dearest only later.

export const natural = (tiles: readonly number[]) => tiles.filter(tile => tile !== J)
export const coloursIn = (tiles: readonly number[]) => [...new Set(natural(tiles).map(colourOf))]

export function doubles(tiles: readonly number[]): Meld[] | null {
  const count = new Map<number, number>()
  for (const tile of natural(tiles)) count.set(tile, (count.get(tile) ?? 0) + 1)
  const melds: Meld[] = []
  let jokers = tiles.length - natural(tiles).length
  for (const [face, n] of count) {
    for (let i = 0; i + 1 < n; i += 2) melds.push(pairOf(face, face))
    if (n % 2 === 1) {
      if (jokers === 0) return null
      jokers--
      melds.push(pairOf(face, J))
    }
  }
  // A pair of jokers is a pair; it stands for nothing else.
  for (; jokers > 1; jokers -= 2)
    melds.push({
      kind: 'pair',
      tiles: [
        { tile: J, as: J },
        { tile: J, as: J },
      ],
    })
  return jokers === 0 ? melds : null
}
const pairOf = (face: number, second: number): Meld => ({
  kind: 'pair',
  tiles: [
    { tile: face, as: face },
    { tile: second, as: face },
  ],
})

/** 1, 2 … 13, 1 without a joker: the first four of four colours, no two neighbours alike. */
export function mozaic(tiles: readonly number[]): Meld[] | null {
  const sorted = [...tiles].sort((a, b) => numberOf(a) - numberOf(b))
  const [one, other, ...rest] = sorted
  if (sorted.includes(J) || rest.length !== 12) return null
  for (const row of [
    [one, ...rest, other],
    [other, ...rest, one],
  ]) {
    const counted = row.every((tile, i) => numberOf(tile) === (i % 13) + 1)
    const mixed = row.every((tile, i) => i === 0 || colourOf(tile) !== colourOf(row[i - 1]))
    if (counted && mixed && coloursIn(row.slice(0, 4)).length === 4)
      return [{ kind: 'run', tiles: row.map(tile => ({ tile, as: tile })) }]
  }
  return null
}

/** Whether they close so, where the table plays it. */
export const closesOddly = (tiles: readonly number[], { doublesClose, mozaicClose }: Options) =>
  (doublesClose && doubles(tiles) !== null) || (mozaicClose && mozaic(tiles) !== null)
