import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { Client, newRoom } from './client.ts'
import { running } from './running.ts'

const SOCKETS = 2000
const AT_ONCE = 50
const server = await running()

const rooms = Array.from({ length: 250 }, newRoom)

/** Comes, says hello or nothing, and goes: politely, or as a phone in a tunnel. */
const visit = (i: number) =>
  new Promise<void>((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${rooms[i % rooms.length]}`)
    const hello = { type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', make: { game: 'okey' } }
    const go = () => (i % 5 ? socket.close() : socket.terminate())
    socket.on('open', () => (i % 2 ? go() : socket.send(JSON.stringify(hello))))
    socket.on('message', go)
    socket.on('close', () => done())
    socket.on('error', failed)
  })

it('leaves nothing of two thousand sockets that have come and gone', async () => {
  const none = server.descriptors()
  for (let i = 0; i < SOCKETS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => visit(i + k)))
  // A room that nobody holds on to leaves the memory after ten seconds.
  await expect
    .poll(() => server.descriptors(), { timeout: 60_000, interval: 500 })
    .toSatisfy((open: typeof none) => open.sockets <= none.sockets + 5 && open.rooms === 0)
  const client = new Client(server.port, rooms[0])
  await client.connect()
  await client.hello({ make: { game: 'okey' } })
  client.close()
}, 180_000)
