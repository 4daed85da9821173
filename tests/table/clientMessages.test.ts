import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { up } from '../../src/table/clientMessages.ts'
import { runs } from '../support/sampling.ts'

describe('the wire', () => {
  it('has a schema that never throws, and is the identity on what it accepts', () => {
    const word = fc.constantFrom(
      'hello',
      'sit',
      'act',
      'ready',
      'bot',
      'options',
      'chat',
      'phrase',
      'react',
      'ping',
      'again',
      'x',
    )
    const value = fc.oneof(fc.anything(), fc.integer(), fc.constantFrom(0, 1, 'a'.repeat(32), 'en', 'thanks', 2 ** 53))
    const keys = [
      'proto',
      'token',
      'rev',
      'name',
      'lang',
      'make',
      'seat',
      'salt',
      'n',
      'action',
      'level',
      'text',
      'phrase',
      'reaction',
      't',
    ]
    const message = fc
      .tuple(word, fc.dictionary(fc.constantFrom(...keys), value))
      .map(([type, rest]) => ({ ...rest, type }))
    fc.assert(
      fc.property(fc.oneof(message, fc.anything()), raw => {
        const parsed = v.safeParse(up, raw)
        if (parsed.success) expect(v.parse(up, parsed.output)).toEqual(parsed.output)
      }),
      { numRuns: runs(3000) },
    )
  })
})
