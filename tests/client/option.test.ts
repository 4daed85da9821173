import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { presetOf, propose, tableFields, valueOf } from '../../src/components/option.ts'
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

describe('a text that cannot be sent as it is', () => {
  const list = fields(games.cotulenh.options)
  const usual = v.parse(games.cotulenh.options, {}) as Record<string, string | number | boolean>
  const good = '6c4/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1'
  const double = '6c4/11/11/11/11/11/11/2(NFF)8/11/11/11/3C7 r - - 0 1'

  it('stays in the form, and its option is sent as usual', () => {
    expect(propose(list, { ...usual, position: good }, {}, { position: ' nonsense ' })).toEqual({
      send: { position: '' },
      drafts: { position: 'nonsense' },
    })
  })
  it('goes when it is mended or cleared, without the spaces around it', () => {
    const drafts = { position: 'nonsense' }
    expect(propose(list, usual, drafts, { position: ` ${good}\n` })).toEqual({ send: { position: good }, drafts: {} })
    expect(propose(list, usual, drafts, { position: '' })).toEqual({ send: { position: '' }, drafts: {} })
  })
  it('is judged anew when another rule changes, either way', () => {
    const drafts = { position: double }
    expect(propose(list, usual, drafts, { winByArm: true }).drafts).toEqual(drafts)
    expect(propose(list, usual, drafts, { navyDoubleLoad: true })).toEqual({
      send: { navyDoubleLoad: true, position: double },
      drafts: {},
    })
    const set = { ...usual, navyDoubleLoad: true, position: double }
    expect(propose(list, set, {}, { navyDoubleLoad: false })).toEqual({
      send: { navyDoubleLoad: false, position: '' },
      drafts,
    })
  })
})
