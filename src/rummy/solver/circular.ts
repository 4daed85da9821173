import type { MeldTile } from '../meld.ts'
import { makeFace } from '../tiles.ts'
import type { Aim, Found, Hand } from './sweep.ts'

/** Runs over the edge of 13 and 1; longer ones fall apart into these and straight ones. */
const WRAPS = [12, 13, 11, 12, 13, 10, 11, 12, 13].map((start, i) => ({ start, length: i < 2 ? 3 : i < 5 ? 4 : 5 }))

/**
 * Circular runs (13-1-2), an option nobody plays by default: each way to lay runs over the edge is tried, and the rest
 * goes to `straight`. shape: the first of the WRAPS, four colours each, that may still be laid.
 */
export function sweepCircular(hand: Hand, aim: Aim, straight: (hand: Hand) => Found | null, shape = 0): Found | null {
  if (shape === WRAPS.length * 4) return straight(hand)
  let best = sweepCircular(hand, aim, straight, shape + 1)
  const { start, length } = WRAPS[shape >> 2]
  const colour = shape & 3
  for (let mask = 1; mask < 1 << length; mask++) {
    const have = hand.have.slice()
    const wilds = [...hand.wilds]
    const tiles: MeldTile[] = []
    let value = 0
    for (let i = 0; i < length; i++) {
      const number = ((start + i - 1) % 13) + 1
      const as = makeFace(colour, number)
      if ((mask >> i) & 1) {
        if (!have[colour * 16 + number]--) break
        tiles.push({ tile: hand.given(as), as })
        value += aim.plain.run[number]
      } else {
        if (!wilds.length) break
        tiles.push({ tile: wilds.pop()!, as })
        value += aim.wild.run[number]
      }
    }
    if (tiles.length < length) continue
    const rest = sweepCircular({ ...hand, have, wilds }, aim, straight, shape)
    if (rest && (!best || rest.value + value > best.value))
      best = { value: rest.value + value, melds: [...rest.melds, { kind: 'run', tiles }] }
    if (aim.mode === 'cover' && best) return best
  }
  return best
}
