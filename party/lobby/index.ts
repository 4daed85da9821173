import type * as Party from 'partykit/server'
import * as v from 'valibot'
import { LANGUAGES, ROOM_ID } from '../../src/table/protocol.ts'
import type { Listing } from './listing.ts'

const LIVES = 150_000
const MOST = 200

const entry = v.object({
  room: v.pipe(v.string(), v.regex(ROOM_ID)),
  game: v.string(),
  taken: v.number(),
  seats: v.number(),
  phase: v.picklist(['lobby', 'playing', 'between', 'over']),
  lang: v.nullable(v.picklist(LANGUAGES)),
  host: v.string(),
})

const reply = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })

/** The list of public tables. It lives in memory: each room says again and again that it is there. */
export default class Lobby implements Party.Server {
  readonly options = { hibernate: false }
  private readonly listings = new Map<string, { until: number; listing: Listing }>()

  /** From outside the list can only be read; rooms do not come this way. */
  static onBeforeRequest(request: Party.Request) {
    return request.method === 'GET' ? request : reply({ why: 'badMethod' }, 405)
  }

  static onBeforeConnect() {
    return reply({ why: 'badMethod' }, 405)
  }

  async onRequest(request: Party.Request) {
    const now = Date.now()
    for (const [room, { until }] of this.listings) if (until < now) this.listings.delete(room)
    if (request.method === 'GET') return reply([...this.listings.values()].map(({ listing }) => listing))
    const { room, listing } = (await request.json()) as { room: string; listing: unknown }
    this.listings.delete(room)
    const parsed = v.safeParse(entry, listing)
    if (parsed.success && this.listings.size < MOST)
      this.listings.set(room, { until: now + LIVES, listing: parsed.output })
    return reply({})
  }
}
