import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { change, over, shared, whole } from '../../src/table/patch.ts'
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

  it('tells a list whole where most of it is new, and by its places where little is', () => {
    expect(change([1, 2, 3, 4], [1, 2, 8, 9])).toEqual({ 2: 8, 3: 9 })
    expect(change([1, 2, 3, 4], [1, 7, 8, 9])).toEqual([1, 7, 8, 9])
    expect(change([1, 2], [1, 2, 3])).toEqual({ 2: 3 })
    expect(change([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(change([], [1])).toEqual([1])
    // What is itself a patch is short wherever it stands.
    const rows = (points: number) => [
      { points, name: 'a' },
      { points, name: 'b' },
    ]
    expect(change(rows(1), rows(2))).toEqual({ 0: { points: 2 }, 1: { points: 2 } })
  })

  it('tells an object whole where a field is gone, or a list was there', () => {
    expect(change({ a: 1, b: 2 }, { a: 1 })).toEqual({ '=': { a: 1 } })
    expect(change({ a: 1, b: 2 }, { a: 1, c: 2 })).toEqual({ '=': { a: 1, c: 2 } })
    expect(change({ a: 1 }, { a: 1, b: 2 })).toEqual({ b: 2 })
    expect(change([1], { a: 1 })).toEqual({ '=': { a: 1 } })
    expect(change({ a: 1 }, [1])).toEqual([1])
    expect(change(null, { a: 1 })).toEqual({ a: 1 })
    expect(change({ a: 1 }, null)).toBeNull()
  })

  it('shares with the view before it what has not changed', () => {
    const before = { hands: [[1], [2]], score: { a: 1 } }
    const after = over(before, { hands: { 1: [3] } }) as typeof before
    expect(after.hands[0]).toBe(before.hands[0])
    expect(after.score).toBe(before.score)
    expect(Array.isArray(after.hands)).toBe(true)
  })

  it('is the view before it where nothing is new, and nothing where there is none any more', () => {
    const before = { hands: [[1], [2]], score: { a: 1 } }
    expect(shared(before, structuredClone(before))).toBe(before)
    const after = shared(before, { hands: [[1], [3]], score: { a: 1 } })
    expect(after).toEqual({ hands: [[1], [3]], score: { a: 1 } })
    expect(after.hands[0]).toBe(before.hands[0])
    expect(shared<unknown>(before, undefined)).toBeUndefined()
    expect(shared<unknown>(before, null)).toBeNull()
  })
})
