import { newRoom } from '../../tests/live/client.ts'
import { comeAndGo } from '../../tests/live/comeAndGo.ts'
import { Server } from '../../tests/live/server.ts'
import { host } from './hosts.ts'
import { memory, wait, whole } from './process.ts'

const ROOMS = 1000

/** Sockets that come, say hello or nothing, and go, politely or not: what is left of them. */
export async function descriptors(place: string, count: number): Promise<void> {
  const server = await Server.start(['MASA_TEST=1'], host(place))
  const rooms = Array.from({ length: ROOMS }, newRoom)
  const none = { ...server.descriptors(), memory: memory(server) }
  await comeAndGo(server, rooms, count)
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
