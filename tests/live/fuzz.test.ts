import { expect, it } from 'vitest'
import type { AnyGame } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import { fuzz } from './fuzz.ts'
import { running } from './running.ts'
import { SEED } from '../support/random.ts'

/** For each game; thousands are for `npm run bench -- chaos`. */
const SEQUENCES = 60
const server = await running()

it.each(Object.values(games as Record<string, AnyGame>).map(game => [game.id, game] as const))(
  'whatever strangers say at a table of %s, the room stays whole and the game goes on',
  async (_id, game) => {
    const seed = SEED
    expect(await fuzz(server, game, { seed, sequences: SEQUENCES }), `seed ${seed}`).toEqual([])
    expect(server.complaints, `seed ${seed}`).toEqual([])
  },
  120_000,
)
