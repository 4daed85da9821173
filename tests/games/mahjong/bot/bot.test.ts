import { describe, expect, it } from 'vitest'
import { LEVELS, type Seat } from '../../../../src/games/game.ts'
import { rules as mahjong } from '../../../../src/games/mahjong/index.ts'
import { coach } from '../../../../src/games/mahjong/bot/index.ts'
import { kindOf, makeTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import type { Action } from '../../../../src/games/mahjong/action.ts'
import { seeded } from '../../../support/random.ts'
import type { Rigged } from '../table.ts'
import { DULL, Table } from '../table.ts'

type Hands = Rigged['hands']
const words = (action: Action) =>
  action.type === 'discard' ? makeTiles([kindOf(action.tile)]) : action.type === 'call' ? action.call : action.type
const thinks = (table: Table, seat: Seat, level: number) =>
  words(coach.think(mahjong.view(table.state, seat), level, seeded(3)))

describe('a bot', () => {
  it.each(LEVELS)('of level %i takes every win, drawn or thrown', level => {
    const drawn = new Table({ hands: ['123789m123s46p77z5p', '1479m28p369s1234z', '258m147p147s5566z', DULL[3]] })
    expect(thinks(drawn, 0, level)).toBe('hu')
    const ready = '123789m123s46p77z'
    const thrown = new Table({ hands: ['147m1258p369s1234z', '1479m28p369s1234z', '258m147p147s5566z', ready] })
    expect(thinks(thrown.discard('5p'), 3, level)).toBe('hu')
  })
  it.each([
    ['the tile that leaves it ready', '123456m12399p47s5z', 2, ['4s', '7s', '5z']],
    ['the wider of two waits', '123456m99p34578s2z', 3, ['2z']],
    ['a lone wind, not a pair of dragons', '123456m399p47s55z1z', 4, ['3p', '4s', '7s', '1z']],
  ])('throws %s', (_name, hand, level, expected) => {
    expect(expected).toContain(thinks(new Table({ hands: [hand, '', '', ''] }), 0, level))
  })
  it('collects a suit when it is near at hand', () => {
    expect(['1p', '9s', '5z']).toContain(thinks(new Table({ hands: ['12334567899m1p9s5z', '', '', ''] }), 0, 4))
  })
  const thrower = '147m1258p369s1234z'
  it('calls what brings it nearer, and only that', () => {
    const nearer = new Table({ hands: [thrower, '123789m34p1239s5z', '', ''] }).discard('5p')
    expect(nearer.offers(1)).toContain('chi 34p')
    expect(thinks(nearer, 1, 2)).toBe('chi')
    const ready = new Table({ hands: [thrower, '123789m34678p99s', '', ''] }).discard('5p')
    expect(ready.offers(1)).toContain('chi 34p')
    expect(['hu', 'pass']).toContain(thinks(ready, 1, 2))
  })
  it('keeps a hand that could not reach the minimum once opened', () => {
    const hands: Hands = [thrower, '123789m34p1239s5z', '', '']
    expect(thinks(new Table({ hands, options: { minFan: 3 } }).discard('5p'), 1, 2)).toBe('pass')
  })
  it('explains its choices, the best first', () => {
    const table = new Table({ hands: ['123456m12399p47s5z', ...DULL.slice(1)] as Hands })
    const view = mahjong.view(table.state, 0)
    const advice = coach.advise(view)
    expect(advice[0].action).toEqual(coach.think(view, 4, seeded(1)))
    expect(advice.map(one => one.value)).toEqual(advice.map(one => one.value).sort((a, b) => b - a))
    for (const { action, why, with: values } of advice) {
      expect(mahjong.refuse(view, action)).toBeNull()
      expect(why).toMatch(/^(win|pass|danger|safe|fold|dead|call|ready|closer|mixedOneSuit|fullFlush|allPungs)$/)
      if (why === 'closer' || why === 'ready') expect(values!.n).toBeGreaterThan(0)
    }
    expect(coach.advise(mahjong.view(table.state, 1))).toEqual([])
  })
})
