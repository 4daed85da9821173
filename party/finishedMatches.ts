import { FOREVER, json } from './http.ts'
import type { Platform } from './platform.ts'
import { download, type Which } from './table/download.ts'
import { Credits } from './table/limits.ts'
import type { Meta } from './table/store.ts'

/** Matches read from the log, for everybody together. */
const DOWNLOADS = { count: 120, ms: 60_000 }
const DOWNLOAD = ['match', 'hand', 'holding'] as const

/** What a room has played, for whoever asks for it by an address. */
export class FinishedMatches {
  private readonly platform: Platform
  private readonly credits: Credits

  constructor(platform: Platform) {
    this.platform = platform
    this.credits = new Credits(DOWNLOADS, platform.now())
  }

  asked(query: URLSearchParams): boolean {
    return DOWNLOAD.some(name => query.has(name))
  }

  async answer(query: URLSearchParams, meta: Meta): Promise<Response> {
    const which = Object.fromEntries(DOWNLOAD.map(name => [name, number(query.get(name))]))
    if (Object.values(which).includes(null)) return json({ why: 'badNumber' }, 400)
    if (!this.platform.forTests && !this.credits.spend(this.platform.now()))
      return json({ why: 'tooMany' }, 429, { 'retry-after': '10' })
    const found = await download(this.platform.storage, which as Which, meta, this.platform.now())
    return found
      ? json(found.file, 200, found.forever ? { 'cache-control': FOREVER } : {})
      : json({ why: 'noHand' }, 404)
  }
}

/** undefined: not asked for; null: not a number. */
function number(text: string | null): number | undefined | null {
  if (!text) return undefined
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
