import type { Seat } from '../games/game.ts'
import { isGame, register } from '../games/index.ts'
import { decisions, type Decision } from '../table/learn.ts'
import { foldHand, type HandRecord } from '../table/replay.ts'

/** A bot's look can take seconds: beside the page, not in it. */
export type Ask = { game: string; before: unknown; record: HandRecord; seats: Seat[] }
export type Told = Decision | null

addEventListener('message', async ({ data: { game, before, record, seats } }: MessageEvent<Ask>) => {
  if (isGame(game)) {
    const [{ rules }, { coach }] = await Promise.all([register[game].rules(), register[game].coach()])
    const frames = foldHand(rules, before, record)
    for (const decision of decisions(rules, coach, frames, record.hand, seats)) postMessage(decision)
  }
  postMessage(null)
})
