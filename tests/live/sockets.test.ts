import { expect, it } from 'vitest'
import { Client, newRoom } from './client.ts'
import { comeAndGo } from './comeAndGo.ts'
import { running } from './running.ts'

const server = await running()
const rooms = Array.from({ length: 250 }, newRoom)

it('leaves nothing of two thousand sockets that have come and gone', async () => {
  const none = server.descriptors()
  await comeAndGo(server, rooms, 2000)
  // A room that nobody holds on to leaves the memory after ten seconds.
  await expect
    .poll(() => server.descriptors(), { timeout: 60_000, interval: 500 })
    .toSatisfy((open: typeof none) => open.sockets <= none.sockets + 5 && open.rooms === 0)
  const client = new Client(server.port, rooms[0])
  await client.connect()
  await client.hello({ make: { game: 'okey' } })
  client.close()
}, 180_000)
