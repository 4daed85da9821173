import { wantsOf } from './opponentWants.ts'
import { isWild, plainFace } from '../../../rummy/meld.ts'
import { FJ } from '../../../rummy/tiles.ts'
import { face, meldRules } from '../rules/tiles.ts'
import { after } from '../rules/turnOrder.ts'
import type { Tile, View } from '../types.ts'

/** How likely the next player can use a tile, from what they took and threw. hidden: unseen tiles by face. */
export function dangers(view: View, hidden: readonly number[]): (tile: Tile) => number {
  const rules = meldRules(view)
  const next = after(view, view.turn)
  // The okey's own face is only a false joker's, where that is no wild.
  const unseen = hidden.slice(0, 52)
  unseen[rules.okey!] = rules.falseJoker === 'wild' ? 0 : hidden[FJ]
  const plain = (tiles: readonly (Tile | null)[]) =>
    tiles.flatMap(tile => (tile === null || isWild(face(tile), rules) ? [] : [plainFace(face(tile), rules)]))
  const wants = wantsOf({ unseen, taken: plain(view.taken[next]), thrown: plain(view.piles[next]) })
  return tile => (isWild(face(tile), rules) ? 1 : wants(plainFace(face(tile), rules)))
}
