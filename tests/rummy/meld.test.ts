import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MeldRules } from '../../src/rummy/meld.ts'
import { meldPoints, readMeld, readings } from '../../src/rummy/meld.ts'
import { J, colourOf, makeFace, makeTiles, numberOf, parseTiles } from '../../src/rummy/tiles.ts'

const RULES: MeldRules[] = [
  { run1: 'low' },
  { run1: 'lowOrHigh', highOneValue: 1 },
  { run1: 'lowOrHigh', highOneValue: 14 },
]
const FACES = Array.from({ length: 52 }, (_, face) => face)

/** What these faces are worth as one meld, all places fixed; null if they are none. */
function worth(faces: readonly number[], rules: MeldRules): number | null {
  const numbers = faces.map(numberOf).sort((a, b) => a - b)
  const colours = new Set(faces.map(colourOf))
  if (faces.length < 3) return null
  if (new Set(numbers).size === 1) {
    const set = faces.length < 5 && colours.size === faces.length
    return set ? numbers[0] * faces.length : null
  }
  if (colours.size > 1 || faces.length > 13) return null
  const rises = (list: readonly number[]) => list.every((n, i) => i === 0 || n === list[i - 1] + 1)
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  if (rises(numbers)) return sum(numbers)
  if (rules.run1 === 'low' || numbers[0] !== 1) return null
  const high = numbers.slice(1)
  return rises([...high, 14]) ? sum(high) + (rules.highOneValue ?? 1) : null
}

/** Every way to name the jokers of a group, tried out one by one. */
function slow(tiles: readonly number[], rules: MeldRules): { faces: number[]; points: number }[] {
  const at = tiles.indexOf(J)
  if (at < 0) {
    const points = worth(tiles, rules)
    return points === null ? [] : [{ faces: [...tiles].sort((a, b) => a - b), points }]
  }
  return FACES.flatMap(face => slow([...tiles.slice(0, at), face, ...tiles.slice(at + 1)], rules))
}
const key = (faces: readonly number[]) => [...faces].sort((a, b) => a - b).join(' ')
/** In a set any missing colour will do: only its number counts. */
const shape = (faces: readonly number[]) =>
  new Set(faces.map(numberOf)).size === 1 ? `set ${numberOf(faces[0])}` : key(faces)

/** Groups that are, or nearly are, a meld with jokers in it, in any order. */
const groups = fc
  .record({
    start: fc.integer({ min: 1, max: 14 }),
    length: fc.integer({ min: 3, max: 6 }),
    colour: fc.nat(3),
    set: fc.boolean(),
    jokers: fc.uniqueArray(fc.nat(5), { maxLength: 2 }),
    order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ start, length, colour, set, jokers, order }) => {
    const size = set ? Math.min(4, length) : length
    const faces = Array.from({ length: size }, (_, i) =>
      set ? makeFace((colour + i) % 4, Math.min(13, start)) : makeFace(colour, ((start + i - 1) % 13) + 1),
    )
    const tiles = faces.map((face, i) => (jokers.includes(i) ? J : face))
    const keys = tiles.map(() => order.next().value)
    return tiles.map((tile, i) => ({ tile, key: keys[i] })).sort((a, b) => a.key - b.key)
  })
  .map(list => list.map(({ tile }) => tile))
  .filter(tiles => tiles.some(tile => tile !== J))

describe('readings of a group', () => {
  it('two of the top and a joker are 11-12-13 before 12-13-1', () => {
    const rules: MeldRules = { run1: 'lowOrHigh' }
    expect(readings(parseTiles('R12 R13 J'), rules).map(meld => makeTiles(meld.tiles.map(({ as }) => as)))).toEqual([
      'R11 R12 R13',
      'R12 R13 R1',
    ])
    expect(makeTiles(readMeld(parseTiles('R13 J R12'), rules)!.tiles.map(({ as }) => as))).toBe('R11 R12 R13')
    // In order it stands where it lies.
    expect(makeTiles(readMeld(parseTiles('R12 R13 J'), rules)!.tiles.map(({ as }) => as))).toBe('R12 R13 R1')
  })

  it('are all there are, and the dearest comes first', () => {
    fc.assert(
      fc.property(groups, fc.constantFrom(...RULES), (tiles, rules) => {
        const found = readings(tiles, rules)
        const all = slow(tiles, rules)
        const shapes = (list: readonly (readonly number[])[]) => [...new Set(list.map(shape))].sort()
        expect(shapes(found.map(meld => meld.tiles.map(({ as }) => as)))).toEqual(shapes(all.map(({ faces }) => faces)))
        if (!all.length) return
        expect(meldPoints(found[0], rules)).toBe(Math.max(...all.map(({ points }) => points)))
        for (const meld of found) expect(key(meld.tiles.map(({ tile }) => tile))).toBe(key(tiles))
      }),
      { numRuns: 400 },
    )
  })

  it('a run in no order is read as the dearest run', () => {
    fc.assert(
      fc.property(groups, fc.constantFrom(...RULES), (tiles, rules) => {
        const runs = readings(tiles, rules).filter(meld => meld.kind === 'run')
        const read = readMeld(tiles, rules, 'run')
        expect(read === null).toBe(runs.length === 0)
        const asGiven = read?.tiles.every(({ tile }, i) => tile === tiles[i])
        if (read && !asGiven) expect(meldPoints(read, rules)).toBe(meldPoints(runs[0], rules))
      }),
      { numRuns: 400 },
    )
  })
})
