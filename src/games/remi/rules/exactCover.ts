import type { Meld, MeldTile } from '../../../rummy/meld.ts'
import { J, makeFace } from '../../../rummy/tiles.ts'

/**
 * Can all the tiles of a close be melded as a pattern asks?
 *
 * The idea. The lowest plain tile left, the pivot, goes into some run or set that the pattern allows; every template it is in
 * is tried, each of its cells filled by the tile itself before a joker. What is left is the same question again, and what
 * was found to have no answer is not asked twice (`dead`).
 *
 * Invariants. `count` is what is left of each face, two at most, and stands as it stood when a try has failed. A template
 * is not begun where more of its cells are missing than jokers are left: with two jokers that is nearly all of them.
 *
 * A call keeps nothing for the next but the templates, which never change; so it may be called within itself.
 */

/** Which melds a pattern allows. */
export type Shape = {
  runs: boolean
  sets: boolean
  colours: readonly number[]
  least: number
  most: number
  high: boolean
}

/** A meld as the faces of its cells. */
type Template = { kind: 'run' | 'set'; faces: number[] }

const setsOf = (number: number): Template[] =>
  [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
    [0, 1, 2, 3],
  ].map(colours => ({
    kind: 'set',
    faces: colours.map(colour => makeFace(colour, number)),
  }))

function templates(shape: Shape, longest: number): Template[] {
  const out: Template[] = []
  for (const colour of shape.runs ? shape.colours : [])
    for (let start = shape.least; start <= shape.most; start++)
      for (let length = 3; length <= longest; length++) {
        const end = start + length - 1
        if (end > shape.most && !(shape.high && end === 14 && shape.least === 1 && start > 1)) continue
        const numbers = Array.from({ length }, (_, i) => ((start + i - 1) % 13) + 1)
        out.push({ kind: 'run', faces: numbers.map(number => makeFace(colour, number)) })
      }
  for (let number = shape.least; shape.sets && number <= shape.most; number++) out.push(...setsOf(number))
  return out
}

const made = new Map<string, readonly Template[][]>()

/** Of each face the templates it is in: made once for each shape, of which there are a few dozen. */
function templatesWith(shape: Shape, longest: number): readonly Template[][] {
  const key = JSON.stringify([shape, longest])
  let found = made.get(key)
  if (!found) {
    const all = templates(shape, longest)
    found = Array.from({ length: 52 }, (_, face) => all.filter(({ faces }) => faces.includes(face)))
    made.set(key, found)
  }
  return found
}

/** The cells that only a joker can fill. */
function missing({ faces }: Template, count: readonly number[]): number {
  let n = 0
  for (const face of faces) if (count[face] === 0) n++
  return n
}

const HALF = 26

/** What is left of half of the faces, two of each at most, as one number. */
function digits(count: readonly number[], from: number): number {
  let number = 0
  for (let face = from; face < from + HALF; face++) number = number * 3 + count[face]
  return number
}

/** All the tiles (faces) in melds of this shape, or null. */
export function cover(tiles: readonly number[], shape: Shape): Meld[] | null {
  const count = Array<number>(52).fill(0)
  let jokers = 0
  for (const tile of tiles) {
    if (tile === J) jokers++
    else count[tile]++
  }
  // Runs of 3 to 5 make up every longer one, unless a part would be all jokers.
  const usable = templatesWith(shape, jokers > 2 ? 13 : 5)
  const dead = new Map<number, Set<number>>()

  function search(left: number): Meld[] | null {
    const pivot = count.findIndex(n => n > 0)
    if (pivot < 0) return left === 0 ? [] : null
    const [low, high] = [digits(count, 0) * 8 + left, digits(count, HALF)]
    let known = dead.get(low)
    if (known?.has(high)) return null
    for (const template of usable[pivot]) {
      const rest = missing(template, count) > left ? null : fill(template, pivot, left, [])
      if (rest) return rest
    }
    if (!known) dead.set(low, (known = new Set()))
    known.add(high)
    return null
  }

  /** The rest of a template, the pivot natural, with naturals and jokers in every way; then what is left after it. */
  function fill(template: Template, pivot: number, left: number, cells: MeldTile[]): Meld[] | null {
    const { kind, faces } = template
    if (cells.length === faces.length) {
      const rest = search(left)
      return rest && [{ kind, tiles: [...cells] }, ...rest]
    }
    const as = faces[cells.length]
    let found: Meld[] | null = null
    if (count[as] > 0) {
      count[as]--
      cells.push({ tile: as, as })
      found = fill(template, pivot, left, cells)
      cells.pop()
      count[as]++
    }
    if (found || left === 0 || as === pivot) return found
    cells.push({ tile: J, as })
    found = fill(template, pivot, left - 1, cells)
    cells.pop()
    return found
  }
  return search(jokers)
}
