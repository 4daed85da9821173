import type { Seat, Viewer } from '../games/game.ts'

export const ascending = (tiles: readonly number[]) => [...tiles].sort((a, b) => a - b)

/** So many to each seat, and one more to the starter, who is dealt first; each hand ascending. */
export function dealHands(order: readonly number[], seats: number, starter: Seat, size: number) {
  const hands: number[][] = Array.from({ length: seats }, () => [])
  let at = 0
  for (let i = 0; i < seats; i++) {
    const end = at + size + (i === 0 ? 1 : 0)
    hands[(starter + i) % seats] = ascending(order.slice(at, end))
    at = end
  }
  return { hands, rest: order.slice(at) }
}

/** The viewer's own tiles; a watcher has none. */
export const ownHand = ({ viewer, hands }: { viewer: Viewer; hands: readonly (number | null)[][] }): number[] =>
  viewer === null ? [] : (hands[viewer] as number[])

type Held = { hand: (number | null)[]; known: number[] }

/** Hands with tiles nobody sees, filled from the hidden ones, which are used up; what the table has seen in one stays. */
export const fillHands = (players: readonly Held[], hidden: number[]): number[][] =>
  players.map(({ hand, known }) => {
    if (!hand.includes(null)) return hand as number[]
    return ascending([...known, ...hidden.splice(0, hand.length - known.length)])
  })
