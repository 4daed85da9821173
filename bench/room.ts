import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { seatedTable } from '../tests/live/player.ts'
import type { Client } from '../tests/live/client.ts'
import { Server } from '../tests/live/server.ts'

const ROOMS = 50
const SECONDS = 3
const ROUNDS = 4
const TABLES = Number(process.env.MASA_BENCH_TABLES ?? 1000)

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
const whole = (n: number) => Math.round(n).toLocaleString('en')

/** npm run bench -- room: our room beside a bare one, both with four sockets a room and one action under way in each. */
export async function run(): Promise<void> {
  const bare = await bareRooms(await Server.start([], 'bench/bare/room.ts', ['bench/bare']))
  const ours = await ourRooms(await Server.start(['MASA_TEST=1']))
  // They take turns, so that a busy machine slows both alike; the processor's time is told besides.
  for (let round = 0; round < ROUNDS; round++) for (const load of [bare, ours]) await turn(load)
  console.log(`room: ${ROOMS} rooms, four sockets each, ${ROUNDS} turns of ${SECONDS} s each`)
  console.log(`  bare room   ${whole(rate(bare.actions))} actions/s, ${cost(bare)} of workerd's time each`)
  console.log(`  our room    ${whole(rate(ours.steps))} steps/s stored and told to all four, ${cost(ours)} each`)
  console.log(`              ${whole(rate(ours.actions))} of them players' actions`)
  console.log(`  ratio       ${percent(ours.steps, bare.actions)} by the clock`)
  console.log(`              ${percent(bare.cpu / bare.steps, ours.cpu / ours.steps)} by workerd's time`)
  console.log(`  bytes       ${whole(ours.bytes / ours.steps)} a step a client`)
  for (const load of [bare, ours]) await load.stop()
  await many()
}

const rate = (count: number) => count / (SECONDS * ROUNDS)
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(0)} %`
const cost = (load: Load) => `${(load.cpu / load.steps).toFixed(2)} ms`

type Load = {
  server: Server
  on: boolean
  actions: number
  steps: number
  bytes: number
  cpu: number
  go: () => void
  stop: () => Promise<void>
}

async function turn(load: Load): Promise<void> {
  const before = processor(load.server)
  load.on = true
  load.go()
  await wait(SECONDS * 1000)
  load.on = false
  load.cpu += processor(load.server) - before
  await wait(300)
}

const idle = (server: Server) => ({ server, on: false, actions: 0, steps: 0, bytes: 0, cpu: 0 })

async function bareRooms(server: Server): Promise<Load> {
  const rooms: WebSocket[][] = []
  const send = (socket: WebSocket) => socket.send('{"type":"act"}')
  const load: Load = {
    ...idle(server),
    go: () => rooms.forEach(([first]) => send(first)),
    stop: () => (rooms.flat().forEach(socket => socket.close()), server.stop()),
  }
  for (let room = 0; room < ROOMS; room++) {
    const url = `ws://127.0.0.1:${server.port}/parties/main/bare-${room}`
    const four = Array.from({ length: 4 }, () => new WebSocket(url))
    await Promise.all(four.map(socket => new Promise(resolve => socket.once('open', resolve))))
    four.forEach((socket, i) =>
      socket.on('message', data => {
        const { count } = JSON.parse(String(data)) as { count: number }
        if (count % 4 !== i || !load.on) return
        load.actions++
        load.steps++
        send(socket)
      }),
    )
    rooms.push(four)
  }
  return load
}

/** People who always play the automatic move: it costs the measuring side least. */
async function ourRooms(server: Server): Promise<Load> {
  const clients: Client[] = []
  const moves: (() => void)[] = []
  const load: Load = {
    ...idle(server),
    go: () => moves.forEach(move => move()),
    stop: () => (clients.forEach(client => client.close()), server.stop()),
  }
  for (let room = 0; room < ROOMS; room++) {
    const { clients: four, start } = await seatedTable(server, { table: { hold: 0, clock: false } })
    clients.push(...four)
    for (const client of four) moves.push(player(client, load))
    start()
  }
  await wait(1000)
  return load
}

function player(client: Client, load: Load): () => void {
  let acting = false
  const move = () => {
    const { scene, seat } = client
    if (!load.on || acting || !scene || scene.outcome || seat === null) return
    if (!client.game.waiting(scene.view).includes(seat)) return
    acting = true
    client.send({ type: 'act', n: ++client.n, rev: client.rev, action: client.game.fallback(scene.view) })
  }
  client.onFrame = message => {
    const { length } = client.frames.pop()!.text
    if (load.on && message.type === 'step' && client.seat === 0) {
      load.steps++
      load.bytes += length
    }
    if (load.on && message.type === 'ok') load.actions++
    if (message.type === 'ok' || message.type === 'no') acting = false
    if (message.type === 'dealt') client.send({ type: 'ready', salt: '0'.repeat(32) })
    move()
  }
  return move
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

const workerd = (server: Server, field: string) => {
  const lines = execFileSync('ps', ['-o', `${field}=,args=`, '-g', String(server.pid)])
    .toString()
    .split('\n')
  return lines
    .find(line => line.includes('workerd'))!
    .trim()
    .split(/\s+/)[0]
}

/** Resident kilobytes of workerd. */
const memory = (server: Server) => Number(workerd(server, 'rss'))

/** Milliseconds of processor time that workerd has used; the kernel counts in hundredths of a second. */
function processor(server: Server): number {
  const stat = readFileSync(`/proc/${workerd(server, 'pid')}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
