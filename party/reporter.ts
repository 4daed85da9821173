import { figures } from './figures.ts'
import { report, tableName, type Facts } from './journal.ts'
import type { Platform } from './platform.ts'
import type { Session } from './table/session.ts'
import type { Meta } from './table/store.ts'

/** Events that are counted as well. */
const COUNTED: Record<string, 'tables_made' | 'hands' | 'matches'> = {
  made: 'tables_made',
  hand: 'hands',
  match: 'matches',
}

/** Events after which nothing of a hand is hidden. */
const ENDS = ['hand', 'ended', 'expired']

/** What one room tells its operator, in the log and in the figures. */
export class Reporter {
  private readonly platform: Platform

  constructor(platform: Platform) {
    this.platform = platform
  }

  /** Returns the number of it. */
  fail(where: string, error: unknown): string {
    return report((event, facts) => this.platform.log(event, facts), where, error)
  }

  event({ game, room }: Meta, event: string, facts: Facts = {}): void {
    const counter = COUNTED[event]
    if (counter) figures.add(counter, game)
    if (ENDS.includes(event)) figures.tell(room)
    this.platform.log(event, { table: tableName(room), game, ...facts })
  }

  /** Whether anybody is here, and what is being played. */
  show(sessions: ReadonlyMap<unknown, Session>, meta: Meta | undefined): void {
    const { id } = this.platform
    if (!sessions.size) return void figures.open.delete(id)
    const phase = meta?.phase ?? null
    const shown = figures.open.get(id)
    if (shown?.sockets === sessions.size && shown.phase === phase) return
    const all = [...sessions.values()]
    const addresses = [...new Set(all.map(({ address }) => address))].filter(address => address)
    figures.open.set(id, { room: all[0].room, game: meta?.game ?? '', phase, sockets: all.length, addresses })
  }
}
