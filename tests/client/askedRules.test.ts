import { expect, it } from 'vitest'
import * as v from 'valibot'
import { askedRules, asQuery } from '../../src/client/askedRules.ts'
import { games } from '../../src/games/all.ts'

it.each(Object.values(games))(
  'reads the rules of a table of $id from an address as they were written into it',
  game => {
    const usual = v.parse(game.options, {})
    expect(askedRules(game.options, '')).toEqual(usual)
    for (const preset of Object.values(game.presets)) {
      const rules = v.parse(game.options, preset)
      expect(askedRules(game.options, asQuery(rules))).toEqual(rules)
    }
  },
)

it('shows the usual rules where an address asks for what there is not', () => {
  const { options } = games.okey
  const usual = v.parse(options, {})
  const first = Object.keys(usual)[0]!
  for (const asked of ['{', 'null', '[]', `{"${first}":{}}`, 'x'.repeat(10_000)])
    expect(askedRules(options, `?rules=${encodeURIComponent(asked)}`)).toEqual(usual)
})
