import { describe, expect, it } from 'vitest'
import { judge } from '../../../src/boards/remi/groups.ts'
import { options } from '../../../src/games/remi/options.ts'
import { meldRules } from '../../../src/games/remi/rules/meldRules.ts'
import { faceOf, J, parseTiles, TILES } from '../../../src/rummy/tiles.ts'
import * as v from 'valibot'

const rules = meldRules(v.parse(options, {}))

/** 'R1 R2 | K5' as blocks of physical tiles. */
function board(text: string): number[][] {
  const free = Array.from({ length: TILES }, (_, tile) => tile)
  const take = (face: number) =>
    free.splice(
      free.findIndex(tile => faceOf(tile, J) === face),
      1,
    )[0]
  return text.split('|').map(block => parseTiles(block).map(take))
}
const sizes = (groups: readonly number[][]) => groups.map(group => group.length)

describe('the board as it stands', () => {
  it('knows groups that stand apart', () => {
    const judged = judge(board('R1 R2 R3 | K5 B5 Y5 | K9 | B13'), rules)
    expect(judged.good.size).toBe(6)
    expect(judged.wrong.size).toBe(0)
    expect(judged.deadwood).toBe(22)
    expect(sizes(judged.groups)).toEqual([3, 3])
  })

  it('knows groups that stand side by side without a gap', () => {
    const judged = judge(board('R1 R2 R3 K5 B5 Y5 K9'), rules)
    expect(sizes(judged.groups)).toEqual([3, 3])
    expect(judged.deadwood).toBe(9)
  })

  it('parts a row where that leaves the least', () => {
    // The red 10 could end the run, but then the other two would be left.
    expect(sizes(judge(board('R7 R8 R9 R10 K10 B10'), rules).groups)).toEqual([3, 3])
    expect(judge(board('R7 R8 R9 R10 K10'), rules).deadwood).toBe(10)
  })

  it('marks three side by side that are no group, but not a pair that waits', () => {
    expect(judge(board('R1 R2 K9'), rules).wrong.size).toBe(3)
    expect(judge(board('R1 R2 | K9'), rules).wrong.size).toBe(0)
  })

  it('reads a joker for what it stands, and charges it when it is loose', () => {
    expect(judge(board('R12 R13 J'), rules).deadwood).toBe(0)
    expect(judge(board('R12 K3 J'), rules).deadwood).toBe(65)
  })

  it('finds nothing in order where only another order would be a set of two colours', () => {
    expect(judge(board('K5 K5 R5'), rules).good.size).toBe(0)
  })
})
