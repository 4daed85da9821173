import { plainFace } from '../../../rummy/meld.ts'
import { colourOf, numberOf } from '../../../rummy/tiles.ts'
import { beyond, face, rulesOf, wild } from '../rules/melds.ts'
import type { Tile, View } from '../types.ts'
import { unseen } from '../view.ts'

/** How many tiles of each face may still turn up. */
export type Unseen = { of: (face: number) => number; all: number; tiles: Tile[] }

export function unseenOf(view: View): Unseen {
  const rules = rulesOf(view)
  const counts = new Map<number, number>()
  const tiles = [...unseen(view)]
  for (const tile of tiles) {
    const key = wild(tile, rules) ? -1 : plainFace(face(tile), rules)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return { of: one => counts.get(one) ?? 0, all: tiles.length, tiles }
}

/**
 * How much a tile is worth keeping for its company: what lies near it in the hand, and whether the tiles
 * that would complete the two to a meld can still come.
 */
export function company(tile: Tile, hand: readonly Tile[], view: View, left: Unseen): number {
  const rules = rulesOf(view)
  if (wild(tile, rules)) return 10
  const mine = plainFace(face(tile), rules)
  const number = numberOf(mine)
  const near = new Set(hand.filter(one => one !== tile && !wild(one, rules)).map(one => plainFace(face(one), rules)))
  let worth = 0
  for (const step of [-2, -1, 1, 2]) {
    if (number + step < 1 || number + step > 13 || !near.has(mine + step)) continue
    // The faces that would make three in a row of the two.
    const third = Math.abs(step) === 2 ? [step / 2] : step > 0 ? [-1, 2] : [1, -2]
    for (const gap of third) {
      if (number + gap < 1 || number + gap > 13) continue
      worth += near.has(mine + gap) ? 1.5 : 0.35 * left.of(mine + gap)
    }
  }
  const others = [0, 1, 2, 3].filter(colour => colour !== colourOf(mine)).map(colour => colour * 13 + number - 1)
  const held = others.filter(other => near.has(other))
  if (held.length >= 2) worth += 1.5
  else if (held.length === 1) for (const other of others) if (other !== held[0]) worth += 0.35 * left.of(other)
  return worth
}

/** How likely, roughly, the table will take a tile one step beyond a run's end: once somebody lays what lies between. */
export function beside(tile: Tile, view: View, left: Unseen): number {
  const rules = rulesOf(view)
  if (wild(tile, rules)) return 0
  const mine = plainFace(face(tile), rules)
  let worth = 0
  for (const meld of view.melds) {
    if (meld.kind !== 'run') continue
    for (const end of ['low', 'high'] as const) {
      const next = beyond(meld, end, rules)
      if (next !== null && mine === next + (end === 'low' ? -1 : 1) && colourOf(mine) === colourOf(next))
        worth += 0.5 * left.of(next)
    }
  }
  return worth
}

/** How likely, roughly, the next player opens with this discard: by its value and by the company still hidden. */
export function opensNext(tile: Tile, view: View, left: Unseen): number {
  const rules = rulesOf(view)
  if (view.opened[(view.turn + 1) % view.seats] || wild(tile, rules)) return 0
  const mine = plainFace(face(tile), rules)
  const number = numberOf(mine)
  const at = (step: number) => (number + step < 1 || number + step > 13 ? 0 : left.of(mine + step))
  const [a, b, c] = [1, 2, 3].map(turn => left.of((mine + 13 * turn) % 52))
  const ways = at(-2) * at(-1) + at(-1) * at(1) + at(1) * at(2) + a * b + a * c + b * c
  // In play between bots one discard in five of the dearest was taken so, one in ten of the middle ones.
  return Math.min(0.4, 0.04 * ways * (number / 13) ** 2)
}
