import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src/games/okey101/options.ts'
import {
  beyond,
  endsFor,
  face,
  readLaid,
  rulesOf,
  swapAt,
  withSwap,
  withTile,
  withoutTile,
} from '../../../../src/games/okey101/rules/melds.ts'
import { clockDiscard, fineFor } from '../../../../src/games/okey101/rules/penalties.ts'
import { placesFor } from '../../../../src/games/okey101/rules/places.ts'
import type { TableMeld, Tile } from '../../../../src/games/okey101/types.ts'
import { rules as okey101 } from '../../../../src/games/okey101/index.ts'
import { makeTiles, parseTiles } from '../../../../src/rummy/tiles.ts'
import { SERIES, own, tableOf } from '../support.ts'

// The indicator is R1, so R2 is the okey, and a false joker stands for R2.
type Meld = [owner: 0 | 1, kind: 'run' | 'set' | 'pair', tiles: string]
/** One meld at a time, of every kind, with and without an okey. */
const MELDS: Meld[] = [
  [1, 'run', 'K8 K9 K10'],
  [1, 'run', 'K1 K2 K3'],
  [1, 'run', 'K11 K12 K13'],
  [1, 'run', 'K4 K5 K6 K7 K8'],
  [1, 'run', 'K4 K5 K6 K7 K8 K9 K10'],
  [1, 'run', 'K8 R2 K10'],
  [1, 'run', 'R2 B9 B10'],
  [1, 'run', 'Y3 R2 R2 Y6'],
  [1, 'set', 'R8 B8 Y8'],
  [1, 'set', 'R8 B8 R2'],
  [1, 'set', 'R8 B8 Y8 R2'],
  [1, 'set', 'R8 B8 Y8 K8'],
  [1, 'pair', 'R5 R5'],
  [1, 'pair', 'K6 R2'],
]
const HOUSES: Partial<Options>[] = [
  {},
  { rearrange: true },
  { setSwap: 'bothOnTable' },
  { run1: 'circular' },
  { run1: 'lowOrHigh' },
  { falseJoker: 'wild' },
]
/** A table with this meld, and in the hand one tile of each face that is left. */
function table(meld: Meld, options: Partial<Options>) {
  const used = parseTiles(`R1 ${meld[2]}`)
  const faces = [...Array(52).keys(), ...parseTiles('J')].filter(code => used.filter(one => one === code).length < 2)
  const state = tableOf({ hands: [makeTiles(faces), ''], stock: '', melds: [meld], opened: [SERIES, SERIES], options })
  return {
    view: okey101.view(state, 0),
    hand: state.hands[0],
    rules: rulesOf(state),
    melds: state.melds,
    options: state.options,
  }
}
const each = MELDS.flatMap(meld => HOUSES.map(options => [meld.slice(1).join(' '), options, meld] as const))

describe('a tile and a meld', () => {
  it.each(each)('%s, %j: what fits is the same, asked of one tile or of the whole table', (_name, options, meld) => {
    const { view, hand, rules, melds, options: house } = table(meld, options)
    for (const tile of hand) {
      const swap = swapAt(melds[0], tile, rules, house.setSwap) >= 0 ? ['swap'] : []
      const ends = [...endsFor(melds[0], tile, rules, house.rearrange), ...swap]
      expect(
        placesFor(view, tile)
          .map(({ end }) => end)
          .sort(),
        makeTiles([face(tile)]),
      ).toEqual(ends.sort())
    }
  })
  it.each(each)('%s, %j: what is laid off makes a meld, and can be taken away again', (_name, options, meld) => {
    const { hand, rules, melds, options: house } = table(meld, options)
    for (const tile of hand) {
      for (const end of endsFor(melds[0], tile, rules, house.rearrange)) {
        const after = withTile(melds, 0, tile, end, rules)
        expect(after).toHaveLength(end === 'split' ? 2 : 1)
        expect(after.flatMap(tilesOf).sort()).toEqual([...tilesOf(melds[0]), tile].sort())
        for (const one of after) expect(readLaid({ kind: one.kind, tiles: tilesOf(one) }, 1, rules)).not.toBeNull()
        expect(withoutTile(after, 0, end, rules)).toEqual(melds)
      }
      const at = swapAt(melds[0], tile, rules, house.setSwap)
      if (at < 0) continue
      const okey = melds[0].tiles[at].tile
      const after = withSwap(melds, 0, okey, tile, rules)
      expect(tilesOf(after[0])).toEqual(tilesOf(melds[0]).map(one => (one === okey ? tile : one)))
      expect(readLaid({ kind: meld[1], tiles: tilesOf(after[0]) }, 1, rules)).not.toBeNull()
      expect(withSwap(after, 0, tile, okey, rules)).toEqual(melds)
    }
  })
})
const tilesOf = ({ tiles }: TableMeld): Tile[] => tiles.map(({ tile }) => tile)

describe('the ends of a run', () => {
  it.each<[string, Options['run1'], string, string]>([
    ['K8 K9 K10', 'low', 'K7', 'K11'],
    ['K1 K2 K3', 'low', '', 'K4'],
    ['K11 K12 K13', 'low', 'K10', ''],
    ['K11 K12 K13', 'lowOrHigh', 'K10', 'K1'],
    ['K12 K13 K1', 'lowOrHigh', 'K11', ''],
    ['K1 K2 K3', 'lowOrHigh', '', 'K4'],
    ['K11 K12 K13', 'circular', 'K10', 'K1'],
    ['K1 K2 K3', 'circular', 'K13', 'K4'],
    ['K13 K1 K2', 'circular', 'K12', 'K3'],
    ['K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13', 'low', '', ''],
    ['K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13', 'lowOrHigh', '', ''],
    ['K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13', 'circular', '', ''],
  ])('%s with 1 %s: %s and %s', (run, run1, low, high) => {
    const state = tableOf({ hands: ['R9', ''], stock: '', melds: [[1, 'run', run]], options: { run1 } })
    const end = (which: 'low' | 'high') => {
      const found = beyond(state.melds[0], which, rulesOf(state))
      return found === null ? '' : makeTiles([found])
    }
    expect([end('low'), end('high')]).toEqual([low, high])
  })
})

describe('throwing a tile', () => {
  const state = (floorPenalties: Options['floorPenalties']) =>
    tableOf({
      hands: ['R2 K11 Y5 R9', ''],
      melds: [[1, 'run', 'K8 K9 K10']],
      options: { floorPenalties, floorAmount: 55 },
    })
  it.each<[Options['floorPenalties'], string, string | null]>([
    ['off', 'R2', null],
    ['off', 'K11', null],
    ['okey', 'R2', 'okeyThrown'],
    ['okey', 'K11', null],
    ['playable', 'R2', null],
    ['playable', 'K11', 'playableThrown'],
    ['both', 'R2', 'okeyThrown'],
    ['both', 'K11', 'playableThrown'],
    ['both', 'Y5', null],
  ])('where the floor fines %s: %s costs %s', (floorPenalties, code, key) => {
    const table = state(floorPenalties)
    const [tile] = own(table, code)
    expect(fineFor(table, tile, 3)).toEqual(key && { key, points: 55 })
    // The last tile goes out, and is free.
    expect(fineFor(table, tile, 0)).toBeNull()
  })
  it('for somebody whose time is up: what was drawn, unless it would feed others and another would not', () => {
    const table = state('off')
    const [r2, k11, y5, r9] = table.hands[0]
    const thrown = (hand: Tile[], drawn: Tile | null) => clockDiscard(table, hand, drawn)
    expect(thrown([r2, k11, y5, r9], y5)).toBe(y5)
    expect(thrown([r2, k11, y5, r9], k11)).toBe(y5)
    expect(thrown([r2, k11, y5, r9], r2)).toBe(y5)
    // Nothing was drawn, or it is gone: the last of the rack that harms nobody.
    expect(thrown([r2, k11, y5, r9], null)).toBe(r9)
    expect(thrown([r2, k11, r9], y5)).toBe(r9)
    // Rather a tile that is taken than an okey.
    expect(thrown([r2, k11], r2)).toBe(k11)
    expect(thrown([k11, r2], null)).toBe(k11)
    expect(thrown([r2], null)).toBe(r2)
  })
})
