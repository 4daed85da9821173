import { describe, expect, it } from 'vitest'
import { rules as remi } from '../../../src/games/remi/index.ts'
import { options as remiOptions } from '../../../src/games/remi/options.ts'
import { BASE } from '../../../src/games/remi/rules/patterns.ts'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import { options as rummy45Options } from '../../../src/games/rummy45/options.ts'
import remiRules from '../../../src/messages/en/remi-rules.ts'
import remiWords from '../../../src/messages/en/remi.ts'
import rummy45Rules from '../../../src/messages/en/rummy45-rules.ts'
import rummy45Words from '../../../src/messages/en/rummy45.ts'

type Words = Record<string, unknown>

/** The compiler holds every language to the English keys; this holds the English keys to the games. */
describe.each([
  {
    game: remi,
    entries: remiOptions.entries,
    words: { ...remiWords, ...remiRules } as Words,
    lines: Object.keys(BASE),
  },
  {
    game: rummy45,
    entries: rummy45Options.entries,
    words: { ...rummy45Words, ...rummy45Rules } as Words,
    lines: ['held', 'laid', 'atu'],
  },
])('the words of $game.id', ({ game, entries, words, lines }) => {
  it('name and explain every option, each of its values, every preset and line', () => {
    const keys = Object.entries(entries).flatMap(([name, { wrapped }]) => [
      `option.${name}`,
      `option.${name}.help`,
      ...('options' in wrapped ? wrapped.options.map((value: string | number) => `option.${name}.${value}`) : []),
    ])
    const presets = Object.keys(game.presets!).flatMap(name => [`preset.${name}`, `preset.${name}.help`])
    const wanted = [...keys, ...presets, ...lines.map(line => `line.${line}`)]
    expect(wanted.filter(key => !Object.hasOwn(words, key))).toEqual([])
  })
})
