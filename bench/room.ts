import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { seatedTable } from '../tests/live/player.ts'
import type { Client } from '../tests/live/client.ts'
import { partykit } from '../tests/live/partykit.ts'
import { Server } from '../tests/live/server.ts'

const ROOMS = 50
const SECONDS = 3
const ROUNDS = 4
const SIZES = [10, 100, 1000]
const MEASURED = 10

const bareRoom = partykit('bench/bare/room.ts', ['bench/bare'])
const ourRoom = partykit()

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
const whole = (n: number) => Math.round(n).toLocaleString('en')

/** npm run bench -- room: our room beside a bare one, both with four sockets a room and one action under way in each. */
export async function run(): Promise<void> {
  const bare = await bareRooms(await Server.start([], bareRoom))
  const ours = await ourRooms(await Server.start(['MASA_TEST=1'], ourRoom))
  // They take turns, so that a busy machine slows both alike; the processor's time is told besides.
  for (let round = 0; round < ROUNDS; round++) for (const load of [bare, ours]) await turn(load)
  console.log(`room: ${ROOMS} rooms, four sockets each, ${ROUNDS} turns of ${SECONDS} s each`)
  console.log(`  bare room   ${whole(rate(bare.actions))} actions/s, ${each(bare)} of workerd's time each`)
  console.log(`  our room    ${whole(rate(ours.actions))} actions/s of players, ${each(ours)} of workerd's time each`)
  console.log(
    `              ${whole(rate(ours.steps))} steps/s stored and told to all four, the table's own among them`,
  )
  console.log(
    `  ratio       ${percent(ours.actions, bare.actions)} by actions, ${percent(ours.steps, bare.actions)} by steps`,
  )
  console.log(
    `              ${percent(bare.cpu / bare.actions, ours.cpu / ours.actions)} by workerd's time for an action`,
  )
  console.log(`  answered in ${times(bare.times)} bare, ${times(ours.times)} ours`)
  console.log(`  bytes       ${whole(ours.bytes / ours.steps)} a step a client`)
  for (const load of [bare, ours]) await load.stop()
  console.log('growth: every table one person with three bots at their usual pace; every bare room one action as often')
  for (const grow of [growBare, growOurs]) await grow()
}

const rate = (count: number) => count / (SECONDS * ROUNDS)
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(0)} %`
const each = (load: Load) => `${(load.cpu / load.actions).toFixed(2)} ms`
const times = (all: number[]) => {
  const sorted = [...all].sort((a, b) => a - b)
  return `${at(sorted, 0.5).toFixed(1)} ms (p50), ${at(sorted, 0.99).toFixed(1)} ms (p99)`
}

type Load = {
  server: Server
  on: boolean
  actions: number
  steps: number
  bytes: number
  cpu: number
  /** Milliseconds from an action to its answer. */
  times: number[]
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

const idle = (server: Server) => ({ server, on: false, actions: 0, steps: 0, bytes: 0, cpu: 0, times: [] as number[] })

async function bareRooms(server: Server): Promise<Load> {
  const rooms: WebSocket[][] = []
  const sent = new Map<WebSocket, number>()
  const send = (socket: WebSocket) => {
    sent.set(socket, performance.now())
    socket.send('{"type":"act"}')
  }
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
        const began = sent.get(socket)
        if (began !== undefined && load.on) load.times.push(performance.now() - began)
        sent.delete(socket)
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
  let acting = 0
  const move = () => {
    const { scene, seat } = client
    if (!load.on || acting || !scene || scene.outcome || seat === null) return
    if (!client.game.waiting(scene.view).includes(seat)) return
    acting = performance.now()
    client.send({ type: 'act', n: ++client.n, rev: client.rev, action: client.game.fallback(scene.view) })
  }
  client.onFrame = message => {
    client.frames.length = 0
    if (load.on && client.seat === 0) {
      if (message.type === 'step') load.steps++
      load.bytes += client.heard
    }
    client.heard = 0
    if (load.on && message.type === 'ok') {
      load.actions++
      load.times.push(performance.now() - acting)
    }
    if (message.type === 'ok' || message.type === 'no') acting = 0
    if (message.type === 'committed') client.send({ type: 'ready' })
    move()
  }
  return move
}

type Grown = { steps: number; times: number[] }

type Opened = { start: () => void; close: () => void }

/** Opens ever more of something on one server, and at each size says what it does and what it costs. */
async function growth(name: string, server: Server, open: (seen: Grown) => Promise<Opened>): Promise<void> {
  const empty = memory(server)
  const seen: Grown = { steps: 0, times: [] }
  const all: Opened[] = []
  for (const size of SIZES) {
    const began = performance.now()
    const fresh: Opened[] = []
    // They begin to play when all are open: else the first would keep the last from opening.
    while (all.length + fresh.length < size)
      fresh.push(...(await Promise.all(Array.from({ length: Math.min(5, size - all.length) }, () => open(seen)))))
    const opened = (performance.now() - began) / 1000
    for (const { start } of fresh) start()
    all.push(...fresh)
    await wait(5000)
    Object.assign(seen, { steps: 0, times: [] })
    await wait(MEASURED * 1000)
    const { steps, times: answered } = seen
    const kilobytes = Math.round((memory(server) - empty) / all.length)
    const answers = answered.length ? `${answered.length} answered in ${times(answered)}` : 'no action answered'
    console.log(`  ${name} ${whole(all.length)}: ${whole(steps / MEASURED)} steps/s, ${answers}`)
    console.log(`    ${whole(kilobytes)} KB each, the last of them open after ${opened.toFixed(0)} s`)
  }
  for (const { close } of all) close()
  await server.stop()
}

/** As often as a person acts at our tables. */
const pause = () => 700 + 900 * Math.random()

async function growBare(): Promise<void> {
  const server = await Server.start([], bareRoom)
  await growth('bare rooms', server, async seen => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/bare-${crypto.randomUUID()}`)
    await new Promise(resolve => socket.once('open', resolve))
    let sent = 0
    const act = () => {
      if (socket.readyState !== WebSocket.OPEN) return
      sent = performance.now()
      socket.send('{"type":"act"}')
    }
    socket.on('message', () => {
      seen.steps++
      seen.times.push(performance.now() - sent)
      setTimeout(act, pause())
    })
    return { start: act, close: () => socket.close() }
  })
}

async function growOurs(): Promise<void> {
  const server = await Server.start(['MASA_TEST=1'], ourRoom)
  await growth('our tables', server, async seen => {
    const { clients, start } = await seatedTable(server, { people: 1, table: { clock: false } })
    const [client] = clients
    person(client, seen)
    return { start, close: () => client.close() }
  })
}

/** Plays the automatic move after a moment, and says at once that it is ready. */
function person(client: Client, seen: Grown): void {
  let sent: number | null = null
  let planned = false
  const act = () => {
    planned = false
    const { scene, seat, closed } = client
    if (closed || sent !== null || !scene || scene.outcome || seat === null) return
    if (!client.game.waiting(scene.view).includes(seat)) return
    sent = performance.now()
    client.send({ type: 'act', n: ++client.n, rev: client.rev, action: client.game.fallback(scene.view) })
  }
  client.onFrame = message => {
    client.frames.length = 0
    if (message.type === 'step') seen.steps++
    if (message.type === 'committed') client.send({ type: 'ready' })
    if ((message.type === 'ok' || message.type === 'no') && sent !== null) {
      seen.times.push(performance.now() - sent)
      sent = null
    }
    if (!planned && sent === null) setTimeout(act, pause())
    planned ||= sent === null
  }
}

/** Resident kilobytes of workerd. */
const memory = (server: Server) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.engine)]))

/** Milliseconds of processor time that workerd has used; the kernel counts in hundredths of a second. */
function processor(server: Server): number {
  const stat = readFileSync(`/proc/${server.engine}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
