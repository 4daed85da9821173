import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { presetOf, tableFields, valueOf } from '../../src/components/option.ts'
import { games } from '../../src/games/all.ts'
import { translator } from '../../src/messages/index.ts'
import { fields, tableOptions } from '../../src/table/options.ts'

describe.each(Object.entries(games))('presets of %s', (_, game) => {
  const list = fields(game.options)
  const presets = ('presets' in game ? game.presets : {}) as Record<string, Record<string, string>>

  it('are each found again from their own values', () => {
    for (const [name, preset] of Object.entries(presets)) {
      const values = v.parse(game.options, preset) as unknown as Record<string, string>
      expect(presetOf(presets, list, values)).toBe(name)
    }
  })
})

describe('the table’s own options', () => {
  it('offer only what the wire takes', () => {
    for (const field of tableFields)
      if (field.kind === 'choice')
        for (const value of field.values) expect(v.safeParse(tableOptions, { [field.name]: value }).success).toBe(true)
  })

  it('read as words', async () => {
    const say = await translator('en', [])
    const turn = tableFields.find(field => field.name === 'turn')!
    expect(valueOf(say, 'table', turn, -1)).toBe('as usual')
    expect(valueOf(say, 'table', turn, 30)).toBe('30 s')
  })
})
