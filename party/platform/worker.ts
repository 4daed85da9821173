import { DurableObject } from 'cloudflare:workers'
import { blockedAddresses } from '../blockedAddresses.ts'
import { Day } from '../day/day.ts'
import { CircleRoom } from '../circle/room.ts'
import { invitedTo, languageFor, withCard } from '../preview.ts'
import { addressed, gate, isBlocked, isSocket, may, originOf, roomOf } from '../gate.ts'
import { json } from '../http.ts'
import { report, toConsole } from '../journal.ts'
import { Lobby, type Said } from '../lobby/index.ts'
import { Room } from '../room.ts'
import { serve } from '../service.ts'
import { monotonicNow } from '../monotonicTime.ts'
import type { Card } from '../table/card.ts'
import { storageHealth } from '../storageHealth.ts'
import { answerDay } from './answer.ts'
import { inside } from './base.ts'
import { file } from './files.ts'
import { CIRCLES, ROOMS, disk } from './roomFiles.ts'
import { probed } from './probe.ts'
import { Actor, platform } from './worker.actor.ts'
import {
  ask,
  BLOCKS,
  broken,
  dayNamed,
  lobby,
  PROBE,
  probe,
  shelf,
  sweep,
  toCircle,
  toRoom,
  Unreachable,
  Unwritable,
  type Env,
} from './worker.reach.ts'

const LISTED = 'listed'
const BLOCKED = 'blocked'

export class MasaRoom extends Actor<Room> {
  constructor(ctx: DurableState, env: Env) {
    super(ctx, env, ROOMS, platform => new Room(platform))
  }
}

export class MasaCircle extends Actor<CircleRoom> {
  constructor(ctx: DurableState, env: Env) {
    super(ctx, env, CIRCLES, platform => new CircleRoom(platform))
  }
}

export class MasaDay extends DurableObject<Env> {
  private readonly day: Day

  constructor(ctx: DurableState, env: Env) {
    super(ctx, env)
    this.day = new Day(platform(ctx, env, [], () => {}))
    void this.day.start()
  }

  fetch(request: Request): Promise<Response> {
    return answerDay(this.day, request)
  }

  alarm(): Promise<void> {
    return this.day.wake()
  }
}

export class MasaLobby extends DurableObject<Env> {
  private readonly lobby = new Lobby(monotonicNow)

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
      if (env.ADMIN_HASH) await blockedAddresses.ready(shelf(env))
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
      if (storageHealth.failing || error instanceof Unwritable) return json({ why: 'storage' }, 503)
      const why = error instanceof Unreachable ? 'broken' : 'internal'
      return why === 'broken' && isSocket(request) ? broken(id) : json({ why, id }, 500)
    }
  },
}

/**
 * A page says in its head what it is, for whoever is sent its link: a table's page to everyone, the others to whoever does not
 * say how it came, as browsers do. Those get the page as it was built, which is packed and kept.
 */
async function page(request: Request, env: Env, base: string): Promise<Response> {
  const room = invitedTo(new URL(request.url).pathname)
  const carded =
    room === null && request.headers.has('sec-fetch-site')
      ? null
      : async (text: string) => {
          const card = room === null ? null : await cardFor(room, request, env)
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
