import { readMeld, type Meld, type MeldRules } from '../meld.ts'
import { makeFace } from '../tiles.ts'
import { handOf } from './sweep.ts'

/**
 * Can all tiles be melded where a run may go over the edge (13-1-2)? The first plain tile left must go into some run
 * through it or some set, whatever wilds that takes. What is left after some melds is the same in whichever way they
 * were made, so what has failed once is not tried again: a hand passes through some hundreds of rests, and that bounds it.
 */
export function coverCircular(tiles: readonly number[], rules: MeldRules): Meld[] | null {
  const { have, wilds, given } = handOf(tiles, rules)
  const left = have.slice()
  const failed = new Set<string>()
  const melds: { kind: 'run' | 'set'; tiles: number[] }[] = []
  // A longer run falls apart, unless a part would be wilds alone.
  const longest = wilds.length > 2 ? 7 : 5
  let wild = wilds.length
  return next(0) ? melds.map(({ kind, tiles }) => readMeld(tiles, rules, kind)!) : null

  function next(from: number): boolean {
    let at = from
    while (at < 64 && !left[at]) at++
    if (at === 64) return wild === 0
    const key = String.fromCharCode(wild, ...left)
    if (failed.has(key)) return false
    if (inSet(at) || inRun(at)) return true
    failed.add(key)
    return false
  }

  function inRun(at: number): boolean {
    for (let length = 3; length <= longest; length++)
      for (let before = 0; before < length; before++)
        if (fill('run', at, runFrom(at, before, length), 0, [])) return true
    return false
  }

  function inSet(at: number): boolean {
    const cells = [0, 1, 2, 3].map(colour => colour * 16 + (at & 15))
    const others = cells.filter(cell => cell !== at)
    if (fill('set', at, cells, 0, [])) return true
    return others.some(left =>
      fill(
        'set',
        at,
        cells.filter(cell => cell !== left),
        0,
        [],
      ),
    )
  }

  /** The cells from the k-th on filled in every way, the one at `at` with its own tile; then the rest. */
  function fill(
    kind: 'run' | 'set',
    at: number,
    cells: readonly number[],
    k: number,
    tiles: readonly number[],
  ): boolean {
    if (k === cells.length) {
      melds.push({ kind, tiles: [...tiles] })
      if (next(at)) return true
      melds.pop()
      return false
    }
    const cell = cells[k]
    if (left[cell]) {
      left[cell]--
      if (fill(kind, at, cells, k + 1, [...tiles, given(makeFace(cell >> 4, cell & 15))])) return true
      left[cell]++
    }
    if (cell === at || wild === 0) return false
    wild--
    if (fill(kind, at, cells, k + 1, [...tiles, wilds[wild]])) return true
    wild++
    return false
  }
}

/** So many cells of a colour's circle, `before` of them below this one. */
const runFrom = (at: number, before: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (at & ~15) + (((at & 15) - 1 - before + i + 26) % 13) + 1)
