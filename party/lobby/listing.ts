import type { Phase } from '../../src/table/protocol.ts'
import type { Language } from '../../src/table/protocol.ts'
import type { Table } from '../table/table.ts'

/** A public table as the lobby shows it. */
export type Listing = {
  room: string
  game: string
  taken: number
  seats: number
  phase: Phase
  lang: Language | null
  host: string
}

/** Said again so often, or the lobby takes the table off its list. */
const AGAIN = 60_000

/** Tells the lobby about a public table. The lobby may be slow, broken or gone: the game never notices. */
export class Notice {
  private said = 'null'
  private at = 0
  private last = ''
  private readonly post: (body: string) => Promise<unknown>

  constructor(post: (body: string) => Promise<unknown>) {
    this.post = post
  }

  /** When the lobby wants to hear from a public table again. */
  due(table: Table): number {
    return table.meta.tableOptions.public && table.sessions.size ? this.at + AGAIN : Infinity
  }

  update(table: Table): void {
    const now = table.io.now()
    const listing = listed(table)
    const text = JSON.stringify(listing)
    if (text === this.said && (!listing || now < this.at + AGAIN)) return
    this.said = text
    this.at = now
    this.tell(table, JSON.stringify({ room: table.meta.room, listing, from: this.from(table) }))
  }

  /** Whoever keeps the table public answers for it: the host, while they are here. */
  private from(table: Table): string {
    const here = [...table.sessions].map(({ address }) => address)
    const host = table.meta.host === null ? null : table.sitting(table.meta.host)
    this.last = host?.address ?? (this.last || here[0]) ?? ''
    return this.last
  }

  private tell(table: Table, body: string): void {
    const failed = (error: unknown) => table.io.log('lobby', error)
    try {
      this.post(body).catch(failed)
    } catch (error) {
      failed(error)
    }
  }
}

function listed({ meta, sessions }: Table): Listing | null {
  if (!meta.tableOptions.public || !sessions.size || meta.phase === 'over') return null
  const { room, game, phase, seats, host } = meta
  const owner = host === null ? undefined : seats[host]
  const { lang, name } = owner?.kind === 'person' ? owner : { lang: null, name: '' }
  const taken = seats.filter(seat => seat.kind === 'person' || seat.kind === 'coming').length
  return { room, game, taken, seats: seats.length, phase, lang, host: name }
}
