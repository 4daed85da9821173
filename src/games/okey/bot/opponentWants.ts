import { colourOf, numberOf } from '../../../rummy/tiles.ts'

/** What two tiles beside a third make a meld: pairs of faces, for each face. */
const PARTNERS: readonly (readonly [number, number])[][] = Array.from({ length: 52 }, (_, one) => {
  const colour = colourOf(one)
  const number = numberOf(one)
  const found: [number, number][] = []
  for (const [a, b] of [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]) {
    const [x, y] = [number + a, number + b]
    if (x >= 1 && y <= 14) found.push([colour * 13 + x - 1, colour * 13 + ((y - 1) % 13)])
  }
  const others = [0, 1, 2, 3].filter(c => c !== colour).map(c => c * 13 + number - 1)
  found.push([others[0], others[1]], [others[0], others[2]], [others[1], others[2]])
  return found
})

/** Who threw a face does not collect round it: so much less often do they hold it, and what lies beside. */
const THROWN = 0.55
const BESIDE = 0.75
const HAND = 14

/** What is known of another player's hand, in plain faces. unseen: how many of each nobody has shown. */
export type Shown = { unseen: readonly number[]; taken: readonly number[]; thrown: readonly number[] }

/** How likely that player can use a face: that they hold two tiles that make a meld with it. */
export function wantsOf({ unseen, taken, thrown }: Shown): (face: number) => number {
  const total = unseen.reduce((sum, n) => sum + n, 0)
  const share = HAND / Math.max(HAND, total)
  const held = unseen.map(n => 1 - (1 - share) ** n)
  for (const face of thrown) {
    held[face] *= THROWN
    for (const pair of PARTNERS[face]) for (const other of pair) held[other] *= Math.sqrt(BESIDE)
  }
  for (const face of taken) held[face] = 1
  return face => 1 - PARTNERS[face].reduce((none, [a, b]) => none * (1 - held[a] * held[b]), 1)
}
