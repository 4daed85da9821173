import { isGame, register } from '../games/index.ts'
import { read } from '../table/readFile.ts'

/** A file can be large, and wrong on purpose: it is read beside the page, not in it. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  // What goes wrong here, or could not be fetched, is the page's to know: a rejected promise it would never hear of.
  tell(data).catch(reportError)
})

async function tell(text: string): Promise<void> {
  const rulesOf = async (id: string) => (isGame(id) ? (await register[id].rules()).rules : null)
  for await (const piece of read(text, rulesOf)) postMessage(piece)
}
