import { newCircle } from '../src/circle/constants.ts'
import type { DayReport } from './day/report.ts'
import type { CircleCommand, Heard, Made, Roll } from './circle/command.ts'
import type { Platform } from './platform.ts'
import { lineOf, peopleToKeep } from './table/circle.ts'
import { loadMatch } from './table/download.ts'
import type { Membership } from './table/store.ts'
import type { Table } from './table/table.ts'

/** A report that was not confirmed is sent again, at first soon, then not more often than this. */
const RETRY = { first: 1000, most: 10 * 60_000 }
/** The circle has it, or there is none any more, or none that knows this table. */
const DONE = [200, 403, 410]

/** What a table tells its circle, or the day whose deal it plays. */
export class Outbox {
  private readonly platform: Platform
  private sending = false
  private failures = 0
  private retryAt = 0
  private said = ''

  constructor(platform: Platform) {
    this.platform = platform
  }

  /** When the next report is due to be sent. */
  due({ outbox }: Table): number {
    return outbox.length && !this.sending ? this.retryAt : Infinity
  }

  /** Sends the oldest match that is not confirmed, one at a time; resolves to its number once it is, else to null. */
  async send(table: Table): Promise<number | null> {
    const [row] = table.outbox
    const { circle, day, room } = table.meta
    if (!row || !(circle ?? day) || this.due(table) > this.platform.now()) return null
    this.sending = true
    const status = await loadMatch(this.platform.storage, { match: row.match })
      .then(file => {
        if (!file) return null
        if (circle) return this.ask(circle, { type: 'match', room, key: circle.key, ...row, file })
        return this.platform.ask('day', day!.name, JSON.stringify({ room, at: row.at, file } satisfies DayReport))
      })
      .then(answer => answer?.status ?? 410)
      .catch(() => 500)
    this.sending = false
    const done = DONE.includes(status)
    this.failures = done ? 0 : this.failures + 1
    this.retryAt = done ? 0 : this.platform.now() + Math.min(RETRY.most, RETRY.first * 2 ** this.failures)
    return done ? row.match : null
  }

  /** How the table stands, when that has changed; resolves to who is who there now. The circle may be slow, broken or gone: the game never notices. */
  async tell(table: Table, ended = false): Promise<{ key: string; roll: Roll } | null> {
    const { circle, room, game } = table.meta
    if (!circle) return null
    const line = ended ? null : lineOf(table)
    const text = JSON.stringify(line)
    if (text === this.said) return null
    this.said = text
    const { key } = circle
    try {
      const answer = await this.ask(circle, { type: 'told', room, key, game, line })
      const roll = answer.status === 200 ? ((await answer.json()) as Heard).roll : null
      return roll && { key, roll }
    } catch {
      this.said = ''
      return null
    }
  }

  /** Makes a circle of the people at the table; members: by seat. */
  async found(
    table: Table,
    wish: NonNullable<Table['keeping']>,
  ): Promise<{ circle: Membership; members: (number | null)[] }> {
    const { room, seats } = table.meta
    const people = peopleToKeep(table, wish.session)
    const id = newCircle(count => this.platform.bytes(count))
    const { name, picture } = wish
    const who = people.map(({ name, hash }) => ({ name, hash }))
    const answer = await this.ask({ id }, { type: 'make', id, name, picture, people: who, room })
    if (answer.status !== 200) throw new Error(`no circle: ${answer.status}`)
    const { key, members } = (await answer.json()) as Made
    const bySeat = seats.map((_, seat) => members[people.findIndex(each => each.seat === seat)] ?? null)
    return { circle: { id, key }, members: bySeat }
  }

  private async ask({ id }: { id: string }, command: CircleCommand) {
    return this.platform.ask('circle', id, JSON.stringify(command))
  }
}
