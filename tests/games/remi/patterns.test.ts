import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { options, presets } from '../../../src/games/remi/options.ts'
import { bestPattern } from '../../../src/games/remi/rules/patterns.ts'
import { makeTiles, parseTiles } from '../../../src/rummy/tiles.ts'

const online = v.parse(options, { ...presets.remiOnline, extraJokers: 4 })
const found = (text: string) => bestPattern(parseTiles(text), online)
/** Each meld as it lies, a joker by what it stands for. */
const melds = (text: string) =>
  found(text)!.melds.map(meld => `${meld.kind} ${makeTiles(meld.tiles.map(({ as }) => as))}`)

const REST = 'R8 R9 R10 B1 B2 B3'

describe('the grand careu', () => {
  it('is two whole sets of one number, each with its four colours', () => {
    const text = `R4 Y4 B4 K4 R4 Y4 B4 K4 ${REST}`
    expect(found(text)?.pattern).toBe('grandCareu')
    const [first, second, ...others] = melds(text)
    expect([first, second]).toEqual(['set R4 Y4 B4 K4', 'set R4 Y4 B4 K4'])
    expect(others.sort()).toEqual(['run B1 B2 B3', 'run R8 R9 R10'])
  })

  it('may have jokers in both sets, where the missing tiles would be', () => {
    const { pattern, melds: all } = found(`R4 R4 Y4 Y4 J J J J ${REST}`)!
    expect(pattern).toBe('grandCareu')
    expect(all.slice(0, 2).map(meld => makeTiles(meld.tiles.map(({ tile }) => tile)))).toEqual([
      'R4 Y4 J J',
      'R4 Y4 J J',
    ])
  })

  it('is none if the second set would be jokers alone', () => {
    expect(found(`R4 Y4 B4 K4 J J J J ${REST}`)?.pattern).not.toBe('grandCareu')
    expect(found(`R4 Y4 B4 K4 K4 J J J ${REST}`)?.pattern).toBe('grandCareu')
  })

  it('is none with two sets of two numbers, or with six tiles that make nothing', () => {
    expect(found(`R4 Y4 B4 K4 R5 Y5 B5 K5 ${REST}`)?.pattern).not.toBe('grandCareu')
    expect(found('R4 Y4 B4 K4 R4 Y4 B4 K4 R8 R9 R10 B1 B2 B4')).toBeNull()
  })
})
