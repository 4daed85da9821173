import { WebSocket } from 'ws'
import type { AnyGame } from '../../src/games/game.ts'
import type { Client } from '../../tests/live/client.ts'
import { seatedTable } from '../../tests/live/player.ts'
import type { Server } from '../../tests/live/server.ts'
import { seeded } from '../../tests/support/random.ts'
import { ACT } from './plain.ts'
import { processor, wait } from './process.ts'

/** Many rooms of one kind on one server, which act while it is their turn: one action under way in each. */
export type Load = {
  name: string
  server: Server
  on: boolean
  actions: number
  /** What was stored and told, the table's own among them. */
  steps: number
  /** What all sockets were sent. */
  frames: number
  bytes: number
  /** Milliseconds: of the clock, of the engine's processor time, and of ours. */
  clock: number
  cpu: number
  own: number
  /** From an action to its answer. */
  times: number[]
  go: () => void
}

/** Forgets what has been counted: the first turns are the compiler's. */
export const reset = (load: Load): void =>
  void Object.assign(load, { actions: 0, steps: 0, frames: 0, bytes: 0, clock: 0, cpu: 0, own: 0, times: [] })

export async function turn(load: Load, seconds: number): Promise<void> {
  const before = processor(load.server)
  const own = process.cpuUsage()
  const began = performance.now()
  load.on = true
  load.go()
  await wait(seconds * 1000)
  load.on = false
  load.clock += performance.now() - began
  load.cpu += processor(load.server) - before
  const { user, system } = process.cpuUsage(own)
  load.own += (user + system) / 1000
  await wait(200)
}

const idle = (name: string, server: Server) => ({
  name,
  server,
  on: false,
  actions: 0,
  steps: 0,
  frames: 0,
  bytes: 0,
  clock: 0,
  cpu: 0,
  own: 0,
  times: [] as number[],
})

/** Counts what comes by a socket. */
function listen(socket: WebSocket, load: Load): void {
  socket.on('message', data => {
    if (!load.on) return
    load.frames++
    load.bytes += (data as Buffer).length
  })
}

/** Four sockets a room, who act in turn. */
export async function plainRooms(kind: string, server: Server, count: number): Promise<Load> {
  const rooms: WebSocket[][] = []
  const sent = new Map<WebSocket, number>()
  const send = (socket: WebSocket) => {
    sent.set(socket, performance.now())
    socket.send(ACT)
  }
  const load: Load = { ...idle(kind, server), go: () => rooms.forEach(([first]) => send(first)) }
  for (let room = 0; room < count; room++) {
    const url = `ws://127.0.0.1:${server.port}/parties/main/${kind}-${room}`
    const four = Array.from({ length: 4 }, () => new WebSocket(url))
    await Promise.all(four.map(socket => new Promise(resolve => socket.once('open', resolve))))
    four.forEach((socket, i) => {
      listen(socket, load)
      socket.on('message', data => {
        const { count } = JSON.parse(String(data)) as { count: number }
        const began = sent.get(socket)
        sent.delete(socket)
        if (!load.on) return
        if (began !== undefined) load.times.push(performance.now() - began)
        if (count % 4 !== i) return
        load.actions++
        load.steps++
        send(socket)
      })
    })
    rooms.push(four)
  }
  return load
}

/** People at every seat who always play the automatic move, which costs the measuring side least; where that gives up, any. */
export async function ourRooms(game: string, server: Server, count: number): Promise<Load> {
  const moves: (() => void)[] = []
  const load: Load = { ...idle(game, server), go: () => moves.forEach(move => move()) }
  const people = game === 'cotulenh' ? 2 : 4
  for (let room = 0; room < count; room++) {
    const { clients, start } = await seatedTable(server, { game, people, table: { hold: 0, clock: false } })
    for (const client of clients) {
      listen(client.socket, load)
      moves.push(player(client, load))
    }
    start()
  }
  await wait(1000)
  return load
}

/** What to play in a position of Cờ Tư Lệnh: the same in all rooms, for to choose costs the measuring side more than the room. */
const chosen = new Map<string, unknown>()
function sameTurn(game: AnyGame, view: unknown): unknown {
  const { place, mover, me } = view as { place: unknown; mover: unknown; me: unknown }
  if (mover !== me) return game.fallback(view)
  const key = JSON.stringify(place)
  if (!chosen.has(key)) chosen.set(key, game.think(view, 1, seeded(chosen.size)))
  return chosen.get(key)
}

function player(client: Client, load: Load): () => void {
  let acting = 0
  const move = () => {
    const { scene, seat } = client
    if (!load.on || acting || !scene || scene.outcome || seat === null) return
    if (!client.game.waiting(scene.view).includes(seat)) return
    const { game } = client
    const action = game.id === 'cotulenh' ? sameTurn(game, scene.view) : game.fallback(scene.view)
    acting = performance.now()
    client.send({ type: 'act', n: ++client.n, rev: client.rev, action })
  }
  client.onFrame = message => {
    client.frames.length = 0
    if (load.on && client.seat === 0 && message.type === 'step') load.steps++
    if (load.on && message.type === 'ok') {
      load.actions++
      load.times.push(performance.now() - acting)
    }
    if (message.type === 'ok' || message.type === 'no') acting = 0
    if (message.type === 'table' && message.phase === 'over' && client.seat === 0) client.send({ type: 'again' })
    if (message.type === 'committed') client.send({ type: 'ready' })
    move()
  }
  return move
}
