import { WebSocket } from 'ws'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { newRoom } from '../../tests/live/client.ts'
import { Server } from '../../tests/live/server.ts'
import { host } from './hosts.ts'
import { memory, wait, whole } from './process.ts'

const AT_ONCE = 50
const ROOMS = 1000

/** Sockets that come, say hello or nothing, and go, politely or not: what is left of them. */
export async function descriptors(place: string, count: number): Promise<void> {
  const server = await Server.start(['MASA_TEST=1'], host(place))
  const rooms = Array.from({ length: ROOMS }, newRoom)
  const none = { ...server.descriptors(), memory: memory(server) }
  const visit = (i: number) =>
    new Promise<void>(done => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${rooms[i % ROOMS]}`)
      const hello = { type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', make: { game: 'okey' } }
      const go = () => (i % 5 ? socket.close() : socket.terminate())
      socket.on('open', () => (i % 2 ? go() : socket.send(JSON.stringify(hello))))
      socket.on('message', go)
      socket.on('close', () => done())
      socket.on('error', () => done())
    })
  for (let i = 0; i < count; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => visit(i + k)))
  const gone = performance.now()
  while (server.descriptors().rooms && performance.now() - gone < 60_000) await wait(500)
  const left = server.descriptors()
  console.log(
    `descriptors, ${place}: ${whole(count)} sockets in ${whole(ROOMS)} rooms have come and gone; sockets ${none.sockets} before, ${left.sockets} after; ` +
      `rooms ${none.rooms} before, ${left.rooms} after ${((performance.now() - gone) / 1000).toFixed(0)} s; ` +
      `memory ${whole(none.memory / 1024)} MB before, ${whole(memory(server) / 1024)} after`,
  )
  await server.stop()
}
