import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import mates from '../../../data/cotulenh-mates.json'
import positions from '../../../data/cotulenh-positions.json'
import { choose } from '../../../../src/games/cotulenh/bot/chooseTurn.ts'
import { tips } from '../../../../src/games/cotulenh/bot/tips.ts'
import { rules as cotulenh } from '../../../../src/games/cotulenh/index.ts'
import { coach } from '../../../../src/games/cotulenh/bot/index.ts'
import { placement } from '../../../../src/games/cotulenh/rules/fen.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { status } from '../../../../src/games/cotulenh/rules/status.ts'
import { seeded } from '../../../support/random.ts'
import { some } from '../../../support/sampling.ts'
import { after, at } from '../position.ts'

/** The placements the recorded solutions lead to: another way to the same one is as good. */
const solutions = (fen: string, turns: string[]) => turns.map(turn => placement(after(at(fen), turn)))

describe('the strongest bot', () => {
  it('has mates to find', () => {
    expect([mates.one.length, mates.two.length, positions.cases.length]).toEqual([35, 14, 13])
  })

  it.each(some(mates.one))('mates at once in $fen', ({ fen, turns }) => {
    const played = after(at(fen), choose(at(fen), 4, seeded(1)))
    expect(solutions(fen, turns)).toContain(placement(played))
    expect(['checkmate', 'commander_captured']).toContain(status(played))
  })

  it.each(some(mates.two))('forces mate in two in $fen', ({ fen, turns }) => {
    const played = after(at(fen), choose(at(fen), 4, seeded(1)))
    expect(solutions(fen, turns)).toContain(placement(played))
  })

  // Each was missed once: a deployment is threatened; whatever the other side does is bad; a deployment is the key.
  it.each([
    ['5c5/7h3/6+F4/11/11/11/4+N6/11/8GE1/2n8/5S1H3/6C4 r - - 0 1', 'Cg1&g10'],
    ['3+s2c4/5h1h3/11/9g1/6m2e+i/11/11/11/10C/8+a2/5+f5/11 b - - 0 1', 'Cg12e12'],
    ['11/5h1h3/11/7tg2/2(nc)g7/3a7/11/11/11/5+f5/11/10C b - - 0 1', 'c8::C>c2,N>c4'],
  ])('finds the quiet key of %s', (fen, key) => {
    expect(placement(after(at(fen), choose(at(fen), 4, seeded(1))))).toBe(placement(after(at(fen), key)))
  })

  it('takes what hangs', () => {
    const position = at('9c1/11/9i1/9i1/11/11/n10/11/2A7I/N9I/11/10C r - - 0 1')
    expect(makeTurn(choose(position, 4, seeded(1)))).toMatch(/(x|_)a6$/)
  })

  it('unloads a stack when that wins', () => {
    // The ship alone cannot reach the Tank; its Air Force can, and the rest stays.
    const position = at('9c1/11/9i1/9i1/11/11/4a6/11/2(NF)7I/10I/11/10C r - - 0 1')
    const turn = choose(position, 4, seeded(1))
    expect(status(after(position, turn))).toBe('ongoing')
    expect(after(position, turn).halfmoves).toBe(0)
  })
})

describe('a good bot', () => {
  it('looks twice before it gives a piece away', () => {
    // At first sight the Air Force is lost on g5; a short search sees something for it, a longer one nothing.
    const position = at('6c4/5h1h3/3g4g2/3e2a1e2/11/3N7/5f5/4E6/4G4G1/4F1S4/5H1H3/6C4 r - - 0 30')
    for (const seed of [1, 2, 3]) expect(makeTurn(choose(position, 3, seeded(seed)))).not.toBe('Fe3g5')
  })

  // A stack that deploys mates: the search leaves such long turns out.
  it.each([
    ['9c1/5(+F+T)5/11/11/11/11/2I8/4E4EI/4G4G1/6S4/5H1H3/6C4 b - - 0 1', 'Cj12i12'],
    ['6(+fc)4/4Ch1h3/11/8ga1/8e1i/11/7M1E1/11/11/3E5A1/5+f1H3/11 r - - 0 1', 'Ce11c11'],
  ])('allows no mate at once in %s', (fen, allows) => {
    expect(makeTurn(choose(at(fen), 3, seeded(1)))).not.toBe(allows)
  })
})

describe('every level', () => {
  it.each([
    [1, 13],
    [2, 3],
    [3, 2],
  ])('%i plays a legal turn, the same for the same random source', (level, count) => {
    for (const { fen } of some(positions.cases.slice(0, count))) {
      const turn = choose(at(fen), level, seeded(9))
      expect(choose(at(fen), level, seeded(9))).toEqual(turn)
      expect(() => after(at(fen), turn)).not.toThrow()
    }
  })
})

describe('advice', () => {
  it('names turns that can be played, best first, each with a reason', () => {
    const advice = tips(at(positions.cases[0].fen), 3)
    expect(advice).toHaveLength(3)
    expect(advice.map(tip => tip.value)).toEqual(advice.map(tip => tip.value).sort((a, b) => b - a))
    for (const { turn } of advice) expect(() => after(at(positions.cases[0].fen), turn)).not.toThrow()
    expect(tips(at(mates.one[0].fen), 3)[0].why).toBe('mate')
  })

  it('is given to the one whose turn it is', () => {
    const options = v.parse(cotulenh.options, {})
    const { state } = cotulenh.apply(cotulenh.start(options, 2), { by: 'table', order: [0, 1] })
    const view = cotulenh.view(state, 0)
    expect(coach.advise(cotulenh.view(state, 1))).toEqual([])
    const advice = coach.advise(view)
    expect(advice).toHaveLength(3)
    expect(new Set(advice.map(({ action }) => JSON.stringify(action))).size).toBe(3)
    expect(advice.map(({ action }) => cotulenh.refuse(view, action))).toEqual([null, null, null])
    expect(advice[0].action).toEqual(coach.think(view, 4, seeded(1)))
  })
})
