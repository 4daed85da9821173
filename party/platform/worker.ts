import { DurableObject } from 'cloudflare:workers'
import type { Ask } from '../api.ts'
import { blocked, type Shelf } from '../blocked.ts'
import { Day } from '../day/day.ts'
import type { DayOrder } from '../day/order.ts'
import { CircleRoom } from '../circle/room.ts'
import type { CircleOrder } from '../circle/order.ts'
import { invitedTo, languageFor, withCard } from '../preview.ts'
import type { Settings } from '../gate.ts'
import { addressed, bearerOf, cameFrom, gate, isBlocked, isSocket, may, originOf, roomOf, tooMany } from '../gate.ts'
import { holding, type Life } from '../holding.ts'
import { json } from '../http.ts'
import { report, toConsole } from '../journal.ts'
import { Lobby, type Said } from '../lobby/index.ts'
import type { Order } from '../order.ts'
import type { Platform, Socket } from '../platform.ts'
import { CLOSE, LIMITS, PING, PONG } from '../../src/table/protocol.ts'
import { Room } from '../room.ts'
import { serve } from '../service.ts'
import { steadyNow } from '../steady.ts'
import type { Card } from '../table/card.ts'
import { writing } from '../writing.ts'
import { inside } from './base.ts'
import { file } from './files.ts'
import { hollows } from './hollow.ts'
import { CIRCLES, ROOMS, broom, bytesOf, disk, exists, fileOf } from './kept.ts'
import { probed } from './probe.ts'

type Env = Settings & {
  ROOM: DurableNamespace
  LOBBY: DurableNamespace
  CIRCLE: DurableNamespace
  DAY: DurableNamespace
  /** The built page, and the rooms' files, on a machine of one's own. On the edge the page is served before we are asked. */
  DIST?: Fetcher
  STATE?: Fetcher
  /** The same on the edge, for the pages whose links tell of a table. */
  ASSETS?: Fetcher
}

/** A socket's state, as everywhere on the web. */
const OPEN = 1
const LISTED = 'listed'
const BLOCKED = 'blocked'

/** What lives in a Durable Object with sockets of its own: a table's room, or a circle. */
type Inhabitant = Pick<Room, 'start' | 'connect' | 'message' | 'close' | 'wake' | 'empty'>

/** Asked of an actor only for it to be looked at again. */
const ROUSE = 'http://rouse/'

/** On one machine by workerd, on the edge by Cloudflare. */
abstract class Actor<I extends Inhabitant> extends DurableObject<Env> {
  protected readonly inhabitant: I
  private readonly sockets = new Map<ServerSocket, Socket>()
  private readonly held: Life
  private readonly file: string
  private wrote = false

  /** folder: of its namespace. */
  constructor(ctx: DurableState, env: Env, folder: string, settle: (platform: Platform) => I) {
    super(ctx, env)
    this.file = fileOf(folder, ctx.id)
    // Answered without waking us.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    const found = ctx.getWebSockets()
    // Also those that we have closed and the other side has not.
    this.held = holding.begin(ctx.id.toString(), found.map(addressOf(ctx)))
    const awake = found.filter(socket => socket.readyState === OPEN)
    const open = awake.map(socket => ({ socket: this.known(socket), kept: socket.deserializeAttachment() }))
    this.inhabitant = settle(platform(ctx, env, open, () => (this.wrote = true)))
    void this.inhabitant.start()
  }

  /** The gate lets no POST in: it is an order of our own. */
  protected abstract answer(request: Request): Promise<Response>

  async fetch(request: Request): Promise<Response> {
    if (request.url === ROUSE) return this.done(json({}))
    if (request.method === 'POST' || !isSocket(request)) return this.done(await this.answer(request))
    const { 0: theirs, 1: ours } = new WebSocketPair()
    const address = cameFrom(request)
    // The tag stays with the socket, also when the room has been out of memory.
    this.ctx.acceptWebSocket(ours, [address])
    this.held.take(address)
    this.inhabitant.connect(this.known(ours), roomOf(request.url), address)
    return this.done(new Response(null, { status: 101, webSocket: theirs } as ResponseInit))
  }

  webSocketMessage(socket: ServerSocket, data: string | ArrayBuffer): void {
    this.inhabitant.message(this.known(socket), data)
  }

  webSocketClose(socket: ServerSocket): void {
    this.held.give(addressOf(this.ctx)(socket))
    this.inhabitant.close(this.known(socket))
    this.sockets.delete(socket)
    this.done(null)
  }

  webSocketError(socket: ServerSocket): void {
    this.webSocketClose(socket)
  }

  async alarm(): Promise<void> {
    await this.inhabitant.wake()
    this.done(null)
  }

  /** Something has come to its end here, and perhaps nothing is left. */
  private done<T>(what: T): T {
    hollows.mark(this.file, this.inhabitant.empty && !this.sockets.size, this.wrote, steadyNow())
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

export class MasaRoom extends Actor<Room> {
  constructor(ctx: DurableState, env: Env) {
    super(ctx, env, ROOMS, platform => new Room(platform))
  }

  protected async answer(request: Request): Promise<Response> {
    if (request.method === 'POST') return this.inhabitant.order((await request.json()) as Order)
    return this.inhabitant.request(request.url)
  }
}

export class MasaCircle extends Actor<CircleRoom> {
  constructor(ctx: DurableState, env: Env) {
    super(ctx, env, CIRCLES, platform => new CircleRoom(platform))
  }

  protected async answer(request: Request): Promise<Response> {
    if (request.method === 'POST') return this.inhabitant.order((await request.json()) as CircleOrder)
    return this.inhabitant.request(request.url, bearerOf(request))
  }
}

export class MasaDay extends DurableObject<Env> {
  private readonly day: Day

  constructor(ctx: DurableState, env: Env) {
    super(ctx, env)
    this.day = new Day(platform(ctx, env, [], () => {}))
    void this.day.start()
  }

  async fetch(request: Request): Promise<Response> {
    if (request.method === 'POST') return this.day.order((await request.json()) as DayOrder)
    const { method, url } = request
    return this.day.request({ method, url, name: roomOf(url), address: cameFrom(request), token: bearerOf(request) })
  }

  alarm(): Promise<void> {
    return this.day.wake()
  }
}

export class MasaLobby extends DurableObject<Env> {
  private readonly lobby = new Lobby(steadyNow)

  constructor(ctx: DurableState, env: Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => this.lobby.restore((await ctx.storage.get([LISTED])).get(LISTED)))
  }

  async fetch(request: Request): Promise<Response> {
    if (request.url === BLOCKS) return this.blocks(request)
    if (request.method === 'GET') return json(this.lobby.list())
    if (request.url === PROBE) return json(await probed(this.ctx.storage))
    this.lobby.hear((await request.json()) as Said)
    await this.ctx.storage.put({ [LISTED]: this.lobby.saved() })
    return json({})
  }

  /** The operator's list, in an object of its own. */
  private async blocks(request: Request): Promise<Response> {
    const { storage } = this.ctx
    if (request.method === 'POST') await storage.put({ [BLOCKED]: await request.json() })
    return json((await storage.get([BLOCKED])).get(BLOCKED) ?? [])
  }
}

export default {
  async fetch(outer: Request, env: Env, life: { waitUntil(what: Promise<unknown>): void }): Promise<Response> {
    life.waitUntil(sweep(env))
    const base = env.BASE_PATH ?? '/'
    const request = inside(outer, base)
    if (request instanceof Response) return request
    const { pathname } = new URL(request.url)
    try {
      // Without an operator nobody is blocked, and nothing is opened to ask.
      if (env.ADMIN_HASH) await blocked.ready(shelf(env))
      const served = await serve(request, env, { disk: () => disk(env), ask: ask(env), probe: () => probe(env) })
      if (served) return served
      if (!pathname.startsWith('/parties/')) return await page(request, env, base)
      const passed = gate(request, env)
      if (passed instanceof Response) return passed
      if (pathname.startsWith('/parties/main/')) return await toRoom(passed, env)
      if (pathname.startsWith('/parties/circle/')) return await toCircle(passed, env)
      if (pathname.startsWith('/parties/day/')) return await dayNamed(roomOf(passed.url), env).fetch(passed)
      return await lobby(env).fetch(passed)
    } catch (error) {
      const id = report(toConsole, 'worker', error)
      if (writing.failing || error instanceof Unwritable) return json({ why: 'storage' }, 503)
      const why = error instanceof Unreachable ? 'broken' : 'internal'
      return why === 'broken' && isSocket(request) ? broken(id) : json({ why, id }, 500)
    }
  },
}

/** A table's page says in its head what the table is, for whoever is sent the link. */
async function page(request: Request, env: Env, base: string): Promise<Response> {
  const room = invitedTo(new URL(request.url).pathname)
  const carded =
    room === null
      ? null
      : async (text: string) => {
          const card = await cardFor(room, request, env)
          return withCard(text, card, languageFor(request, card), originOf(request, env))
        }
  if (env.DIST) return file(request, env.DIST, { base, local: env.LOCAL === '1' }, carded)
  if (!env.ASSETS) return json({ why: 'noPage' }, 404)
  const found = await env.ASSETS.fetch(request)
  if (!carded || found.status !== 200 || request.method !== 'GET') return found
  return new Response(await carded(await found.text()), { headers: found.headers })
}

/** However the room is, its page opens: it need not answer, and is not waited for long. */
const CARD_WAIT = 800
async function cardFor(room: string, outer: Request, env: Env): Promise<Card | null> {
  const request = addressed(outer, env)
  if (isBlocked(request) || !may('ask', request, env)) return null
  const asked = ask(env)(room, { type: 'card' }, true).then(async answer =>
    answer.ok ? ((await answer.json()) as Card | null) : null,
  )
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), CARD_WAIT))
  return Promise.race([asked.catch(() => null), late])
}

/** An object of its own tries to write, for if it cannot the engine ends it. */
const PROBE = 'http://probe/'
async function probe(env: Env): Promise<void> {
  const { status } = await env.LOBBY.get(env.LOBBY.idFromName('probe')).fetch(PROBE, { method: 'POST' })
  if (status !== 200) throw new Error('nothing can be written')
}

/** Where the operator's list of addresses is kept. */
const BLOCKS = 'http://blocks/'
function shelf(env: Env): Shelf {
  const list = (init?: RequestInit) => env.LOBBY.get(env.LOBBY.idFromName('blocks')).fetch(BLOCKS, init)
  return {
    load: async () => (await (await list()).json()) as string[],
    save: blocks => list({ method: 'POST', body: JSON.stringify(blocks) }),
  }
}

const lobby = (env: Env) => env.LOBBY.get(env.LOBBY.idFromName('all'))

/** What is asked of an actor goes by here, for its file may be on its way out. */
function actor(namespace: DurableNamespace, folder: string, name: string) {
  const id = namespace.idFromName(name)
  const file = fileOf(folder, id)
  return {
    file,
    async fetch(request: Request | string, init?: RequestInit): Promise<Response> {
      await hollows.enter(file)
      return namespace.get(id).fetch(request, init)
    },
  }
}
const roomNamed = (name: string, env: Env) => actor(env.ROOM, ROOMS, name)
const dayNamed = (name: string, { DAY }: Env) => DAY.get(DAY.idFromName(name))
const circleNamed = (name: string, env: Env) => actor(env.CIRCLE, CIRCLES, name)

function sweep(env: Env): Promise<void> {
  const rouse = (file: string) => {
    const [folder, name] = file.split('/')
    const namespace = folder === ROOMS ? env.ROOM : env.CIRCLE
    return namespace.get(namespace.idFromString(name.replace('.sqlite', ''))).fetch(ROUSE)
  }
  return hollows.sweep(steadyNow(), broom(env, rouse))
}

async function toRoom(request: Request, env: Env): Promise<Response> {
  const room = roomNamed(roomOf(request.url), env)
  if (!(await exists(room.file, env))) {
    if (!isSocket(request)) return json({ why: 'noRoom' }, 404)
    if (!may('knock', request, env)) return tooMany()
  }
  return reach(
    () => room.fetch(request),
    () => bytesOf(room.file, env),
  )
}

/** The room's file cannot be opened, or the engine has given up on it: it has no life to speak for itself. */
class Unreachable extends Error {}
/** The room is new, and there is no space for its file. */
class Unwritable extends Error {}

/**
 * What befell the room's last life is no fault of the next: only a second failure in a row is the file's, if there is
 * anything in it.
 */
function reach(enter: () => Promise<Response>, bytes: () => Promise<number | null>): Promise<Response> {
  return enter().catch(() => {
    if (writing.failing) throw new Unwritable('nothing can be written')
    return enter().catch(async (error: Error) => {
      const { message } = error
      throw (await bytes()) ? new Unreachable(message, { cause: error }) : new Unwritable(message, { cause: error })
    })
  })
}

/** A circle that was never made leaves nothing behind, whoever asks: only a socket that says it will make one gets so far. */
async function toCircle(request: Request, env: Env): Promise<Response> {
  const circle = circleNamed(roomOf(request.url), env)
  if (!(await exists(circle.file, env))) {
    if (!isSocket(request)) return json({ why: 'noCircle' }, 404)
    if (!new URL(request.url).searchParams.has('make')) return ended(CLOSE.noRoom, { type: 'bye', why: 'noCircle' })
    if (!may('knock', request, env)) return tooMany()
  }
  return reach(
    () => circle.fetch(request),
    () => bytesOf(circle.file, env),
  )
}

/** A client that is not told would try for ever. */
const broken = (id: string) => ended(CLOSE.broken, { type: 'bye', why: 'broken', with: { id } })

/** A socket that hears why, and no more. */
function ended(code: number, bye: { type: 'bye'; why: string; with?: { id: string } }): Response {
  const { 0: theirs, 1: ours } = new WebSocketPair()
  ours.accept()
  ours.send(JSON.stringify(bye))
  ours.close(code, bye.why)
  return new Response(null, { status: 101, webSocket: theirs } as ResponseInit)
}

const ask =
  (env: Env): Ask =>
  async (name, order, known) => {
    const room = roomNamed(name, env)
    if (known && !(await exists(room.file, env))) return json({ why: 'noRoom' }, 404)
    return reach(
      () => room.fetch('http://room/', { method: 'POST', body: JSON.stringify(order) }),
      () => bytesOf(room.file, env),
    )
  }

function platform(ctx: DurableState, env: Env, open: ReturnType<Platform['sockets']>, wrote: () => void): Platform {
  const { storage } = ctx
  return {
    id: ctx.id.toString(),
    now: steadyNow,
    bytes: count => crypto.getRandomValues(new Uint8Array(count)),
    storage: {
      get: keys => storage.get(keys),
      list: range => storage.list(range),
      put: rows => (wrote(), storage.put(rows)),
      clear: () => (wrote(), storage.deleteAll()),
    },
    wakeAt: time => (wrote(), void storage.setAlarm(Date.now() + (time - steadyNow()))),
    setBack: () => steadyNow.setBack(),
    wakeTime: async () => {
      const at = await storage.getAlarm()
      return at === null ? null : at + steadyNow() - Date.now()
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
    return at && at.getTime() + steadyNow() - Date.now()
  },
  close: (code, why) => {
    try {
      socket.close(code, why)
    } catch {
      // It is closed already.
    }
  },
})
