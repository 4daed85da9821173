import { expect, it } from 'vitest'
import { seatedTable } from './player.ts'
import { running } from './running.ts'

const server = await running()

it('the clock of somebody rings when everyone has gone', async () => {
  const table = { turn: 2, bank: 0, increment: 0 }
  const { clients, start } = await seatedTable(server, { game: 'cotulenh', people: 2, table })
  start()
  await Promise.all(clients.map(client => client.see(() => client.scene !== null)))
  for (const client of clients) client.close()
  await Promise.all(clients.map(client => client.ended()))
  const phase = async () => {
    const answer = await fetch(`${server.url}/parties/main/${clients[0].room}`)
    return ((await answer.json()) as { phase: string }).phase
  }
  await expect.poll(phase, { timeout: 20_000, interval: 250 }).toBe('over')
})
