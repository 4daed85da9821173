import { WebSocket } from 'ws'
import { PROTOCOL } from '../../src/table/protocol.ts'

const AT_ONCE = 50

/** So many sockets come to these rooms, say hello or nothing, and go: politely, or as a phone in a tunnel. */
export async function comeAndGo(server: { port: number }, rooms: readonly string[], count: number): Promise<void> {
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
  for (let i = 0; i < count; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => visit(i + k)))
}
