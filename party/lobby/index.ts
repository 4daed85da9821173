import * as v from 'valibot'
import { LANGUAGES, ROOM_ID } from '../../src/table/protocol.ts'
import type { Listing } from './listing.ts'

const LIVES = 150_000
const MOST = 200
/** Of one address: a household may have several tables, and nobody fills the list. */
const MOST_OF_ONE = 8

const entry = v.object({
  room: v.pipe(v.string(), v.regex(ROOM_ID)),
  game: v.string(),
  taken: v.number(),
  seats: v.number(),
  phase: v.picklist(['lobby', 'dealing', 'playing', 'between', 'over']),
  lang: v.nullable(v.picklist(LANGUAGES)),
  host: v.string(),
})

export type Said = { room: string; listing: unknown; from?: string }

/** The list of public tables. It lives in memory: each room says again and again that it is there. */
export class Lobby {
  private readonly listings = new Map<string, { until: number; from: string; listing: Listing }>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  list(): Listing[] {
    const now = this.now()
    for (const [room, { until }] of this.listings) if (until < now) this.listings.delete(room)
    return [...this.listings.values()].map(({ listing }) => listing)
  }

  /** What a room says of itself; null takes it off the list. from: the address it was made public from. */
  hear({ room, listing, from = '' }: Said): void {
    this.listings.delete(room)
    const parsed = v.safeParse(entry, listing)
    if (!parsed.success || this.list().length >= MOST) return
    const others = [...this.listings.values()].filter(other => from && other.from === from)
    if (others.length >= MOST_OF_ONE) return
    this.listings.set(room, { until: this.now() + LIVES, from, listing: parsed.output })
  }
}
