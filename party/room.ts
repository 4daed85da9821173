import type { AnyGame, Why } from '../src/games/game.ts'
import { endingsOf, games } from '../src/games/all.ts'
import type { Up } from '../src/table/protocol.ts'
import { CLOSE } from '../src/table/protocol.ts'
import { addressLimits } from './addressLimits.ts'
import { TableErrands } from './tableErrands.ts'
import { expiryOf } from './expiry.ts'
import { figures } from './figures.ts'
import { FinishedMatches } from './finishedMatches.ts'
import { json } from './http.ts'
import { SocketRoom, type Raw } from './socketRoom.ts'
import { Notice } from './lobby/listing.ts'
import type { RoomCommand } from './command.ts'
import { furnish } from './table/furnish.ts'
import { publicState } from './table/publicState.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refuse.ts'
import { Reporter } from './reporter.ts'
import { SavingRows } from './savingRows.ts'
import { cardOf } from './table/card.ts'
import { adopt, callRoll, isFor, meet, showDeals } from './table/circle.ts'
import { loadReveals } from './table/download.ts'
import { isDeserted } from './table/deserted.ts'
import { receive } from './table/door.ts'
import { enter, goOn, join } from './table/enter.ts'
import { read } from './table/inbound.ts'
import { goneAway } from './table/hello.ts'
import { loadTable } from './table/load.ts'
import { newTable } from './table/restore.ts'
import { hashToken } from './token.ts'
import { seatOf } from './table/seats.ts'
import { TRY_LATER, type Session } from './table/session.ts'
import type { Io, Table } from './table/table.ts'
import { awaited, due, ponder, tick } from './table/due.ts'
import { welcome } from './table/welcome.ts'
import { storageHealth } from './storageHealth.ts'

/** Sockets that have not said hello: so many at once. */
const STRANGERS = 1024
/** While nothing can be written, a try so often. */
const RECOVER = 1000
/** Bots who play for nobody but those who wait elsewhere go on at the latest after so long. */
const UNATTENDED = 60_000
const register: Record<string, AnyGame> = games

/**
 * One room, wherever it runs: sockets, requests and wake-ups in, the table out.
 * Nothing thrown gets past it, and everything that was changed is written, shown and scheduled on the way out.
 */
export class Room extends SocketRoom<RoomCommand> {
  private table: Table | null = null
  private readonly notice: Notice
  private readonly reporter: Reporter
  private readonly io: Io
  /** While nothing can be written: when that is tried again. */
  private retryAt: number | null = null
  private readonly finished: FinishedMatches
  private readonly saving: SavingRows
  private readonly errands: TableErrands

  constructor(platform: Platform) {
    super(platform, { most: STRANGERS, isStranger: ({ greeted }) => !greeted })
    this.reporter = new Reporter(platform)
    this.notice = new Notice(body => platform.tellLobby(body))
    this.finished = new FinishedMatches(platform)
    this.saving = new SavingRows(platform, error => this.fail('put', error))
    this.errands = new TableErrands(platform, (what, run) => void this.guard(what, () => run(this.table)))
    this.io = {
      now: () => platform.now(),
      bytes: count => platform.bytes(count),
      botBudget: platform.botBudget,
      put: rows => this.saving.putOrWait(rows),
      stuck: () => storageHealth.failing,
      log: (what, error) => void this.fail(what, error),
      event: (event, facts) => this.table && this.reporter.event(this.table.meta, event, facts),
    }
  }

  protected async resume(): Promise<void> {
    figures.add('wakes', this.sessions.size ? 'woken' : 'opened')
    await this.load(this.sessions.greeted())
    if (!this.sessions.size) return
    if (this.table?.still || this.broken) this.welcomeAll()
    this.guard('start', () => {})
  }

  /** Whether there is no table, and nothing that could not be read. */
  get empty(): boolean {
    return !this.table && !this.broken
  }

  /** Whoever has left is found among the closed ones, as those are who were told to go. */
  protected left(): void {}

  /** Something is due that was too far off for a timer; or a day has gone by since the last socket, and the room ends. */
  async wake(): Promise<void> {
    this.wakeUps.gone()
    figures.add('wakes', 'alarm')
    if (this.broken) return
    if (this.table && this.expiry(this.table) > this.platform.now()) {
      const { table } = this
      // Those whom a restart has cut off have had until now to come back.
      if (table.still) this.guard('wake', () => enter(table, goOn))
      return this.ring()
    }
    if (this.table) {
      this.reporter.event(this.table.meta, 'expired')
      this.errands.ended(this.table)
    }
    this.table = null
    await this.platform.storage.clear()
  }

  async request(url: string): Promise<Response> {
    try {
      if (this.broken) return json({ why: 'broken', id: this.broken }, 500)
      if (!this.table) return json({ why: 'noRoom' }, 404)
      const query = new URL(url).searchParams
      if (this.finished.asked(query)) return await this.finished.answer(query, this.table.meta)
      const { game, phase } = this.table.meta
      return json({ game, phase, hands: this.table.outcomes.length })
    } catch (error) {
      return json({ why: 'internal', id: this.fail('request', error) }, 500)
    }
  }

  /** What the server itself wants of the room. */
  async command(command: RoomCommand): Promise<Response> {
    if (this.broken) return json({ why: 'broken', id: this.broken }, 500)
    switch (command.type) {
      case 'make':
        return this.make(command)
      case 'circle':
        return this.hearCircle(command)
      case 'state':
        return this.table ? json(publicState(this.table)) : json({ why: 'noRoom' }, 404)
      case 'card':
        return json(this.table && cardOf(this.table))
      case 'roll':
        this.guard('roll', () => this.table && enter(this.table, table => callRoll(table, command)))
        return json({})
      case 'end':
        return this.dissolve()
      case 'drop':
        this.guard('drop', () => this.sessions.drop(command.address))
        return json({})
    }
  }

  private async hearCircle({ key, what }: Extract<RoomCommand, { type: 'circle' }>): Promise<Response> {
    if (!this.table) return json({ why: 'noRoom' }, 404)
    if (this.table.meta.circle?.key !== key) return json({ why: 'notOurs' }, 403)
    if (storageHealth.failing) return json({ why: 'storage' }, 503)
    // A match that has ended meanwhile is on its way to the ledger.
    if (what.type === 'end') return this.table.meta.phase === 'over' ? json({}) : this.dissolve('closed')
    const reveals = await loadReveals(this.platform.storage)
    const id = this.guard('circle', () => this.table && enter(this.table, table => showDeals(table, reveals)))
    return id ? json({ why: 'internal', id }, 500) : json({})
  }

  /** The end of the table, whoever is at it, and of all that was kept of it. */
  private async dissolve(why: 'ended' | 'closed' = 'ended'): Promise<Response> {
    const { table } = this
    if (!table) return json({ why: 'noRoom' }, 404)
    this.reporter.event(table.meta, 'ended')
    for (const session of this.sessions.values()) session.bye(CLOSE[why], why)
    table.sessions.clear()
    this.notice.update(table)
    this.errands.ended(table)
    this.table = null
    this.saving.forget()
    await this.platform.storage.clear()
    this.wakeUps.gone()
    this.arm()
    return json({})
  }

  private make(command: Extract<RoomCommand, { type: 'make' }>): Response {
    const { room, wish, circle, day } = command
    // A circle or a day that has not heard our answer asks again.
    if (this.table) return isFor(this.table, command) ? json(publicState(this.table)) : json({ why: 'taken' }, 409)
    if (this.stuck()) return json({ why: 'storage' }, 503)
    let why: Why | null = null
    const id = this.guard('make', () => {
      const table = this.open(newTable(this.io, register[wish.game], room, []))
      enter(table, () => {
        why = furnish(table, wish)
        if (circle) adopt(table, circle)
        if (day) meet(table, day)
      })
    })
    if (id) return json({ why: 'internal', id }, 500)
    return why ? json({ why }, 400) : json(publicState(this.table!))
  }

  private open(table: Table): Table {
    this.table = table
    this.reporter.event(table.meta, 'made')
    return table
  }

  /** What cannot be read is kept as it is, and said to be so. */
  private async load(sessions: Session[] = []): Promise<void> {
    this.table = null
    try {
      this.table = await loadTable(this.platform.storage, this.io, sessions)
      this.broken = null
    } catch (error) {
      this.broken = this.fail('load', error)
    }
  }

  protected hear(session: Session, raw: Raw): void {
    const { platform } = this
    session.spoke(platform.now())
    if (!platform.forTests && !session.messages.spend(platform.now())) return session.bye(CLOSE.tooFast, 'tooFast')
    // What is no act is answered without a number, also when it cannot be read.
    session.acting = null
    const message = read(raw)
    if ('reload' in message) return session.bye(CLOSE.reload, 'reload')
    if ('why' in message) return refuse(session, message.why)
    if (message.type === 'act') session.acting = message.n
    if (message.type === 'ping') session.pings = true
    if (message.type === 'hello') {
      if (message.make?.deal && !platform.forTests) return refuse(session, 'notForTests')
      return this.greet(session, message)
    }
    if (!session.greeted || !this.table) return refuse(session, 'helloFirst')
    const lively = message.type === 'ping' || message.type === 'heard'
    if (storageHealth.failing && !lively) return refuse(session, 'storage')
    enter(this.table, table => receive(table, session, message))
  }

  private greet(session: Session, message: Extract<Up, { type: 'hello' }>): void {
    const now = this.platform.now()
    const { address } = session
    const counted = !this.platform.forTests
    if (this.broken) return session.bye(CLOSE.broken, 'broken', { id: this.broken })
    const told = message.token ? hashToken(message.token) : null
    // A right token opens its seat however many wrong ones came from there: nobody is locked out by a neighbour's guesses.
    const wrong = told !== null && told !== session.who && seatOf(this.table?.meta.seats ?? [], told) === null
    if (counted && wrong && !addressLimits.spend('wrongToken', address, now))
      return session.bye(CLOSE.tooFast, 'tooFast')
    if (!this.table && message.make && Object.hasOwn(register, message.make.game)) {
      if (this.stuck()) return session.bye(TRY_LATER, 'storage')
      if (counted && !addressLimits.spend('make', address, now)) return session.bye(CLOSE.tooFast, 'tooFast')
      const { game, prepared: id, deal = [] } = message.make
      const prepared = id === undefined ? undefined : endingsOf(game).find(ending => ending.id === id)
      if (id !== undefined && !prepared) return refuse(session, 'noPosition')
      this.open(newTable(this.io, register[game], session.room, deal, prepared))
    }
    if (!this.table) return session.bye(CLOSE.noRoom, 'noRoom')
    enter(this.table, table => receive(table, session, message))
  }

  protected changed(): void {
    if (this.table) this.tidy(this.table)
  }

  protected recover(id: string, session?: Session): void {
    if (session) refuse(session, 'internal', { id })
    void this.reload().catch(again => this.fail('reload', again))
  }

  protected fail(what: string, error: unknown): string {
    return this.reporter.fail(what, error)
  }

  /** Whoever was cut off in between is not here any more, though their end of the line may not know. */
  private tidy(table: Table): void {
    const cut = [...table.sessions].filter(session => session.closed)
    if (cut.length) enter(table, () => cut.forEach(session => goneAway(table, session)))
    this.notice.update(table)
    this.errands.pump(table)
  }

  private reload(): Promise<void> {
    this.table = null
    return this.platform.alone(async () => {
      await this.load()
      this.welcomeAll()
      this.arm()
    })
  }

  /** The table is not what they saw: everyone looks afresh. */
  private welcomeAll(): void {
    const { table } = this
    const id = this.broken
    if (id) for (const session of this.sessions.values()) session.bye(CLOSE.broken, 'broken', { id })
    if (!table) return
    const greeted = this.sessions.greeted()
    enter(table, () => {
      for (const session of greeted) join(table, session)
      for (const session of greeted) welcome(table, session)
    })
    for (const session of greeted) session.keep()
  }

  protected arm(): void {
    const { table } = this
    this.sessions.sweep()
    const patience = this.sessions.patience()
    const due = this.next()
    // While nothing can be written, nor can a wake-up be.
    if (storageHealth.failing) this.wakeUps.set(Math.min(due, patience), table && this.expiry(table))
    else if (table && isDeserted(table)) this.wakeUps.set(patience, this.expiry(table), due)
    // Played on by bots alone: by timers, and should the room be put to sleep over it, it is woken.
    else if (table?.empty) {
      const again = due < Infinity ? this.platform.now() + UNATTENDED : Infinity
      this.wakeUps.set(Math.min(due, patience), this.expiry(table), again)
    } else
      this.wakeUps.set(
        Math.min(due, patience, table ? this.sessions.silence(() => awaited(table)) : Infinity),
        table && this.expiry(table),
      )
    this.reporter.show(this.sessions, table?.meta)
  }

  private expiry(table: Table): number {
    return expiryOf(table, this.sessions.size, this.platform)
  }

  /** When there is something to do that no message brings about. */
  private next(): number {
    if (!this.table) return Infinity
    if (storageHealth.failing) {
      // Set once for each try, or those who ask again and again would put it off for ever.
      this.retryAt ??= this.platform.now() + RECOVER
      return !this.table.empty || due(this.table) < Infinity ? this.retryAt : Infinity
    }
    this.retryAt = null
    return Math.min(due(this.table) + this.failures * 1000, this.notice.due(this.table), this.errands.due(this.table))
  }

  protected async ring(): Promise<void> {
    this.retryAt = null
    this.sessions.hurry()
    for (const session of this.sessions.greeted()) session.seek(this.platform.now())
    if (storageHealth.failing) await storageHealth.recover(() => this.platform.probe())
    this.guard('tick', () => {
      if (!this.table) return
      // Everyone is told that it stands still, and nothing moves.
      if (storageHealth.failing) enter(this.table, () => {})
      else if (!ponder(this.table)) enter(this.table, tick)
    })
  }
}
