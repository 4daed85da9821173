import { execFileSync } from 'node:child_process'
import { WebSocket } from 'ws'
import { seatedTable } from '../tests/live/player.ts'
import type { Client } from '../tests/live/client.ts'
import { Server } from '../tests/live/server.ts'

const ROOMS = 50
const SECONDS = 8
const TABLES = Number(process.env.MASA_BENCH_TABLES ?? 1000)

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
const whole = (n: number) => Math.round(n).toLocaleString('en')

/** npm run bench -- room: our room beside a bare one, both with four sockets a room and one action under way in each. */
export async function run(): Promise<void> {
  const bare = await rate(await Server.start([], 'bench/bare/room.ts', ['bench/bare']), bareRooms)
  const ours = await rate(await Server.start(['MASA_TEST=1']), ourRooms)
  console.log(`room: ${ROOMS} rooms, four sockets each, ${SECONDS} s`)
  console.log(`  bare room   ${whole(bare.actions)} actions/s (stores a counter, tells four)`)
  console.log(`  our room    ${whole(ours.actions)} players' actions/s, ${whole(ours.steps)} steps/s seen by all four`)
  console.log(
    `  ratio       ${((100 * ours.actions) / bare.actions).toFixed(0)} % by actions, ${((100 * ours.steps) / bare.actions).toFixed(0)} % by steps`,
  )
  console.log(`  bytes       ${whole(ours.bytes)} a step a client`)
  await many()
}

type Load = { stop: () => void; actions: number; steps: number; bytes: number }

async function rate(server: Server, load: (server: Server) => Promise<Load>): Promise<Load> {
  const running = await load(server)
  await wait(1500)
  const before = { ...running }
  await wait(SECONDS * 1000)
  const after = { ...running }
  running.stop()
  await server.stop()
  const steps = after.steps - before.steps
  return {
    stop: running.stop,
    actions: (after.actions - before.actions) / SECONDS,
    steps: steps / SECONDS,
    bytes: (after.bytes - before.bytes) / Math.max(1, steps),
  }
}

async function bareRooms(server: Server): Promise<Load> {
  const load: Load = { stop: () => sockets.forEach(socket => socket.close()), actions: 0, steps: 0, bytes: 0 }
  const sockets: WebSocket[] = []
  for (let room = 0; room < ROOMS; room++) {
    const four = Array.from(
      { length: 4 },
      () => new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/bare-${room}`),
    )
    sockets.push(...four)
    await Promise.all(four.map(socket => new Promise(resolve => socket.once('open', resolve))))
    let turn = 0
    four.forEach((socket, i) =>
      socket.on('message', data => {
        const { count } = JSON.parse(String(data)) as { count: number }
        if (count % 4 !== i) return
        load.actions++
        turn = (turn + 1) % 4
        socket.send('{"type":"act"}')
      }),
    )
    four[0].send('{"type":"act"}')
  }
  return load
}

/** People who always play the automatic move: it costs the measuring side least. */
async function ourRooms(server: Server): Promise<Load> {
  const clients: Client[] = []
  const load: Load = { stop: () => clients.forEach(client => client.close()), actions: 0, steps: 0, bytes: 0 }
  for (let room = 0; room < ROOMS; room++) {
    const { clients: four, start } = await seatedTable(server, { table: { hold: 0, clock: false } })
    clients.push(...four)
    for (const client of four) play(client, load)
    start()
  }
  return load
}

function play(client: Client, load: Load): void {
  let acting = false
  client.onFrame = message => {
    const { length } = client.frames.pop()!.text
    if (message.type === 'step' && client.seat === 0) {
      load.steps++
      load.bytes += length
    }
    if (message.type === 'ok') load.actions++
    if (message.type === 'ok' || message.type === 'no') acting = false
    if (message.type === 'dealt') client.send({ type: 'ready', salt: '0'.repeat(32) })
    if (acting || !client.scene || client.scene.outcome || client.seat === null) return
    const { view } = client.scene
    if (!client.game.waiting(view).includes(client.seat)) return
    acting = true
    client.send({ type: 'act', n: ++client.n, rev: client.rev, action: client.game.fallback(view) })
  }
}

/** Many tables of four bots at their usual pace, and how long a person elsewhere waits for an answer meanwhile. */
async function many(): Promise<void> {
  const server = await Server.start(['MASA_TEST=1'])
  const probes = await seatedTable(server, { table: { hold: 0, clock: false } })
  const empty = memory(server)
  const watched: Client[] = []
  let steps = 0
  for (let i = 0; i < TABLES; i += 20) {
    await Promise.all(
      Array.from({ length: Math.min(20, TABLES - i) }, async () => {
        const client = await botTable(server)
        client.onFrame = message => {
          client.frames.length = 0
          if (message.type === 'step') steps++
        }
        watched.push(client)
      }),
    )
  }
  const times: number[] = []
  for (const client of probes.clients) probe(client, times)
  probes.start()
  await wait(3000)
  const before = steps
  times.length = 0
  await wait(15_000)
  const seen = (steps - before) / 15
  times.sort((a, b) => a - b)
  console.log(`  ${TABLES} tables of four bots at once: ${whole(seen)} steps/s`)
  console.log(
    `  an action answered in ${at(times, 0.5).toFixed(1)} ms (p50), ${at(times, 0.99).toFixed(1)} ms (p99), of ${times.length}`,
  )
  console.log(`  memory      ${((memory(server) - empty) / TABLES).toFixed(0)} KB a table`)
  for (const client of [...watched, ...probes.clients]) client.close()
  await server.stop()
}

async function botTable(server: Server): Promise<Client> {
  const { clients, start } = await seatedTable(server, { people: 1, table: { clock: false } })
  const [client] = clients
  start()
  await client.see(() => client.scene !== null, 30_000)
  client.send({ type: 'leave' })
  return client
}

/** One action every 200 ms or so, timed from sending to the answer. */
function probe(client: Client, times: number[]): void {
  let sent: number | null = null
  const go = () => {
    if (sent !== null || !client.scene || client.scene.outcome || client.seat === null) return
    if (!client.game.waiting(client.scene.view).includes(client.seat)) return
    sent = performance.now()
    client.send({ type: 'act', n: ++client.n, rev: client.rev, action: client.game.fallback(client.scene.view) })
  }
  client.onFrame = message => {
    client.frames.length = 0
    if (message.type === 'dealt') client.send({ type: 'ready', salt: '0'.repeat(32) })
    if ((message.type === 'ok' || message.type === 'no') && sent !== null) {
      times.push(performance.now() - sent)
      sent = null
    }
    setTimeout(go, 50)
  }
}

/** Resident kilobytes of workerd. */
function memory(server: Server): number {
  const lines = execFileSync('ps', ['-o', 'rss=,args=', '-g', String(server.pid)])
    .toString()
    .split('\n')
  return Number(
    lines
      .find(line => line.includes('workerd'))
      ?.trim()
      .split(/\s+/)[0] ?? 0,
  )
}
