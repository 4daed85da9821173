import { coachAnswer, type Question } from './coachAnswer.ts'

/** A bot's look can take seconds: beside the page, not in it. One question at a time, in pieces, then null. */
export type Ask = { game: string; question: Question }
export type Told = { piece: unknown } | null

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  // What goes wrong here, or could not be fetched, is the page's to know: a rejected promise it would never hear of.
  tell(data).catch(reportError)
})

async function tell({ game, question }: Ask): Promise<void> {
  for await (const piece of coachAnswer(game, question)) postMessage({ piece } satisfies Told)
  postMessage(null satisfies Told)
}
