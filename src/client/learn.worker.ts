import type { AnyGame, Seat } from '../games/game.ts'
import { games } from '../games/index.ts'
import { decisions, type Decision } from '../table/learn.ts'
import { fold, type MasaFile } from '../table/replay.ts'

/** A bot's look can take seconds: beside the page, not in it. */
export type Ask = { file: MasaFile; hand: number; seats: Seat[] }
export type Told = Decision | null

const register: Record<string, AnyGame> = games

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const game = register[data.file.game]
  for (const decision of decisions(game, fold(game, data.file), data.hand, data.seats)) postMessage(decision)
  postMessage(null)
})
