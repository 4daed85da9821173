import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { games } from '../../../../src/games/all.ts'
import { playOut } from '../../../laws/play.ts'

describe.each([games.remi, games.rummy45])('the bots of $id', game => {
  test.each([
    [2, 4],
    [3, 2],
    [4, 1],
  ])('%i of level %i play a match to its end, by every preset', (seats, level) => {
    for (const preset of Object.values(game.presets)) {
      const options = v.parse(game.options, { ...(preset as object), hands: 2 })
      const seed = seats * 10 + level
      const { state } = playOut(
        game,
        {
          options,
          seats,
          seed,
          bound: 3000,
          policy: (_, view, random) => {
            const action = game.think(view, level, random)
            expect(game.refuse(view, action), `seed ${seed}`).toBe(null)
            return action
          },
        },
        () => {},
      )
      expect(game.outcome(state)?.over).toBe(true)
    }
  })

  test('advice is legal, best first, and says why', () => {
    let asked = 0
    playOut(
      game,
      {
        options: v.parse(game.options, { hands: 1 }),
        seats: 3,
        seed: 5,
        policy: (_, view) => {
          const advice = game.advise(view)
          expect(advice.length).toBeGreaterThan(0)
          for (const one of advice) expect(game.refuse(view, one.action)).toBe(null)
          expect(advice.map(one => one.value)).toEqual(advice.map(one => one.value).sort((a, b) => b - a))
          asked++
          return advice[0].action
        },
      },
      () => {},
    )
    expect(asked).toBeGreaterThan(10)
  })
})
