import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rules as mahjong } from '../../../../src/games/mahjong/index.ts'
import { coach } from '../../../../src/games/mahjong/bot/index.ts'
import { restraintOf } from '../../../../src/games/mahjong/bot/restraint.ts'
import { ownHand } from '../../../../src/games/mahjong/legal.ts'
import { kindOf, makeTiles, parseTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import type { Meld, View } from '../../../../src/games/mahjong/types.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import { Table } from '../table.ts'

const peng = (text: string): Meld => {
  const tiles = parseTiles(text).map((kind, copy) => 4 * kind + copy)
  return { type: 'peng', tiles, claimed: tiles[0], from: 1, added: null }
}

/** The dealer's view of this hand, with somebody opposite who shows these melds and has thrown these tiles. */
function facing(hand: string, melds: string[], thrown = '', minFan: 0 | 3 = 0): View {
  const view = mahjong.view(new Table({ hands: [hand, '', '', ''], options: { minFan } }).state, 0)
  const river = parseTiles(thrown).map(kind => ({ tile: 4 * kind, claimed: null }))
  return { ...view, players: view.players.with(2, { ...view.players[2], melds: melds.map(peng), river }) }
}
const words = (kinds: Iterable<number>) => makeTiles([...kinds].sort((a, b) => a - b))
const fed = (view: View) => words(new Set(ownHand(view).map(kindOf).filter(restraintOf(view).feeds)))

describe('a bot that shows restraint', () => {
  const far = '9m1p234567p22468s9p'
  it('knows which tiles feed a suit that somebody shows three melds of', () => {
    expect(fed(facing(far, ['222m', '333m', '444m']))).toBe('9m')
    expect(fed(facing(far, ['222m', '333m']))).toBe('')
    expect(fed(facing(far, ['222m', '333m', '444s']))).toBe('')
    expect(fed(facing(far, ['222m', '333m', '444m'], '9m'))).toBe('')
  })
  it('may feed when it is ready itself, or has nothing else', () => {
    expect(fed(facing('123456m12399p47s5z', ['777m', '888m', '999m']))).toBe('123456m')
    expect(fed(facing('12345678m12399p5z', ['777s', '888s', '999s']))).toBe('')
    expect(fed(facing('11335577m246899m', ['111s', '222m', '777z']))).toBe('')
  })
  it('goes by chances where three fan are needed and most hands show a suit', () => {
    expect(fed(facing(far, ['222m', '333m', '444m'], '', 3))).toBe('')
  })
  it('knows which tiles leave it ready', () => {
    expect(words(restraintOf(facing('123456m12399p45s5z', [])).keeps)).toBe('5z')
    expect(words(restraintOf(facing(far, [])).keeps)).toBe('')
  })
  it.each([3, 4])('does not feed at level %i', level => {
    const view = facing(far, ['222m', '333m', '444m'])
    const action = coach.think(view, level, seeded(1))
    expect(action.type === 'discard' && kindOf(action.tile)).not.toBe(parseTiles('9m')[0])
  })
  // In the first it gave up a ready hand "to come nearer", in the second it fed three melds of one suit.
  it.each([17, 32])('has a true reason whenever it breaks a ready hand (deal %i)', deal => {
    const random = seeded(51 * 100_003 + deal)
    let state = mahjong.start(v.parse(mahjong.options, {}), 4)
    let ready = 0
    while (!mahjong.outcome(state)) {
      const size = mahjong.needs(state)
      const [by] = mahjong.turn(state)
      if (size || by === undefined) {
        state = mahjong.apply(
          state,
          size ? { by: 'table', order: shuffled(size, random) } : { by: 'table', close: true },
        ).state
        continue
      }
      const view = mahjong.view(state, by)
      const action = coach.think(view, 4, random)
      if (action.type === 'discard') {
        const { keeps, feeds } = restraintOf(view)
        const kind = kindOf(action.tile)
        ready += keeps.size
        expect(feeds(kind)).toBe(false)
        if (keeps.size && !keeps.has(kind))
          expect(coach.advise(view)[0].why).toMatch(/^(fold|dead|mixedOneSuit|fullFlush|allPungs)$/)
      }
      state = mahjong.apply(state, { by, do: action }).state
    }
    expect(ready).toBeGreaterThan(0)
  })
})
