import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { PING } from '../../src/table/protocol.ts'
import { seatedTable } from './player.ts'
import { running } from './running.ts'

const server = await running()

/** A line to the server that can go silent towards it: packets vanish, and nobody says so. */
async function line() {
  const ends: [Socket, Socket][] = []
  const proxy = createServer(near => {
    const far = connect(server.port, '127.0.0.1')
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    ends.push([near, far])
  })
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  return {
    port: (proxy.address() as AddressInfo).port,
    stall: () => ends.forEach(([near, far]) => near.unpipe(far)),
    resume: () => ends.forEach(([near, far]) => near.pipe(far)),
    close: () => {
      for (const end of ends.flat()) end.destroy()
      proxy.close()
    },
  }
}

it('notices a player whose line has gone silent, and has them back with it', async () => {
  const weak = await line()
  const { clients, start } = await seatedTable(weak, { game: 'cotulenh', people: 2, table: { clock: false } })
  const [first, second] = clients
  const pings = clients.map(client => setInterval(() => client.socket.readyState === 1 && client.raw(PING), 1000))
  start()
  await Promise.all(clients.map(client => client.see(() => client.scene !== null)))
  // Whoever is awaited is missed; the other's line is cut and made anew past the silent one.
  const awaited = first.game.waiting(first.scene!.view).includes(first.seat!) ? first : second
  const other = awaited === first ? second : first
  Object.assign(other, { port: server.port })
  other.socket.terminate()
  await other.connect()
  await other.hello()
  const seat = awaited.seat!
  await other.see(() => !other.table!.seats[seat].away)
  // At least one ping has been answered: from then on more are expected.
  const pong = awaited.next('pong')
  awaited.raw(PING)
  await pong
  weak.stall()
  await other.see(() => other.table!.seats[seat].away, 40_000)
  // What was on its way is told now; a new line takes the place of the old one.
  weak.resume()
  await awaited.ended()
  await awaited.connect()
  await awaited.hello()
  await other.see(() => !other.table!.seats[seat].away)
  expect(awaited.seat).toBe(seat)
  pings.forEach(clearInterval)
  for (const client of clients) client.close()
  weak.close()
}, 90_000)
