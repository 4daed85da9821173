import type { AnyRules, Seat } from '../games/game.ts'

/**
 * A finished hand with everything face up: what a watcher sees, and in place of each hidden thing (null) what some seat
 * saw there. Where seats' eyes differ, as in whose view it is, it stays the watcher's.
 */
export function openView(game: AnyRules, state: unknown, seats: number): unknown {
  const eyes = Array.from({ length: seats }, (_, seat) => game.view(state, seat as Seat) as unknown)
  return uncover(game.view(state, null), eyes)
}

function uncover(base: unknown, eyes: readonly unknown[]): unknown {
  if (eyes.every(each => each === base)) return base
  if (base === null) {
    const [seen, ...others] = eyes.filter(each => each !== null && each !== undefined)
    return seen !== undefined && others.every(each => JSON.stringify(each) === JSON.stringify(seen)) ? seen : null
  }
  if (Array.isArray(base)) {
    const alike = eyes.filter((each): each is unknown[] => Array.isArray(each) && each.length === base.length)
    return base.map((item, i) =>
      uncover(
        item,
        alike.map(each => each[i]),
      ),
    )
  }
  if (typeof base !== 'object') return base
  const parts = eyes.filter(each => typeof each === 'object' && each !== null) as Record<string, unknown>[]
  return Object.fromEntries(
    Object.entries(base as object).map(([key, item]) => [
      key,
      uncover(
        item,
        parts.map(each => each[key]),
      ),
    ]),
  )
}
