import { describe, expect, it } from 'vitest'
import { FJ, J, TileError, faceOf, makeTiles, nextFace, parseTiles } from '../../src/rummy/tiles.ts'
import { meldIds, openColours, readMeld } from '../../src/rummy/meld.ts'
import type { MeldRules } from '../../src/rummy/meld.ts'

describe('tiles', () => {
  it('are read and written back the same', () => {
    const all = [...Array(54).keys()]
    expect(parseTiles(makeTiles(all))).toEqual(all)
    expect(makeTiles(parseTiles('R1 Y13 B7 K10 FJ J'))).toBe('R1 Y13 B7 K10 FJ J')
  })
  it.each(['R0', 'R14', 'G5', 'r5', 'R05', 'FJ1', 'R'])('%s is none', text => {
    expect(() => parseTiles(`R1 ${text}`)).toThrow(TileError)
  })
  it('two of each face, then the special ones', () => {
    expect([0, 1, 2, 25, 26, 103].map(id => faceOf(id, FJ))).toEqual([0, 0, 1, 12, 13, 51])
    expect([faceOf(104, FJ), faceOf(105, J)]).toEqual([FJ, J])
  })
  it('after 13 comes 1 of the same colour', () => {
    expect(makeTiles(parseTiles('R13 K13 Y5').map(nextFace))).toBe('R1 K1 Y6')
  })
})

describe('readMeld', () => {
  const rules: MeldRules = { okey: parseTiles('B9')[0], run1: 'lowOrHigh' }
  const read = (text: string, kind?: 'run' | 'set', r = rules) => {
    const meld = readMeld(parseTiles(text), r, kind)
    return meld && `${meld.kind} ${makeTiles(meld.tiles.map(({ as }) => as))}`
  }
  it.each([
    ['R3 B9 R5', 'run R3 R4 R5'],
    ['B9 R3 R4', 'run R2 R3 R4'],
    ['R3 R4 B9', 'run R3 R4 R5'],
    ['R5 R3 B9', 'run R3 R4 R5'],
    ['R12 R13 R1', 'run R12 R13 R1'],
    ['R1 R12 R13', 'run R12 R13 R1'],
    ['R12 R13 B9', 'run R12 R13 R1'],
    ['B9 B9 R1', 'set R1 Y1 B1'],
    ['R13 R1 R2', null],
    ['R1 R2 R2', null],
    ['R5 Y5 K5', 'set R5 Y5 K5'],
    ['R5 Y5 B9', 'set R5 Y5 B5'],
    ['R5 R5 Y5', null],
    ['R5 Y5 B5 K5 B9', null],
    ['FJ B10 B8', 'run B8 B9 B10'],
    ['R8 FJ R10', null],
    ['B9 B9', null],
    ['R1 R2', null],
  ])('%s', (text, expected) => {
    expect(read(text)?.split(' ').sort()).toEqual(expected?.split(' ').sort())
  })
  it('reads one tile and two wilds as a run when told', () => {
    expect(read('B9 R5 B9', 'run')).toBe('run R4 R5 R6')
    expect(read('B9 B9 R1', 'run')).toBe('run R12 R13 R1')
  })
  it('names the colours a wild in a set may have', () => {
    expect(openColours(readMeld(parseTiles('R5 B9 K5'), rules)!, rules)).toEqual([1, 2])
  })
})

describe('meldIds', () => {
  it('uses each physical tile once', () => {
    const rules: MeldRules = { run1: 'low' }
    const run = readMeld(parseTiles('R1 R2 R3'), rules)!
    expect(meldIds([run, run], [0, 1, 2, 3, 4, 5], id => faceOf(id, J))).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
    expect(() => meldIds([run, run], [0, 2, 4], id => faceOf(id, J))).toThrow()
  })
})
