import { answer, type Question } from './answer.ts'

/** A bot's look can take seconds: beside the page, not in it. One question at a time, in pieces, then null. */
export type Ask = { game: string; question: Question }
export type Told = { piece: unknown } | null

addEventListener('message', async ({ data: { game, question } }: MessageEvent<Ask>) => {
  for await (const piece of answer(game, question)) postMessage({ piece } satisfies Told)
  postMessage(null satisfies Told)
})
