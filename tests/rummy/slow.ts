import type { MeldRules } from '../../src/rummy/meld.ts'
import { FJ, J } from '../../src/rummy/tiles.ts'

/**
 * A second opinion that shares no code and no idea with the solver: list every set of tiles of the hand
 * that is a meld (by trying all faces for its wilds), then try every way to pick disjoint ones.
 */
type Candidate = { mask: number; points: number }

/** The colours of every set there can be. */
export const SETS = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
  [0, 1, 2, 3],
]

const wild = (tile: number, rules: MeldRules) =>
  tile === J || tile === rules.okey || (tile === FJ && rules.falseJoker === 'wild')

const face = (tile: number, rules: MeldRules) => (tile === FJ ? rules.okey! : tile)

/**
 * All target melds, as lists of faces with what they bring: sets, and runs of 3 to 5. Longer runs fall apart into these,
 * but with more than two wilds a part might have no plain tile.
 */
function targets(rules: MeldRules, longest: number): { faces: number[]; points: number }[] {
  const all: { faces: number[]; points: number }[] = []
  for (let colour = 0; colour < 4; colour++)
    for (let length = 3; length <= longest; length++)
      for (let start = 1; start <= 13; start++) {
        const end = start + length - 1
        if (rules.run1 === 'low' && end > 13) continue
        if (rules.run1 === 'lowOrHigh' && end > 14) continue
        const numbers = Array.from({ length }, (_, i) => start + i)
        const high = rules.run1 === 'lowOrHigh' ? (rules.highOneValue ?? 1) : 1
        const points = numbers.reduce((sum, n) => sum + (n === 14 ? high : n > 13 ? n - 13 : n), 0)
        all.push({ faces: numbers.map(n => colour * 13 + ((n - 1) % 13)), points })
      }
  for (let number = 1; number <= 13; number++)
    for (const colours of SETS)
      all.push({ faces: colours.map(c => c * 13 + number - 1), points: number * colours.length })
  return all
}

/** Every subset of the hand that is a meld, with the most it can bring. */
function candidates(tiles: readonly number[], rules: MeldRules): Candidate[] {
  const best = new Map<number, number>()
  const wilds = tiles.map((tile, i) => (wild(tile, rules) ? i : -1)).filter(i => i >= 0)
  for (const { faces, points } of targets(rules, wilds.length > 2 ? 9 : 5)) {
    const fill = (at: number, mask: number, plain: number) => {
      if (at === faces.length) {
        if (plain) best.set(mask, Math.max(best.get(mask) ?? -1, points))
        return
      }
      tiles.forEach((tile, i) => {
        if (mask & (1 << i) || wild(tile, rules) || face(tile, rules) !== faces[at]) return
        fill(at + 1, mask | (1 << i), plain + 1)
      })
      for (const i of wilds) if (!(mask & (1 << i))) fill(at + 1, mask | (1 << i), plain)
    }
    fill(0, 0, 0)
  }
  return [...best].map(([mask, points]) => ({ mask, points }))
}

/** The most that disjoint melds bring, by what each tile or each meld is worth. */
function pack(tiles: readonly number[], list: readonly Candidate[], worth: (meld: Candidate) => number): number {
  const from = tiles.map((_, i) => list.filter(({ mask }) => mask & (1 << i) && !(mask & ((1 << i) - 1))))
  const seen = new Map<number, number>()
  const go = (i: number, used: number): number => {
    if (i === tiles.length) return 0
    if (used & (1 << i)) return go(i + 1, used)
    const key = used * 32 + i
    const known = seen.get(key)
    if (known !== undefined) return known
    let best = go(i + 1, used | (1 << i))
    for (const meld of from[i])
      if (!(meld.mask & used)) best = Math.max(best, worth(meld) + go(i + 1, used | meld.mask))
    seen.set(key, best)
    return best
  }
  return go(0, 0)
}

const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length

export const slowCanMeldAll = (tiles: readonly number[], rules: MeldRules) =>
  pack(tiles, candidates(tiles, rules), meld => bits(meld.mask)) === tiles.length

export const slowBestPoints = (tiles: readonly number[], rules: MeldRules) =>
  pack(tiles, candidates(tiles, rules), meld => meld.points)

export function slowLeastDeadwood(tiles: readonly number[], rules: MeldRules): number {
  const cost = tiles.map(tile => (wild(tile, rules) ? rules.jokerValue! : (face(tile, rules) % 13) + 1))
  const total = cost.reduce((a, b) => a + b, 0)
  const saved = (meld: Candidate) => cost.reduce((sum, n, i) => sum + (meld.mask & (1 << i) ? n : 0), 0)
  return total - pack(tiles, candidates(tiles, rules), saved)
}
