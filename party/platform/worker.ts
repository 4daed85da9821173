import { DurableObject } from 'cloudflare:workers'
import type { Settings } from '../gate.ts'
import { cameFrom, gate, isSocket, may, roomOf, tooMany } from '../gate.ts'
import { json } from '../http.ts'
import { Lobby, type Said } from '../lobby/index.ts'
import type { Platform, Socket } from '../platform.ts'
import { PING, PONG } from '../../src/table/protocol.ts'
import { Room } from '../room.ts'
import { steadyNow } from '../steady.ts'
import { writing } from '../writing.ts'
import { inside } from './base.ts'
import { file } from './files.ts'
import { probed } from './probe.ts'

type Env = Settings & {
  ROOM: DurableNamespace
  LOBBY: DurableNamespace
  /** The built page, and the rooms' files, on a machine of one's own. On the edge the page is served before we are asked. */
  DIST?: Fetcher
  STATE?: Fetcher
  /** The path that everything lies below, with a slash at both ends. */
  BASE_PATH?: string
}

/** A socket's state, as everywhere on the web. */
const OPEN = 1
/** Where `partykit dev` kept its rooms: the same key, so that they open here. */
const ROOMS = '-PartyKitDurable'

const LISTED = 'listed'

/** The room as a Durable Object: on one machine by workerd, on the edge by Cloudflare. */
export class MasaRoom extends DurableObject<Env> {
  private readonly room: Room
  private readonly sockets = new Map<ServerSocket, Socket>()

  constructor(ctx: DurableState, env: Env) {
    super(ctx, env)
    // Answered without waking us.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    const awake = ctx.getWebSockets().filter(socket => socket.readyState === OPEN)
    const open = awake.map(socket => ({ socket: this.known(socket), kept: socket.deserializeAttachment() }))
    this.room = new Room(platform(ctx, env, open))
    void this.room.start()
  }

  async fetch(request: Request): Promise<Response> {
    if (!isSocket(request)) return this.room.request(request.url)
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    this.room.connect(this.known(ours), roomOf(request.url), cameFrom(request))
    return new Response(null, { status: 101, webSocket: theirs } as ResponseInit)
  }

  webSocketMessage(socket: ServerSocket, data: string | ArrayBuffer): void {
    this.room.message(this.known(socket), data)
  }

  webSocketClose(socket: ServerSocket): void {
    this.room.close(this.known(socket))
    this.sockets.delete(socket)
  }

  webSocketError(socket: ServerSocket): void {
    this.webSocketClose(socket)
  }

  alarm(): Promise<void> {
    return this.room.wake()
  }

  private known(socket: ServerSocket): Socket {
    const known = this.sockets.get(socket) ?? asSocket(socket)
    this.sockets.set(socket, known)
    return known
  }
}

export class MasaLobby extends DurableObject<Env> {
  private readonly lobby = new Lobby(steadyNow)

  constructor(ctx: DurableState, env: Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => this.lobby.restore((await ctx.storage.get([LISTED])).get(LISTED)))
  }

  async fetch(request: Request): Promise<Response> {
    if (request.method === 'GET') return json(this.lobby.list())
    if (request.url === PROBE) return json(await probed(this.ctx.storage))
    this.lobby.hear((await request.json()) as Said)
    await this.ctx.storage.put({ [LISTED]: this.lobby.saved() })
    return json({})
  }
}

export default {
  async fetch(outer: Request, env: Env): Promise<Response> {
    const base = env.BASE_PATH ?? '/'
    const request = inside(outer, base)
    if (request instanceof Response) return request
    const { pathname } = new URL(request.url)
    try {
      if (!pathname.startsWith('/parties/'))
        return env.DIST ? await file(request, env.DIST, base) : json({ why: 'noPage' }, 404)
      const passed = gate(request, env)
      if (passed instanceof Response) return passed
      return await (pathname.startsWith('/parties/main/') ? toRoom(passed, env) : lobby(env).fetch(passed))
    } catch (error) {
      // The room's file cannot be opened, or the engine has given up on it.
      console.error('worker:', error)
      return writing.failing ? json({ why: 'storage' }, 503) : json({ why: 'internal' }, 500)
    }
  },
}

/** An object of its own tries to write, for if it cannot the engine ends it. */
const PROBE = 'http://probe/'
async function probe(env: Env): Promise<void> {
  const { status } = await env.LOBBY.get(env.LOBBY.idFromName('probe')).fetch(PROBE, { method: 'POST' })
  if (status !== 200) throw new Error('nothing can be written')
}

const lobby = (env: Env) => env.LOBBY.get(env.LOBBY.idFromName('all'))

async function toRoom(request: Request, env: Env): Promise<Response> {
  const id = env.ROOM.idFromName(roomOf(request.url))
  // A room leaves a file behind, also if it was only asked for.
  if (env.STATE) {
    const { status } = await env.STATE.fetch(`http://state/${ROOMS}/${id}.sqlite`, { method: 'HEAD' })
    if (status === 404 && !isSocket(request)) return json({ why: 'noRoom' }, 404)
    if (status === 404 && !may('knock', request, env)) return tooMany()
  }
  return env.ROOM.get(id).fetch(request)
}

function platform(ctx: DurableState, env: Env, open: ReturnType<Platform['sockets']>): Platform {
  const { storage } = ctx
  return {
    id: ctx.id.toString(),
    now: steadyNow,
    bytes: count => crypto.getRandomValues(new Uint8Array(count)),
    storage: {
      get: keys => storage.get(keys),
      list: range => storage.list(range),
      put: rows => storage.put(rows),
      clear: () => storage.deleteAll(),
    },
    wakeAt: time => void storage.setAlarm(Date.now() + (time - steadyNow())),
    wakeTime: async () => {
      const at = await storage.getAlarm()
      return at === null ? null : at + steadyNow() - Date.now()
    },
    sockets: () => open,
    sleeps: true,
    alone: run => ctx.blockConcurrencyWhile(run),
    written: () => storage.sync(),
    probe: () => probe(env),
    tellLobby: body => lobby(env).fetch('http://lobby/', { method: 'POST', body }),
    log: (what, error) => console.error(`room: ${what}`, error),
    forTests: env.MASA_TEST === '1',
  }
}

const asSocket = (socket: ServerSocket): Socket => ({
  send: text => socket.send(text),
  keep: what => socket.serializeAttachment(what),
  close: (code, why) => {
    try {
      socket.close(code, why)
    } catch {
      // It is closed already.
    }
  },
})
