import { rank } from '../../../src/games/cotulenh/bot/chooseTurn.ts'
import { turnOf } from '../../../src/games/cotulenh/rules/legalTurns.ts'
import type { Position, Turn } from '../../../src/games/cotulenh/types.ts'
import { alphabeta } from './alphabeta.ts'
import { level3 } from './chooseTurn.ts'
import { within } from './clock.ts'

/** Whoever plays Cờ Tư Lệnh by the clock: all with the same milliseconds of processor time. */
export type ClockPlayer = (position: Position, ms: number, random: () => number) => Turn

/** Our search, by time instead of nodes. */
const ours: ClockPlayer = (position, ms, random) => {
  const level = { nodes: Infinity, mates: 200 * ms, glances: 200, depth: 40, noise: 0, over: within(ms) }
  return turnOf(position, rank(position, level, random)[0].path)
}

export const clockPlayers: Record<string, ClockPlayer> = { ours, level3, alphabeta }
