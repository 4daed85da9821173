import { codeOf, faceOf, parseTiles, TILES, type FJ, type J } from './tiles.ts'

/** Shuffled by a sum, not by chance: always alike. */
function mixed(tiles: readonly number[], seed: number): number[] {
  const order = [...tiles]
  let state = seed
  for (let last = order.length - 1; last > 0; last--) {
    state = (state * 16807) % 2147483647
    const at = state % (last + 1)
    ;[order[at], order[last]] = [order[last], order[at]]
  }
  return order
}

/** The tiles of a game, taken out by name for a prepared position: each is there only once. */
export class TileBox {
  readonly #special: typeof FJ | typeof J
  readonly #left = new Set(Array.from({ length: TILES }, (_, tile) => tile))

  constructor(special: typeof FJ | typeof J) {
    this.#special = special
  }

  /** 'R1 K13' as tiles, in this order; throws where there is none left of a name. */
  take(names: string): number[] {
    return parseTiles(names).map(face => {
      const tile = [...this.#left].find(each => faceOf(each, this.#special) === face)
      if (tile === undefined) throw new Error(`no ${codeOf(face)} left`)
      this.#left.delete(tile)
      return tile
    })
  }

  /** All hands but seat 0's: those that are named, and of what is left `size` tiles for each other one; and the rest. */
  hands(seats: number, named: readonly string[], size: number, mix?: number): { others: number[][]; rest: number[] } {
    const given = named.map(names => this.take(names))
    const rest = this.rest(mix)
    return { others: Array.from({ length: seats - 1 }, (_, i) => given[i] ?? rest.splice(0, size)), rest }
  }

  /** What is left, well mixed and always the same; another `mix`, another order. */
  rest(mix = 37): number[] {
    return mixed([...this.#left], mix)
  }
}

/** The tiles of these names among those held, in the order asked for. */
export function named(held: readonly number[], names: string, special: typeof FJ | typeof J): number[] {
  const left = [...held]
  return parseTiles(names).map(face => {
    const at = left.findIndex(tile => faceOf(tile, special) === face)
    if (at < 0) throw new Error(`no ${codeOf(face)} held`)
    return left.splice(at, 1)[0]
  })
}
