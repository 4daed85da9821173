import * as v from 'valibot'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/games/game.ts'
import { tableOptions } from '../../src/table/options.ts'
import type { CircleRefusal, HouseRules } from '../../src/circle/protocol.ts'
import type { State } from './state.ts'

const register: Record<string, AnyGame> = games
const gameOf = (game: string): AnyGame | null => (Object.hasOwn(register, game) ? register[game] : null)

/** null: no such game. */
export const traitsOf = (game: string): AnyGame['traits'] | null => gameOf(game)?.traits ?? null

/** Whether tables of this game can be dealt the same hands: there is something to deal, to more than two. */
export function canBeDealtAlike(game: string, size: number): boolean {
  const known = gameOf(game)
  return size > 2 && !!known && !known.traits.openInformation
}

type Wished = { options?: Record<string, unknown>; table?: Record<string, unknown>; seats?: number }

/** The rules a table is to have: what was wished, else what the circle last played, else the usual; or why it cannot. */
export function rulesOf({ rules }: State, game: string, { options, table, seats }: Wished): HouseRules | CircleRefusal {
  const known = gameOf(game)
  if (!known) return 'noGame'
  const last = rules[game]
  const own = v.safeParse(known.options, { ...(options ?? last?.options) })
  const manners = v.safeParse(tableOptions, { ...(table ?? last?.table) })
  const size = seats ?? last?.seats ?? known.seats[0]
  if (!own.success || !manners.success || !known.seats.includes(size)) return 'badOption'
  return { options: own.output, table: manners.output, seats: size }
}
