import * as v from 'valibot'
import { LANGUAGES, ROOM_ID } from '../../src/table/protocol.ts'
import { json } from '../http.ts'
import type { Listing } from './listing.ts'

const LIVES = 150_000
const MOST = 200

const entry = v.object({
  room: v.pipe(v.string(), v.regex(ROOM_ID)),
  game: v.string(),
  taken: v.number(),
  seats: v.number(),
  phase: v.picklist(['lobby', 'dealing', 'playing', 'between', 'over']),
  lang: v.nullable(v.picklist(LANGUAGES)),
  host: v.string(),
})

/** The list of public tables. It lives in memory: each room says again and again that it is there. */
export class Lobby {
  private readonly listings = new Map<string, { until: number; listing: Listing }>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** From outside the list can only be read; what a room says does not come this way. */
  static gate({ method }: { method: string }): Response | null {
    return method === 'GET' ? null : json({ why: 'badMethod' }, 405)
  }

  list(): Listing[] {
    const now = this.now()
    for (const [room, { until }] of this.listings) if (until < now) this.listings.delete(room)
    return [...this.listings.values()].map(({ listing }) => listing)
  }

  /** What a room says of itself; null takes it off the list. */
  hear({ room, listing }: { room: string; listing: unknown }): void {
    this.listings.delete(room)
    const parsed = v.safeParse(entry, listing)
    if (!parsed.success || this.list().length >= MOST) return
    this.listings.set(room, { until: this.now() + LIVES, listing: parsed.output })
  }
}
