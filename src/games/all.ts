import type { AnyGame } from './game.ts'
import type { AnyEnding } from './lesson.ts'
import { endingsIn, GAMES, register, type GameId } from './index.ts'

/** Every game, rules and coach together: for the room and for tests. The page fetches one at a time instead. */
export const games = Object.fromEntries(
  await Promise.all(
    GAMES.map(async id => {
      const [{ rules }, { coach }] = await Promise.all([register[id].rules(), register[id].coach()])
      return [id, { ...rules, ...coach }]
    }),
  ),
) as Record<GameId, AnyGame>

const endings = new Map<string, readonly AnyEnding[]>(
  await Promise.all(
    GAMES.map(async (id): Promise<[string, readonly AnyEnding[]]> => [id, (await endingsIn(id)?.())?.endings ?? []]),
  ),
)

/** The prepared positions of a game that has any. */
export const endingsOf = (game: string): readonly AnyEnding[] => endings.get(game) ?? []
