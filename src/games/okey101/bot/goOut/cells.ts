import type { MeldRules } from '../../../../rummy/meld.ts'
import { runValue, setValue } from '../../../../rummy/meld.ts'
import { colourOf, makeFace, numberOf } from '../../../../rummy/tiles.ts'

/** A plain tile's cell: its number first, then its colour, so that a rack can be gone through number by number. */
export const CELLS = 52
export const cellOfFace = (face: number) => 4 * (numberOf(face) - 1) + colourOf(face)
export const faceOfCell = (cell: number) => makeFace(cell & 3, (cell >> 2) + 1)

/** A place filled: its cell, and 64 more for an okey held, 128 more for one from the table. */
export type Fill = number
export const HELD = 64
export const BACK = 128
export const isPlainFill = (fill: Fill) => fill < HELD
export const isBackFill = (fill: Fill) => fill >= BACK
export const cellOf = (fill: Fill) => fill & 63

const cellAt = (place: number, colour: number) => 4 * ((place + 12) % 13) + colour

const runs = new Map<number, number[][]>()
const RUN1 = { low: 0, lowOrHigh: 1, circular: 2 }

/** Every run of this length that holds the cell, as cells in rising order. */
export function runsThrough(at: number, length: number, { run1 }: MeldRules): number[][] {
  const key = (at * 16 + length) * 4 + RUN1[run1]
  const known = runs.get(key)
  if (known) return known
  const top = run1 === 'low' ? 13 : run1 === 'lowOrHigh' ? 14 : 26
  const found: number[][] = []
  for (let start = 1; start <= 13 && start + length - 1 <= top; start++) {
    const cells = Array.from({ length }, (_, i) => cellAt(start + i, at & 3))
    if (cells.includes(at)) found.push(cells)
  }
  runs.set(key, found)
  return found
}

export function hasSet(have: Int8Array, cell: number): boolean {
  const base = cell - (cell % 4)
  let colours = 0
  for (let i = base; i < base + 4; i++) if (have[i]) colours++
  return colours > 2
}

export function hasRun(have: Int8Array, cell: number, rules: MeldRules): boolean {
  for (const [a, b, c] of runsThrough(cell, 3, rules)) if (have[a] && have[b] && have[c]) return true
  return false
}

/** An okey that must be used may also be laid in a tile's place, and be fetched back with that tile. */
export function loops(kind: 'run' | 'set' | 'pair', fills: readonly Fill[], swapThree: boolean): boolean {
  if (kind === 'set' && fills.length < 4 && !swapThree) return false
  return fills.filter(isPlainFill).length > 1
}

/**
 * What of a meld can be laid to open: all of it, or, where okeys from the table hold it together,
 * the longest part between them.
 */
export function openingPart(kind: 'run' | 'set' | 'pair', fills: readonly Fill[], series: boolean): readonly Fill[] {
  if (series === (kind === 'pair')) return []
  if (!fills.some(isBackFill)) return fills
  if (kind !== 'run') return []
  const parts: Fill[][] = [[]]
  for (const one of fills) {
    if (isBackFill(one)) parts.push([])
    else parts[parts.length - 1].push(one)
  }
  const melds = parts.filter(part => part.length > 2 && part.some(isPlainFill))
  return melds.reduce((a, b) => (b.length > a.length ? b : a), [])
}

/** What melds of these places bring to an opening: points, or pairs. */
export function worth(kind: 'run' | 'set' | 'pair', fills: readonly Fill[], rules: MeldRules): number {
  if (kind === 'pair') return fills.length ? 1 : 0
  return fills.reduce((sum, one, i) => {
    const number = (cellOf(one) >> 2) + 1
    if (kind === 'set') return sum + setValue(number, rules)
    return sum + runValue(number === 1 && i > 0 && rules.run1 !== 'circular' ? 14 : number, rules)
  }, 0)
}
