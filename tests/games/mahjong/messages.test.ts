import { describe, expect, it } from 'vitest'
import { FLOWER_WINS, RULES } from '../../../src/games/mahjong/rules/fan.ts'
import { rules as mahjong } from '../../../src/games/mahjong/index.ts'
import { options } from '../../../src/games/mahjong/options.ts'
import { makeTiles } from '../../../src/games/mahjong/rules/tiles.ts'
import ofRules from '../../../src/messages/en/mahjong-rules.ts'
import ofTable from '../../../src/messages/en/mahjong.ts'

const en = { ...ofTable, ...ofRules }

/** The compiler holds every language to the English keys; this holds the English keys to the game. */
describe('the words of mahjong', () => {
  const has = (key: string) => Object.hasOwn(en, key)
  it('name and explain every option, each of its values, and every preset', () => {
    const keys = Object.entries(options.entries).flatMap(([name, { wrapped }]) => [
      `option.${name}`,
      `option.${name}.help`,
      ...('options' in wrapped ? wrapped.options.map(value => `option.${name}.${value}`) : []),
    ])
    const presets = Object.keys(mahjong.presets!).flatMap(name => [`preset.${name}`, `preset.${name}.help`])
    expect([...keys, ...presets].filter(key => !has(key))).toEqual([])
    // And none that is no more.
    const words = Object.keys(en).filter(key => /^(option|preset)\./.test(key))
    expect(words.filter(key => ![...keys, ...presets].includes(key))).toEqual([])
  })
  it('name every fan and every tile', () => {
    const fan = [...RULES, ...FLOWER_WINS, { key: 'chicken' }].map(rule => `line.${rule.key}`)
    const tiles = Array.from({ length: 42 }, (_, kind) => `tile.${makeTiles([kind])}`)
    expect([...fan, ...tiles].filter(key => !has(key))).toEqual([])
    // And none that is no more.
    const liable = ['robbedKongPaysAll', ...Object.keys(options.entries).filter(name => name.startsWith('bao'))]
    const payments = ['paid', 'dealtIn', 'robbed', ...liable].map(key => `line.${key}`)
    const words = Object.keys(en).filter(key => /^(line|tile)\./.test(key))
    expect(words.sort()).toEqual([...new Set([...fan, ...tiles, ...payments])].sort())
  })
})
