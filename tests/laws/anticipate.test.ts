import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { anticipate } from '../../src/client/anticipate.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/games/game.ts'
import { GAMES } from '../../src/games/index.ts'
import { some } from '../support/sampling.ts'
import { factsOf } from './facts.ts'
import { guided, playOut } from './play.ts'

const SEEDS = some([1, 2, 3, 4])
/** A long game shows no more kinds of act than its beginning does. */
const ACTS = 120

describe('what a page shows before the room has spoken', () => {
  it.each(GAMES)('is what the room will say: %s', async id => {
    const game: AnyGame = games[id]
    const met = new Set<string>()
    // Bots find what chance hardly would; where all is open, chance finds enough and thinks less.
    const policy = game.traits.openInformation ? undefined : guided
    for (const seed of SEEDS) {
      let acts = 0
      playOut(
        game,
        { options: v.parse(game.options, {}), seats: game.seats[0], seed, policy },
        ({ before, step, state, events, deck }) => {
          if (step.by === 'table') return game.outcome(state) !== null
          const anticipated = anticipate(game, deck, game.view(before, step.by), step.by, step.do)
          const { type } = step.do as { type: string }
          if (anticipated) {
            met.add(type)
            const seen = events.map(event => game.witness(event, step.by)).filter(event => event !== null)
            expect(anticipated, `${id} seed ${seed} ${JSON.stringify(step)}`).toEqual({
              view: game.view(state, step.by),
              events: seen,
            })
          }
          return ++acts === ACTS || game.outcome(state) !== null
        },
      )
    }
    const { certain = [] } = await factsOf(id)
    expect(certain.filter(type => !met.has(type))).toEqual([])
  })
})
