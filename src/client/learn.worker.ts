import type { Seat } from '../games/game.ts'
import { isGame, register } from '../games/index.ts'
import { decisions, type Decision } from '../table/learn.ts'
import { fold, type MasaFile } from '../table/replay.ts'

/** A bot's look can take seconds: beside the page, not in it. */
export type Ask = { file: MasaFile; hand: number; seats: Seat[] }
export type Told = Decision | null

addEventListener('message', async ({ data: { file, hand, seats } }: MessageEvent<Ask>) => {
  if (isGame(file.game)) {
    const [{ rules }, { coach }] = await Promise.all([register[file.game].rules(), register[file.game].coach()])
    for (const decision of decisions(rules, coach, fold(rules, file), hand, seats)) postMessage(decision)
  }
  postMessage(null)
})
