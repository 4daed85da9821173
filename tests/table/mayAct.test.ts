import { describe, expect, it } from 'vitest'
import type { AnyRules } from '../../src/games/game.ts'
import { mayAct } from '../../src/table/mayAct.ts'

describe('whose action is accepted', () => {
  const game = (turn: number[], window?: { open: boolean; asked: number[] }) =>
    ({
      turn: () => turn,
      ...(window && { window: { open: () => window.open, asked: () => window.asked } }),
    }) as unknown as AnyRules
  it.each([
    ['who is awaited', game([2]), [2]],
    ['no more while no window is open', game([2], { open: false, asked: [1] }), [2]],
    ['in a window also who was asked, each once', game([2], { open: true, asked: [1, 2] }), [2, 1]],
  ])('%s', (_, rules, seats) => expect(mayAct(rules, {})).toEqual(seats))
})
