import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { change, over, whole } from '../../src/table/patch.ts'
import { runs } from '../support/sampling.ts'

/** Few keys and values, so that the two of a pair often agree in part. */
const value = fc.letrec(tie => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, 2, true, 'a', ''),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('0', '1', 'a', 'b', 'length'), tie('any'), { noNullPrototype: true }),
  ),
})).any
const wire = (news: unknown): unknown => JSON.parse(JSON.stringify(news))

describe('a patch', () => {
  it('makes of any value any other, over the wire', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const copy = structuredClone(before)
        const news = change(before, after)
        expect(news === undefined ? before : over(before, wire(news))).toEqual(after)
        expect(before).toEqual(copy)
        expect(over(before, wire(whole(after)))).toEqual(after)
      }),
      { numRuns: runs(5000) },
    )
  })

  it('says nothing of what is equal', () => {
    fc.assert(
      fc.property(value, same => {
        expect(change(same, structuredClone(same))).toBeUndefined()
      }),
    )
  })

  it('names what has changed and no more', () => {
    const before = {
      phase: 'turn',
      players: [
        { score: 3, river: [{ tile: 7, by: 0 }] },
        { score: 5, river: [] },
      ],
    }
    const after = {
      phase: 'turn',
      players: [
        {
          score: 3,
          river: [
            { tile: 7, by: 0 },
            { tile: 9, by: 1 },
          ],
        },
        { score: 5, river: [] },
      ],
    }
    expect(change(before, after)).toEqual({ players: { 0: { river: { 1: { tile: 9, by: 1 } } } } })
    expect(over(before, change(before, after))).toMatchObject({ players: [{}, before.players[1]] })
  })

  it('takes a field that is gone away', () => {
    const before = { answer: { type: 'call', tiles: [1] } }
    expect(over(before, wire(change(before, { answer: { type: 'pass' } })))).toEqual({ answer: { type: 'pass' } })
    expect(over(before, wire(change(before, { answer: { type: 'pass', tiles: undefined } })))).toEqual({
      answer: { type: 'pass' },
    })
  })
})
