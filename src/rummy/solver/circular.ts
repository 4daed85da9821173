import type { MeldTile } from '../meld.ts'
import { makeFace } from '../tiles.ts'
import type { Aim, Found, Hand } from './sweep.ts'

/** Runs over the edge of 13 and 1; longer ones fall apart into these and straight ones. */
const WRAPS = [12, 13, 11, 12, 13, 10, 11, 12, 13].map((start, i) => ({ start, length: i < 2 ? 3 : i < 5 ? 4 : 5 }))

const wildsIn = (mask: number, length: number): number => {
  let plain = 0
  for (let bits = mask; bits; bits &= bits - 1) plain++
  return length - plain
}

/** By a run's length: which of its places are plain tiles, those with the fewest wilds first; never none. */
const MASKS = Array.from({ length: 6 }, (_, length) =>
  Array.from({ length: (1 << length) - 1 }, (_, i) => i + 1).sort((a, b) => wildsIn(a, length) - wildsIn(b, length)),
)

/** Situations of the budget for each way to lay runs over the edge, before the sweep of the rest. */
const COST = 60

/**
 * Circular runs (13-1-2), an option nobody plays by default: each way to lay runs over the edge is tried, as far as the
 * budget goes, and the rest goes to `straight`. shape: the first of the WRAPS, four colours each, that may still be laid.
 */
export function sweepCircular(hand: Hand, aim: Aim, straight: (hand: Hand) => Found | null, shape = 0): Found | null {
  if (shape === WRAPS.length * 4) return straight(hand)
  let best = sweepCircular(hand, aim, straight, shape + 1)
  const { start, length } = WRAPS[shape >> 2]
  const colour = shape & 3
  const numbers = Array.from({ length }, (_, i) => ((start + i - 1) % 13) + 1)
  let there = 0
  numbers.forEach((number, i) => (there |= hand.have[colour * 16 + number] ? 1 << i : 0))
  for (const mask of MASKS[length]) {
    if (mask & ~there) continue
    if (wildsIn(mask, length) > hand.wilds.length || (aim.budget && aim.budget.left < COST)) break
    if (aim.budget) aim.budget.left -= COST
    const have = hand.have.slice()
    const wilds = [...hand.wilds]
    let value = 0
    const tiles = numbers.map((number, i): MeldTile => {
      const as = makeFace(colour, number)
      const plain = (mask >> i) & 1
      if (plain) have[colour * 16 + number]--
      value += (plain ? aim.plain : aim.wild).run[number]
      return { tile: plain ? hand.given(as) : wilds.pop()!, as }
    })
    const rest = sweepCircular({ ...hand, have, wilds }, aim, straight, shape)
    if (rest && (!best || rest.value + value > best.value))
      best = { value: rest.value + value, melds: [...rest.melds, { kind: 'run', tiles }] }
  }
  return best
}
