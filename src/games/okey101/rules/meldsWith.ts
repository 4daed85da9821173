import type { Meld, MeldRules } from '../../../rummy/meld.ts'
import { isWild, plainFace, readMeld } from '../../../rummy/meld.ts'
import { colourOf, makeFace, numberOf } from '../../../rummy/tiles.ts'

export type Including = { meld: Meld; rest: number[] }

/**
 * Every meld of a hand (in faces) that holds this plain tile, each with the tiles it leaves.
 * Runs up to five are enough: a longer one splits.
 */
export function meldsWith(must: number, hand: readonly number[], rules: MeldRules): Including[] {
  const found: Including[] = []
  const others = [...hand]
  others.splice(others.indexOf(must), 1)

  const fill = (cells: readonly number[], kind: 'run' | 'set', row: number[], rest: number[]) => {
    if (row.length === cells.length) {
      const meld = readMeld(row, rules, kind)
      if (meld) found.push({ meld, rest })
      return
    }
    const cell = cells[row.length]
    if (cell === MUST) return fill(cells, kind, [...row, must], rest)
    for (const fits of [
      (t: number) => !isWild(t, rules) && plainFace(t, rules) === cell,
      (t: number) => isWild(t, rules),
    ]) {
      const at = rest.findIndex(fits)
      if (at >= 0)
        fill(
          cells,
          kind,
          [...row, rest[at]],
          rest.filter((_, i) => i !== at),
        )
    }
  }

  const face = plainFace(must, rules)
  for (const cells of [...runsThrough(face, rules)]) fill(cells, 'run', [], others)
  for (const cells of setsWith(face)) fill(cells, 'set', [], others)
  return found
}

const MUST = -1

function runsThrough(face: number, rules: MeldRules): number[][] {
  const colour = colourOf(face)
  const top = rules.run1 === 'low' ? 13 : rules.run1 === 'lowOrHigh' ? 14 : 26
  const runs: number[][] = []
  for (const place of [numberOf(face), numberOf(face) + 13])
    for (let length = 3; length <= 5; length++)
      for (
        let start = Math.max(1, place - length + 1);
        start <= Math.min(13, place) && start + length - 1 <= top;
        start++
      )
        runs.push(
          Array.from({ length }, (_, i) => (start + i === place ? MUST : makeFace(colour, ((start + i - 1) % 13) + 1))),
        )
  return runs
}

function setsWith(face: number): number[][] {
  const rest = [0, 1, 2, 3].filter(colour => colour !== colourOf(face)).map(colour => makeFace(colour, numberOf(face)))
  const threes = rest.map(left => [MUST, ...rest.filter(other => other !== left)])
  return [...threes, [MUST, ...rest]]
}
