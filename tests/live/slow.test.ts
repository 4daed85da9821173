import { expect, it } from 'vitest'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { Client } from './client.ts'
import { seatedTable } from './player.ts'
import { running } from './running.ts'

const server = await running()

async function watcher(room: string): Promise<Client> {
  const client = new Client(server.port, room)
  await client.connect()
  await client.hello()
  return client
}

it('drops a reader who does not read, and keeps one who does, however much there is to read', async () => {
  const { clients, start } = await seatedTable(server, { table: { clock: false } })
  start()
  const [host] = clients
  await host.see(() => host.scene !== null)
  const [deaf, keen] = [await watcher(host.room), await watcher(host.room)]
  await host.see(() => host.table!.watchers.length === 2)
  deaf.socket.pause()
  // Each hello is answered with the whole table.
  for (let i = 0; host.table!.watchers.length === 2; i++) {
    expect(i, 'so much was kept for a reader who does not read').toBeLessThan(3000)
    deaf.send({ type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en' })
    await keen.hello()
  }
  expect(keen.heard).toBeGreaterThan(1_000_000)
  const heard = keen.next('pong')
  keen.send({ type: 'ping', t: 1 })
  await heard
  deaf.socket.terminate()
  for (const client of [...clients, keen]) client.close()
}, 120_000)
