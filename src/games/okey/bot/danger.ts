import { isWild, plainFace } from '../../../rummy/meld.ts'
import { colourOf, numberOf } from '../../../rummy/tiles.ts'
import { face, meldRules } from '../rules/tiles.ts'
import { after } from '../rules/turnOrder.ts'
import type { Tile, View } from '../types.ts'

const near = (a: number, b: number) =>
  numberOf(a) === numberOf(b)
    ? colourOf(a) !== colourOf(b)
    : colourOf(a) === colourOf(b) && Math.abs(numberOf(a) - numberOf(b)) <= 2

/** How much the next player seems to want a tile, from what they took and threw and from what is still out. */
export function danger(view: View, tile: Tile, hidden: readonly number[]): number {
  const rules = meldRules(view)
  const plain = (one: Tile) => plainFace(face(one), rules)
  const next = after(view, view.turn)
  if (isWild(face(tile), rules)) return 20
  const mine = plain(tile)
  let want = 0
  for (let other = 0; other < 52; other++) if (near(mine, other)) want += hidden[other] * 0.12
  for (const one of view.taken[next]) if (near(mine, plain(one))) want += 2
  for (const one of view.piles[next]) {
    if (one === null) continue
    if (plain(one) === mine) want -= 2
    else if (near(mine, plain(one))) want -= 0.5
  }
  return Math.max(0, want)
}
