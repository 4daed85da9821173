import type { AnyGame } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import { dateOf, goneAt, parseDay } from '../../src/table/daily.ts'

const register: Record<string, AnyGame> = games

/** A game with hidden tiles, of which one hand can be played by itself. */
const isDaily = (game: string): boolean =>
  Object.hasOwn(register, game) && !register[game].traits.openInformation && register[game].lengths.hand !== undefined

/**
 * Whether there can be such a day: its deal is drawn on that day and not before, so nobody can know it, and it is kept for
 * some days after. otherDay: not now.
 */
export function judgeDay(name: string, now: number): 'badRoom' | 'otherDay' | null {
  const day = parseDay(name)
  if (!day || !isDaily(day.game)) return 'badRoom'
  return day.date > dateOf(now) || now >= goneAt(day.date) ? 'otherDay' : null
}

export const gameOf = (id: string): AnyGame => register[id]
