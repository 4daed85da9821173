import { expect, it } from 'vitest'
import { seatedTable } from './player.ts'
import { running } from './running.ts'

const server = await running()

it('lists public tables, and takes them off the list', async () => {
  const { clients } = await seatedTable(server, { people: 2, table: { public: true } })
  const list = async () =>
    ((await (await fetch(`${server.url}/parties/lobby/all`)).json()) as { room: string }[]).filter(
      entry => entry.room === clients[0].room,
    )
  const listed = { room: clients[0].room, game: 'mahjong', taken: 2, seats: 4, phase: 'lobby', lang: 'tr', host: 'P0' }
  await expect.poll(list).toEqual([listed])
  clients[0].send({ type: 'options', table: { public: false } })
  await expect.poll(list).toEqual([])
  clients[0].send({ type: 'options', table: { public: true } })
  await expect.poll(list).toEqual([listed])
  for (const client of clients) client.close()
  await expect.poll(list).toEqual([])
})
