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
  const until = async (count: number) => {
    for (let i = 0; i < 50; i++) {
      const found = await list()
      if (found.length === count) return found
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    throw new Error(`never listed ${count} times`)
  }
  expect(await until(1)).toEqual([
    { room: clients[0].room, game: 'mahjong', taken: 2, seats: 4, phase: 'lobby', lang: 'tr', host: 'P0' },
  ])
  clients[0].send({ type: 'options', table: { public: false } })
  await until(0)
  clients[0].send({ type: 'options', table: { public: true } })
  await until(1)
  for (const client of clients) client.close()
  await until(0)
})
