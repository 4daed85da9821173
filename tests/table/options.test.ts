import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fields } from '../../src/table/options.ts'

describe('the fields of a form', () => {
  it('are read from the schema, each with its limits and its default', () => {
    const refuse = () => ({ why: 'over' })
    const schema = v.object({
      flag: v.optional(v.boolean(), true),
      choice: v.optional(v.picklist(['x', 2]), 2),
      number: v.optional(v.pipe(v.number(), v.minValue(3), v.maxValue(9)), 5),
      open: v.optional(v.number(), 5),
      text: v.optional(v.pipe(v.string(), v.maxLength(40), v.metadata({ refuse })), 'a'),
      long: v.optional(v.string(), ''),
    })
    expect(fields(schema)).toEqual([
      { name: 'flag', kind: 'boolean', default: true },
      { name: 'choice', kind: 'choice', default: 2, values: ['x', 2] },
      { name: 'number', kind: 'number', default: 5, min: 3, max: 9 },
      { name: 'open', kind: 'number', default: 5, min: 0, max: 1_000_000 },
      { name: 'text', kind: 'text', default: 'a', max: 40, refuse },
      { name: 'long', kind: 'text', default: '', max: 200, refuse: expect.any(Function) },
    ])
  })
  it('takes any text where the game has nothing against it', () => {
    const [text] = fields(v.object({ text: v.optional(v.string(), '') }))
    expect(text.kind === 'text' && text.refuse('x', {})).toBeNull()
  })
  it('must have a default', () => {
    expect(() => fields(v.object({ bare: v.boolean() }))).toThrow('option bare has no default')
  })
})
