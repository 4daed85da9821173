import { isGame, register } from '../games/index.ts'
import { read } from '../table/reading.ts'

/** A file can be large, and wrong on purpose: it is read beside the page, not in it. */
addEventListener('message', async ({ data }: MessageEvent<string>) => {
  const rulesOf = async (id: string) => (isGame(id) ? (await register[id].rules()).rules : null)
  for await (const piece of read(data, rulesOf)) postMessage(piece)
})
