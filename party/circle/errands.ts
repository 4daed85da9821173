import type { RoomCommand } from '../command.ts'
import type { Platform } from '../platform.ts'
import type { Circle } from './circle.ts'
import { keyOf } from './key.ts'
import type { Roll } from './command.ts'
import type { OpenTable } from './state.ts'
import { errandCommand, makeCommand, rollOf } from './tables.ts'

/** What could not be done is tried again after so long, at most. */
const RETRY = { first: 1000, most: 60_000 }

const gist = ({ at: _, ...roll }: Roll) => JSON.stringify(roll)

/** Through the circle's one way in, if it is still there. */
type Into = (what: string, run: (circle: Circle) => void) => void

/** What a circle wants of tables: that they are made, and what they are told. One try at a time each, until it is done. */
export class CircleErrands {
  private readonly platform: Platform
  private readonly into: Into
  /** What is under way: rooms being made, numbers of errands. */
  private readonly busy = new Set<string | number>()
  /** What each table was last told of the people. */
  private readonly told = new Map<string, string>()
  private failures = 0
  private retryAt = 0

  constructor(platform: Platform, into: Into) {
    this.platform = platform
    this.into = into
  }

  /** Begins whatever is to be done. */
  pump(circle: Circle): void {
    if (circle.over || this.platform.now() < this.retryAt) return
    const { tables, errands } = circle.state
    for (const table of tables) if (table.wish && !this.busy.has(table.room)) void this.build(circle, table)
    for (const table of tables) this.spread(circle, table)
    for (const errand of errands) {
      const unmade = tables.some(({ room, wish }) => room === errand.room && wish)
      if (unmade || this.busy.has(errand.id)) continue
      void this.send(errand.id, errand.room, errandCommand(circle, errand)).then(status => {
        if (status < 500) this.into('errand', now => now.happen({ type: 'errandDone', id: errand.id }))
      })
    }
  }

  /** When something is to be tried again. */
  due({ state: { tables, errands } }: Circle): number {
    const waiting =
      tables.some(({ room, wish }) => wish && !this.busy.has(room)) || errands.some(({ id }) => !this.busy.has(id))
    return waiting ? this.retryAt : Infinity
  }

  /** The table is told by the answer to what it has said itself. */
  answered(circle: Circle, room: string): void {
    const table = circle.state.tables.find(each => each.room === room)
    if (table) this.told.set(room, gist(rollOf(circle, table)))
  }

  /** Who has left, or is called otherwise, is told to the tables at once; one that does not hear it is told when it next says how it stands. */
  private spread(circle: Circle, table: OpenTable): void {
    const { room, wish } = table
    if (wish) return
    const roll = rollOf(circle, table)
    const text = gist(roll)
    const before = this.told.get(room)
    if (text === before) return
    this.told.set(room, text)
    // It was made with this, or told before the circle slept; but a pass that is worth nothing must not be missed.
    if (before === undefined && !roll.gone.length && !roll.eras.length) return
    const command: RoomCommand = { type: 'roll', key: keyOf(circle.state.secret, room), roll }
    this.platform.ask('room', room, JSON.stringify(command)).catch(() => {})
  }

  private async build(circle: Circle, table: OpenTable): Promise<void> {
    const { room } = table
    const status = await this.send(room, room, makeCommand(circle, table))
    if (status >= 500) return
    this.into('made', now => {
      const waiting = now.opening.get(room)
      now.opening.delete(room)
      const member = waiting && now.member(waiting.session)
      if (status === 200) now.happen({ type: 'stands', room })
      else now.happen({ type: 'closed', room })
      if (!waiting || !member) return
      const { session, n } = waiting
      if (status === 200) now.send(session, { type: 'opened', n, room, pass: now.pass(room, member.id) })
      else now.send(session, { type: 'no', n, why: 'badOption' })
    })
  }

  private async send(key: string | number, room: string, command: RoomCommand): Promise<number> {
    const { platform } = this
    this.busy.add(key)
    const status = await platform
      .ask('room', room, JSON.stringify(command))
      .then(({ status }) => status)
      .catch(() => 500)
    this.busy.delete(key)
    this.failures = status >= 500 ? this.failures + 1 : 0
    this.retryAt = this.failures ? platform.now() + Math.min(RETRY.most, RETRY.first * 2 ** this.failures) : 0
    // It goes on from here: what failed is tried again in a while.
    if (status >= 500) this.into('retry', () => {})
    return status
  }
}
