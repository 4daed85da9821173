import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { Client, newRoom } from './client.ts'
import { Server } from './server.ts'

const SOCKETS = 2000
const AT_ONCE = 50
let server: Server

beforeAll(async () => {
  server = await Server.start(['MASA_TEST=1'])
})
afterAll(async () => {
  await server.stop()
  expect(server.complaints).toEqual([])
})

/** Comes, says hello or nothing, and goes: politely, or as a phone in a tunnel. */
const visit = (i: number) =>
  new Promise<void>((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${newRoom()}`)
    const hello = { type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', make: { game: 'okey' } }
    const go = () => (i % 5 ? socket.close() : socket.terminate())
    socket.on('open', () => (i % 2 ? go() : socket.send(JSON.stringify(hello))))
    socket.on('message', go)
    socket.on('close', () => done())
    socket.on('error', failed)
  })

it('leaves nothing of two thousand sockets that have come and gone', async () => {
  for (let i = 0; i < AT_ONCE; i++) await visit(i)
  const before = await settled()
  for (let i = 0; i < SOCKETS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => visit(i + k)))
  const after = await settled()
  const note = `${JSON.stringify(before)} before, ${JSON.stringify(after)} after`
  expect(after.sockets, note).toBeLessThanOrEqual(before.sockets + 5)
  expect(after.rooms, note).toBeLessThanOrEqual(AT_ONCE + 5)
  const client = new Client(server.port, newRoom())
  await client.connect()
  await client.hello({ make: { game: 'okey' } })
  client.close()
}, 180_000)

/** Once the engine has let go of what it will let go of: it takes up to ten seconds. */
async function settled() {
  for (let last = '', same = 0; same < 12; await new Promise(resolve => setTimeout(resolve, 500))) {
    const seen = JSON.stringify(server.descriptors())
    same = seen === last ? same + 1 : 0
    last = seen
  }
  return server.descriptors()
}
