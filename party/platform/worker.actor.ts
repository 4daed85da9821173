import { DurableObject } from 'cloudflare:workers'
import { cameFrom, isSocket, roomOf } from '../gate.ts'
import { socketCounts, type ActorSockets } from '../socketCounts.ts'
import { json } from '../http.ts'
import type { SocketRoom } from '../socketRoom.ts'
import { toConsole } from '../journal.ts'
import type { Platform, Socket } from '../platform.ts'
import { LIMITS, PING, PONG } from '../../src/table/protocol.ts'
import { botBudget } from '../botBudget.ts'
import { monotonicNow } from '../monotonicTime.ts'
import { answer } from './answer.ts'
import { emptyFiles } from './emptyFiles.ts'
import { fileOf } from './roomFiles.ts'
import { circleNamed, dayNamed, lobby, probe, roomNamed, ROUSE, type Env } from './worker.reach.ts'

/** A socket's state, as everywhere on the web. */
const OPEN = 1

/** On one machine by workerd, on the edge by Cloudflare. */
export abstract class Actor<R extends SocketRoom<never>> extends DurableObject<Env> {
  protected readonly room: R
  private readonly sockets = new Map<ServerSocket, Socket>()
  private readonly held: ActorSockets
  private readonly file: string
  private wrote = false

  /** folder: of its namespace. */
  constructor(ctx: DurableState, env: Env, folder: string, make: (platform: Platform) => R) {
    super(ctx, env)
    this.file = fileOf(folder, ctx.id)
    // Answered without waking us.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    const found = ctx.getWebSockets()
    // Also those that we have closed and the other side has not.
    this.held = socketCounts.begin(ctx.id.toString(), found.map(addressOf(ctx)))
    const awake = found.filter(socket => socket.readyState === OPEN)
    const open = awake.map(socket => ({ socket: this.known(socket), kept: socket.deserializeAttachment() }))
    this.room = make(platform(ctx, env, open, () => (this.wrote = true)))
    void this.room.start()
  }

  async fetch(request: Request): Promise<Response> {
    if (request.url === ROUSE) return this.done(json({}))
    if (request.method === 'POST' || !isSocket(request)) return this.done(await answer(this.room, request))
    const { 0: theirs, 1: ours } = new WebSocketPair()
    const address = cameFrom(request)
    // The tag stays with the socket, also when the room has been out of memory.
    this.ctx.acceptWebSocket(ours, [address])
    this.held.take(address)
    this.room.connect(this.known(ours), roomOf(request.url), address)
    return this.done(new Response(null, { status: 101, webSocket: theirs } as ResponseInit))
  }

  webSocketMessage(socket: ServerSocket, data: string | ArrayBuffer): void {
    this.room.message(this.known(socket), data)
  }

  webSocketClose(socket: ServerSocket): void {
    this.held.give(addressOf(this.ctx)(socket))
    this.room.close(this.known(socket))
    this.sockets.delete(socket)
    this.done(null)
  }

  webSocketError(socket: ServerSocket): void {
    this.webSocketClose(socket)
  }

  async alarm(): Promise<void> {
    await this.room.wake()
    this.done(null)
  }

  /** Something has come to its end here, and perhaps nothing is left. */
  private done<T>(what: T): T {
    emptyFiles.mark(this.file, this.room.empty && !this.sockets.size, this.wrote, monotonicNow())
    return what
  }

  private known(socket: ServerSocket): Socket {
    const known = this.sockets.get(socket) ?? asSocket(socket, this.ctx)
    this.sockets.set(socket, known)
    return known
  }
}

/** Where a socket came from, as its tag has it. */
const addressOf = (ctx: DurableState) => (socket: ServerSocket) => ctx.getTags(socket)[0] ?? ''

export function platform(
  ctx: DurableState,
  env: Env,
  open: ReturnType<Platform['sockets']>,
  wrote: () => void,
): Platform {
  const { storage } = ctx
  return {
    id: ctx.id.toString(),
    now: monotonicNow,
    bytes: count => crypto.getRandomValues(new Uint8Array(count)),
    botBudget,
    storage: {
      get: keys => storage.get(keys),
      list: range => storage.list(range),
      put: rows => (wrote(), storage.put(rows)),
      clear: () => (wrote(), storage.deleteAll()),
    },
    wakeAt: time => (wrote(), void storage.setAlarm(Date.now() + (time - monotonicNow()))),
    setBack: () => monotonicNow.setBack(),
    wakeTime: async () => {
      const at = await storage.getAlarm()
      return at === null ? null : at + monotonicNow() - Date.now()
    },
    sockets: () => open,
    sleeps: true,
    keepsFor: LIMITS.expiryMs,
    alone: run => ctx.blockConcurrencyWhile(run),
    written: () => storage.sync(),
    probe: () => probe(env),
    tellLobby: body => lobby(env).fetch('http://lobby/', { method: 'POST', body }),
    ask: (whom, name, body) => {
      const asked = { room: roomNamed, circle: circleNamed, day: dayNamed }[whom](name, env)
      return asked.fetch(`http://${whom}/`, { method: 'POST', body })
    },
    log: toConsole,
    forTests: env.MASA_TEST === '1',
  }
}

const asSocket = (socket: ServerSocket, ctx: DurableState): Socket => ({
  send: text => socket.send(text),
  keep: what => socket.serializeAttachment(what),
  answered: () => {
    const at = ctx.getWebSocketAutoResponseTimestamp(socket)
    return at && at.getTime() + monotonicNow() - Date.now()
  },
  close: (code, why) => {
    try {
      socket.close(code, why)
    } catch {
      // It is closed already.
    }
  },
})
