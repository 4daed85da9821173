import type { Meld, MeldTile } from '../../../rummy/meld.ts'
import { J, makeFace } from '../../../rummy/tiles.ts'

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

/** Every way to fill a template with naturals and jokers, the pivot natural. */
function* fillings(template: Template, pivot: number, count: number[], jokers: number): Generator<MeldTile[]> {
  const { faces } = template
  function* from(at: number, left: number, cells: MeldTile[]): Generator<MeldTile[]> {
    if (at === faces.length) {
      yield cells
      return
    }
    const as = faces[at]
    if (count[as] > 0) yield* from(at + 1, left, [...cells, { tile: as, as }])
    if (left > 0 && as !== pivot) yield* from(at + 1, left - 1, [...cells, { tile: J, as }])
  }
  yield* from(0, jokers, [])
}

/** All the tiles (faces) in melds of this shape, or null. For the fourteen of a close; exact. */
export function cover(tiles: readonly number[], shape: Shape): Meld[] | null {
  const count = Array<number>(52).fill(0)
  let jokers = 0
  for (const tile of tiles) {
    if (tile === J) jokers++
    else count[tile]++
  }
  // Runs of 3 to 5 make up every longer one, unless a part would be all jokers.
  const usable = templates(shape, jokers > 2 ? 13 : 5)
  const dead = new Set<string>()

  function search(left: number): Meld[] | null {
    const pivot = count.findIndex(n => n > 0)
    if (pivot < 0) return left === 0 ? [] : null
    const key = count.join('') + left
    if (dead.has(key)) return null
    for (const template of usable) {
      if (!template.faces.includes(pivot)) continue
      for (const cells of fillings(template, pivot, count, left)) {
        const used = cells.filter(({ tile }) => tile !== J)
        for (const { tile } of used) count[tile]--
        const rest = search(left - (cells.length - used.length))
        for (const { tile } of used) count[tile]++
        if (rest) return [{ kind: template.kind, tiles: cells }, ...rest]
      }
    }
    dead.add(key)
    return null
  }
  return search(jokers)
}
