import { describe, expect, it } from 'vitest'
import { dictionary } from '../../scripts/renderings.ts'
import { endingsOf, games } from '../../src/games/all.ts'
import { GAMES } from '../../src/games/index.ts'
import { act } from '../../src/table/lesson.ts'
import { LANGUAGES } from '../../src/table/constants.ts'
import { factsOf } from '../laws/facts.ts'
import { seeded } from '../support/random.ts'

describe.each(GAMES.filter(id => endingsOf(id).length > 0))('the endings of %s that can be tried', id => {
  const game = games[id]

  it('are each one act away, with every tile and piece there', async () => {
    const facts = await factsOf(id)
    const random = seeded(19)
    for (const ending of endingsOf(id)) {
      expect(ending.seats).toBe(game.seats[0])
      expect(game.outcome(ending.state), ending.id).toBeNull()
      let state: unknown = ending.state
      expect(facts.tiles(state as never), ending.id).toEqual(facts.allTiles(state as never))
      for (const action of ending.way) {
        expect(game.refuse(game.view(state, 0), action), ending.id).toBeNull()
        state = act(game, state, 0, action).state
        while (!game.outcome(state) && !game.turn(state).includes(0)) {
          const [seat] = game.turn(state)
          state = act(game, state, seat, game.think(game.view(state, seat), 2, random)).state
        }
      }
      expect(game.outcome(state), ending.id).toMatchObject({ reason: ending.reason, over: true })
    }
  })

  it('are all there are, and have names', async () => {
    const { endings } = await factsOf(id)
    const tried = endingsOf(id).map(ending => ending.reason as string)
    expect(endings.filter(reason => !tried.includes(reason))).toEqual([])
    for (const lang of LANGUAGES) {
      const words = await dictionary(lang, `${id}-learn`)
      for (const ending of endingsOf(id)) expect(words, lang).toHaveProperty([`ending.${ending.id}`])
    }
  })
})
