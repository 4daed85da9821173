import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/games/game.ts'
import { coach as remiCoach } from '../../../src/games/remi/bot/index.ts'
import { rules as remi } from '../../../src/games/remi/index.ts'
import { coach as rummy45Coach } from '../../../src/games/rummy45/bot/index.ts'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import { seeded, shuffled } from '../../support/random.ts'

describe.each<AnyGame>([
  { ...remi, ...remiCoach },
  { ...rummy45, ...rummy45Coach },
])('the bots of $id', game => {
  test.each([
    [2, 4],
    [3, 2],
    [4, 1],
  ])('%i of level %i play a match to its end, by every preset', (seats, level) => {
    for (const preset of Object.values(game.presets)) {
      const random = seeded(seats * 10 + level)
      let state = game.start(v.parse(game.options, { ...(preset as object), hands: 2 }), seats)
      let steps = 0
      while (!game.outcome(state)?.over) {
        expect(++steps, `seed ${seats * 10 + level}`).toBeLessThan(3000)
        const size = game.needs(state)
        if (size) {
          state = game.apply(state, { by: 'table', order: shuffled(size, random) }).state
          continue
        }
        const by = game.turn(state)[0]
        const view = game.view(state, by)
        const action = game.think(view, level, random)
        expect(game.refuse(view, action)).toBe(null)
        state = game.apply(state, { by, do: action }).state
      }
    }
  })

  test('advice is legal, best first, and says why', () => {
    const random = seeded(5)
    let state = game.start(v.parse(game.options, { hands: 1 }), 3)
    while (!game.outcome(state)) {
      const size = game.needs(state)
      if (size) {
        state = game.apply(state, { by: 'table', order: shuffled(size, random) }).state
        continue
      }
      const by = game.turn(state)[0]
      const view = game.view(state, by)
      const advice = game.advise(view)
      expect(advice.length).toBeGreaterThan(0)
      for (const one of advice) expect(game.refuse(view, one.action)).toBe(null)
      expect(advice.map(one => one.value)).toEqual(advice.map(one => one.value).sort((a, b) => b - a))
      state = game.apply(state, { by, do: advice[0].action }).state
    }
  })
})
