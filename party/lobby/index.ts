import * as v from 'valibot'
import { LANGUAGES, ROOM_ID } from '../../src/table/protocol.ts'
import { siteOf } from '../address.ts'
import type { Listing } from './listing.ts'

const LIVES = 150_000
const MOST = 200
/** Of one address: a household may have several tables, and nobody fills the list. */
const MOST_OF_ONE = 8
const MOST_OF_SITE = 24

const entry = v.object({
  room: v.pipe(v.string(), v.regex(ROOM_ID)),
  game: v.string(),
  taken: v.number(),
  seats: v.number(),
  phase: v.picklist(['lobby', 'dealing', 'playing', 'between', 'over']),
  lang: v.nullable(v.picklist(LANGUAGES)),
  host: v.string(),
})

type Listed = { until: number; from: string; listing: Listing }
export type Said = { room: string; listing: unknown; from?: string }

/** The list of public tables. Each room says again and again that it is there. */
export class Lobby {
  private readonly listings = new Map<string, Listed>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** As it is, and as it was before the list was out of memory for a while. */
  saved(): unknown {
    return [...this.listings]
  }

  restore(saved: unknown): void {
    for (const [room, listed] of (saved ?? []) as [string, Listed][]) this.listings.set(room, listed)
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
    const others = [...this.listings.values()].filter(other => from && siteOf(other.from) === siteOf(from))
    if (others.length >= MOST_OF_SITE || others.filter(other => other.from === from).length >= MOST_OF_ONE) return
    this.listings.set(room, { until: this.now() + LIVES, from, listing: parsed.output })
  }
}
