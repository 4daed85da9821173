import { Outbox } from './outbox.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refuse.ts'
import { belong, callRoll, confirmed } from './table/circle.ts'
import { enter } from './table/enter.ts'
import type { Table } from './table/table.ts'

/** With the table as it is by then, if there still is one; nothing thrown gets out of it. */
type Then = (what: string, run: (table: Table | null) => void) => void

/** What a table wants of its circle, or of the day whose deal it plays: one try at a time each, until it is done. */
export class TableErrands {
  private readonly platform: Platform
  private readonly outbox: Outbox
  private readonly then: Then
  /** A circle is being made of the people here. */
  private founding = false

  constructor(platform: Platform, then: Then) {
    this.platform = platform
    this.outbox = new Outbox(platform)
    this.then = then
  }

  /** Begins whatever is to be done. */
  pump(table: Table): void {
    void this.outbox.tell(table).then(heard => {
      if (heard) this.then('roll', now => now && enter(now, () => callRoll(now, heard)))
    })
    if (this.due(table) <= this.platform.now()) void this.report(table)
    const { keeping } = table
    if (keeping && !this.founding) void this.found(table, keeping)
  }

  /** When a report is to be sent again. */
  due(table: Table): number {
    return this.outbox.due(table)
  }

  /** The table is no more. */
  ended(table: Table): void {
    void this.outbox.tell(table, true)
  }

  /** Until the circle has confirmed it. */
  private async report(table: Table): Promise<void> {
    const match = await this.outbox.send(table)
    this.then('report', now => match !== null && now && enter(now, () => confirmed(now, match)))
  }

  private async found(table: Table, wish: NonNullable<Table['keeping']>): Promise<void> {
    this.founding = true
    const made = await this.outbox.found(table, wish).catch(() => null)
    this.founding = false
    table.keeping = null
    this.then('found', now => {
      if (!made || !now) return refuse(wish.session, 'storage')
      enter(now, () => belong(now, made.circle, made.members))
    })
  }
}
