import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arranged, groupsOf, type Layout, move, roomy, fitHand, sorted } from '../../../src/boards/rummy/layout.ts'

const size = { rows: 2, columns: 8 }
const tilesOf = (layout: Layout) => layout.filter(tile => tile !== null).sort((a, b) => a - b)
const hand = fc.uniqueArray(fc.nat(105), { minLength: 1, maxLength: 15 })

describe('the rack', () => {
  it('holds exactly the hand, whatever it held before', () => {
    fc.assert(
      fc.property(hand, hand, (before, now) => {
        const layout = fitHand(fitHand([], before, size), now, size)
        expect(tilesOf(layout)).toEqual([...now].sort((a, b) => a - b))
      }),
    )
  })

  it('leaves every tile that stays where it stood', () => {
    const layout = fitHand([5, null, 7, 9], [5, 7, 11], size)
    expect([layout[0], layout[2]]).toEqual([5, 7])
    expect(layout[3]).toBeNull()
    expect(layout.indexOf(11)).toBe(4)
  })

  it('moves without losing or doubling a tile, and puts it where it was dropped', () => {
    fc.assert(
      fc.property(hand, fc.nat(14), fc.nat(15), (tiles, which, to) => {
        const layout = fitHand([], tiles, size)
        const tile = tiles[which % tiles.length]
        const moved = move(layout, tile, to, size)
        expect(tilesOf(moved)).toEqual(tilesOf(layout))
        expect(moved[to]).toBe(tile)
      }),
    )
  })

  it('makes room towards the nearest gap of the row', () => {
    const layout = fitHand([1, 2, 3, null, 4], [1, 2, 3, 4], size)
    expect(move(layout, 4, 1, size).slice(0, 5)).toEqual([1, 4, 2, 3, null])
  })

  it('sets groups apart and never over the end of a row', () => {
    const layout = arranged(
      [
        [1, 2, 3, 4],
        [5, 6, 7],
        [8, 9, 10, 11],
      ],
      [12, 13, 14],
      size,
    )
    expect(groupsOf(layout, size)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
      [8, 9, 10, 11],
      [12, 13, 14],
    ])
  })

  it('finds room for four groups and a tile on a narrow rack, whatever their order', () => {
    const size = { rows: 2, columns: 8 }
    const given = [
      [1, 2, 3],
      [4, 5, 6],
      [10, 11, 12, 13],
      [20, 21, 22, 23],
    ]
    const rows = arranged(given, [], size)
    for (const group of given) expect(groupsOf(rows, size)).toContainEqual(group)
    expect(arranged(given, [30], size).filter(tile => tile !== null)).toHaveLength(15)
  })

  it('keeps seven pairs whole where there is no room between them', () => {
    const pairs = [0, 1, 2, 3, 4, 5, 6].map(n => [2 * n, 2 * n + 1])
    const rows = arranged(pairs, [30], size)
    const at = pairs.map(([one, other]) => [rows.indexOf(one), rows.indexOf(other)])
    for (const [one, other] of at) expect([other - one, Math.floor(one / 8)]).toEqual([1, Math.floor(other / 8)])
    expect(rows.indexOf(30)).toBe(15)
  })

  it('parts a run that is longer than a row, so that it stays melded', () => {
    const run = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const groups = groupsOf(arranged([run], [20, 30], { rows: 3, columns: 8 }), { rows: 3, columns: 8 })
    expect(groups).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [20, 30],
    ])
  })

  it('packs what does not fit apart, and still loses nothing', () => {
    fc.assert(
      fc.property(hand, fc.integer({ min: 1, max: 5 }), (tiles, length) => {
        const groups: number[][] = []
        for (let i = 0; i + length <= tiles.length; i += length) groups.push(tiles.slice(i, i + length))
        const loose = tiles.slice(groups.length * length)
        expect(tilesOf(arranged(groups, loose, size))).toEqual([...tiles].sort((a, b) => a - b))
      }),
    )
  })

  it('reads from left to right where a full rack leaves no room for gaps', () => {
    const layout = arranged([[1, 2, 3, 4, 5]], [6, 7, 8, 9, 10, 11, 12, 13, 14], size)
    expect(layout.filter(tile => tile !== null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })

  it('sets the colours apart as dealt, where there is room', () => {
    const dealt = [0, 2, 30, 28, 60, 100, 104]
    expect(groupsOf(sorted(dealt, { rows: 2, columns: 13 }), { rows: 2, columns: 13 })).toEqual([
      [0, 2],
      [28, 30],
      [60],
      [100],
      [104],
    ])
    fc.assert(
      fc.property(hand, tiles => {
        expect(tilesOf(sorted(tiles, size))).toEqual([...tiles].sort((a, b) => a - b))
      }),
    )
  })
})

describe('a rack for large fingers', () => {
  it('has as many slots in shorter rows, each as wide as asked for', () => {
    expect(roomy({ rows: 2, columns: 8 }, 348, 46)).toEqual({ rows: 3, columns: 7 })
    expect(roomy({ rows: 3, columns: 8 }, 348, 52)).toEqual({ rows: 4, columns: 6 })
    for (const width of [300, 348, 380, 820])
      for (const least of [46, 52]) {
        const { rows, columns } = roomy({ rows: 3, columns: 8 }, width, least)
        expect(rows * columns).toBeGreaterThanOrEqual(24)
        expect(width / columns).toBeGreaterThanOrEqual(least)
      }
  })

  it('is as it was where there is room, and for whoever asks for nothing', () => {
    expect(roomy({ rows: 2, columns: 13 }, 1000, 46)).toEqual({ rows: 2, columns: 13 })
    expect(roomy({ rows: 2, columns: 8 }, 300, 0)).toEqual({ rows: 2, columns: 8 })
  })
})
