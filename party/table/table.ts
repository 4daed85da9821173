import type { AnyGame, Outcome, Pace, Seat, Step, Viewer } from '../../src/games/game.ts'
import type { Picture } from '../../src/circle/constants.ts'
import { change } from '../../src/table/patch.ts'
import type { Clock, Down, Reveal, TableInfo } from '../../src/table/protocol.ts'
import type { BotBudget } from '../botBudget.ts'
import type { Facts } from '../journal.ts'
import type { Thought } from './bots.ts'
import { Clocks } from './clock.ts'
import { copy } from './copyMeta.ts'
import type { Trips } from './lag.ts'
import type { Match } from './match.ts'
import { EYES } from './match.ts'
import { facesAt, isDrawn, keptFor, tellCircle } from './membership.ts'
import { Outgoing } from './outgoing.ts'
import { isSealed, reveal } from './commitment.ts'
import { eyesOf, seatInfo } from './seats.ts'
import type { Held } from './heldActions.ts'
import type { Session } from './session.ts'
import type { Answer, ChatRow, LogBatch, LogRow, Meta, OutboxRow, Saved, Snap } from './store.ts'
import { KEYS } from './store.ts'
import type { SavedTimers } from './timers.ts'
import { savedTimers, Timers } from './timers.ts'
import { watcherInfo } from './watchers.ts'

/** Everything the table needs from outside. */
export type Io = {
  now(): number
  bytes(count: number): Uint8Array
  readonly botBudget: BotBudget
  /** Written together, and before anything sent after it is heard. */
  put(rows: Record<string, unknown>): void
  /** Nothing can be written now: the game stands still, for nobody may hear of what could be lost. */
  stuck(): boolean
  log(what: string, error: unknown): void
  /** Something of the table's life that its operator may want to know. */
  event(event: string, facts: Facts): void
}

const ANSWERS_KEPT = 16

/** Without a prototype, or the engine would learn a new shape of object from every new key. */
const noRows = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>

type Due = { empty: boolean; still: boolean; timers: SavedTimers }
type Written = { meta: Meta | null; timers: Due | null; revs: number[] }

/**
 * One table as plain data, with what goes in and out of it. play.ts moves the game on, due.ts the clock, occupy.ts the
 * seats; each comes in through `enter`, which writes, shows and schedules whatever has changed.
 */
export class Table {
  readonly io: Io
  readonly game: AnyGame
  readonly meta: Meta
  readonly sessions = new Set<Session>()
  /** The last number given to a session. */
  lastId = 0
  readonly chat: ChatRow[]
  readonly outcomes: Outcome[]
  /** Finished matches that the circle has not confirmed. */
  readonly outbox: OutboxRow[]
  /** Somebody wants a circle made of the people here; the room does it. */
  keeping: { session: Session; name: string; picture: Picture } | null = null
  /** The last hand of the match that has ended. */
  revealed: Reveal | null
  /** The present hand: the state it began in, and its steps. */
  before: unknown
  steps: Step<unknown>[]
  readonly answers: Answer[][]
  readonly timers = new Timers()
  /** Deadlines missed in a row, by seat. */
  readonly missed = [0, 0, 0, 0]
  /** What a bot thinks about now; one at a time, and it begins anew after a sleep. */
  thought: Thought | null = null
  /** Seats to which a bot has come for their owner since the last step. */
  readonly arrivals = new Set<Seat>()
  /** Nobody at all is connected. What is due for people happens all the same, but no bot plays to an empty house. */
  empty = true
  /** The room has begun anew without its sockets: time stands still until somebody is back, or the platform wakes it. */
  still = true
  /** When anybody was last known to be connected. */
  seen: number
  lastStep: number
  /** By seat: when its owner was last shown anything of the game; not known after a sleep. */
  readonly shownAt: (number | null)[] = [null, null, null, null]
  /** What waits for second thoughts, by seat. */
  readonly held = new Map<Seat, Held>()
  match: Match | null = null
  clocks: Clocks
  /** Where log and numbers go on when no match is being played. */
  base: { at: number; revs: number[] }
  private rows = noRows()
  /** The log's part of them. */
  private logged: LogBatch[] = []
  private readonly outgoing = new Outgoing()
  private snapDue = false
  /** As last written and shown, to see what has changed. */
  private readonly written: Written = { meta: null, timers: null, revs: [] }
  private readonly shown = { around: [] as unknown[], info: '', circle: '' }

  constructor(io: Io, game: AnyGame, saved: Saved) {
    const { meta, snap, hands, chat } = saved
    const last = hands.at(-1)
    const now = io.now()
    this.io = io
    this.game = game
    this.meta = meta
    this.chat = chat
    this.outcomes = hands.map(hand => hand.outcome)
    this.outbox = saved.outbox
    this.revealed = last?.seals && !isSealed(meta, now) ? reveal(last, meta.version, saved.lastSteps) : null
    this.before = saved.before
    this.steps = saved.steps
    this.answers = snap?.answers ?? [[], [], [], []]
    this.base = { at: snap?.at ?? 0, revs: snap?.revs ?? Array(EYES).fill(0) }
    this.clocks = new Clocks(this.pace(), meta.seats.length)
    this.seen = saved.timers?.seen ?? now
    this.lastStep = now
  }

  get at(): number {
    return this.match?.at ?? this.base.at
  }

  get revs(): number[] {
    return this.match?.revs ?? this.base.revs
  }

  pace(): Pace | null {
    const { clock, turn, bank, increment } = this.meta.tableOptions
    const usual = this.game.pace
    if (!clock || this.meta.untimed) return null
    return {
      turn: turn < 0 ? usual.turn : turn,
      bank: bank < 0 ? usual.bank : bank,
      increment: increment < 0 ? usual.increment : increment,
    }
  }

  /** Through whose eyes a session looks; null: a watcher's. Asked for everyone, many times a step. */
  eyes(session: Session): Viewer {
    const { seats } = this.meta
    const { who, look } = session
    if (look?.seats === seats && look.who === who) return look.eyes
    const eyes = eyesOf(seats, who)
    session.look = { seats, who, eyes }
    return eyes
  }

  /** Whoever has shown this token. */
  bearer(hash: string): Session | null {
    for (const session of this.sessions) if (session.who === hash) return session
    return null
  }

  readonly here = (hash: string): boolean => this.bearer(hash) !== null

  /** The seat's owner, if they are at it. */
  sitting(seat: Seat): Session | null {
    for (const session of this.sessions) if (this.eyes(session) === seat) return session
    return null
  }

  /** Whether anyone looks, or may come back to look, through these eyes. */
  readonly watched = (viewer: Viewer): boolean => {
    if (viewer !== null) return this.meta.seats[viewer].kind === 'person'
    for (const session of this.sessions) if (this.eyes(session) === null) return true
    return false
  }

  /** What is known of the line to a seat's owner. */
  line(seat: Seat): Trips {
    return this.sitting(seat)?.trips ?? []
  }

  /** When a seat's time is up, with what may still be on its way. */
  deadline(seat: Seat): number {
    if (this.clocks.since(seat) === null) return Infinity
    return this.clocks.deadline(
      seat,
      this.meta.seats.map((_, each) => this.line(each as Seat)),
    )
  }

  /** The clocks as these eyes may see them now. */
  clock(viewer: Viewer): Clock {
    const own = viewer === null ? null : { seat: viewer, trips: this.line(viewer) }
    return this.match && this.clocks.show(this.game.waiting(this.match.view(viewer)), this.io.now(), own)
  }

  /** A number from 0 to 1. */
  random(): number {
    return new DataView(this.io.bytes(4).buffer).getUint32(0) / 2 ** 32
  }

  send(to: Session, message: Down): void {
    this.outgoing.add(to, message)
  }

  broadcast(message: Down): void {
    for (const to of this.sessions) this.send(to, message)
  }

  /** Not of this table any more; hears why once everything is written. */
  dismiss(session: Session, code: number, why: string): void {
    this.sessions.delete(session)
    this.outgoing.dismiss(session, code, why)
  }

  save(key: string, value: unknown): void {
    this.rows[key] = value
  }

  append(row: LogRow): void {
    if (!this.logged.length) this.beginRow()
    this.logged.at(-1)!.rows.push(row)
  }

  /** What is appended now begins a row of the log: a hand does, so that it can be read without the one before it. */
  beginRow(): void {
    if (this.logged.at(-1)?.rows.length !== 0) this.logged.push({ rows: [] })
  }

  /** Numbers and answers have changed in a way that no row of the log tells. */
  keepSnap(): void {
    this.snapDue = true
  }

  answered(seat: Seat, answer: Answer): void {
    const kept = this.answers[seat]
    // One that waited is answered after later ones; numbers must not seem to go back for it.
    const at = kept.findLastIndex(each => each.n < answer.n) + 1
    kept.splice(at, 0, answer)
    if (kept.length > ANSWERS_KEPT) kept.shift()
  }

  /** The end of every entry: what has changed is written, then shown, and everyone hears what is for them. */
  flush(): void {
    const changed = this.write()
    const around = this.around()
    if (changed || change(this.shown.around, around) !== undefined) {
      const info = this.info()
      const shown = this.showing(info)
      if (shown !== this.shown.info) this.broadcast({ type: 'table', ...info })
      const circle = this.showingCircle()
      if (circle !== this.shown.circle) for (const session of this.sessions) tellCircle(this, session)
      Object.assign(this.shown, { around, info: shown, circle })
    }
    this.outgoing.deliver(this)
  }

  info(): TableInfo {
    const { game, phase, seats, host, removed, options, tableOptions, round } = this.meta
    const next = this.timers.next.at
    return {
      game,
      phase,
      seats: seats.map(seat => seatInfo(seat, this.here)),
      host,
      removed: removed.map(({ id, name }) => ({ id, name })),
      options,
      tableOptions,
      watchers: watcherInfo(this),
      hand: round.hand,
      nextIn: next === null ? null : Math.max(0, Math.round(next - this.io.now())),
      prepared: this.meta.prepared ?? null,
      notice: this.io.stuck() ? 'storage' : (this.meta.notice ?? null),
      ...(this.meta.day && { day: this.meta.day.date }),
      ...(isDrawn(this.meta) && { kept: seats.map((_, seat) => typeof keptFor(this.meta, seat) === 'number') }),
    }
  }

  /** Start-up among open sockets: what is on disk and on every screen is what is here. */
  agree(): void {
    this.note(this.savedTimers(), true)
    const circle = this.showingCircle()
    Object.assign(this.shown, { around: this.around(), info: this.showing(this.info()), circle })
  }

  /** What is shown of the table and is not in `meta`. */
  private around(): unknown[] {
    const around: unknown[] = [this.timers.next.at, this.io.stuck()]
    for (const { id, who, name, muted } of this.sessions) around.push(id, who, muted, name)
    return around
  }

  private showing({ nextIn: _, ...lasting }: TableInfo): string {
    return JSON.stringify([lasting, this.timers.next.at])
  }

  private showingCircle(): string {
    const { circle } = this.meta
    return circle ? JSON.stringify([circle.name, facesAt(this)]) : ''
  }

  private savedTimers(): SavedTimers {
    const { timers, missed, lastStep, lastId } = this
    const saved = savedTimers(timers, this.clocks, this.seen)
    if (this.still) return saved
    const [away, bots] = [timers.away, timers.bots].map(each => each.map(timer => timer.at))
    const waking = { away, bots, missed: [...missed], lastStep, lastId }
    return { ...saved, waking, ...(this.empty && { empty: true }) }
  }

  /** Whether anything of the timers is not as it was written, but for when that was. */
  private moved(timers: SavedTimers): boolean {
    const { empty, still, written } = this
    const { seen } = written.timers?.timers ?? timers
    return change(written.timers, { empty, still, timers: { ...timers, seen } }) !== undefined
  }

  private note(timers: SavedTimers, meta: boolean): void {
    const { empty, still, revs } = this
    Object.assign(this.written, { timers: { empty, still, timers }, revs: [...revs] })
    if (meta) this.written.meta = copy(this.meta)
  }

  /** True if anything of `meta` has changed. */
  private write(): boolean {
    const { written, logged, at } = this
    // While everyone is gone, that is when they went.
    if (!this.empty) this.seen = this.io.now()
    const saved = this.savedTimers()
    const changed = change(written.meta, this.meta) !== undefined
    if (changed) this.save(KEYS.meta, this.meta)
    this.logged = []
    const last = logged.at(-1)
    if (last) last.timers = saved
    else if (this.moved(saved)) this.save(KEYS.timers, { ...saved, steps: at })
    let from = at - logged.reduce((sum, { rows }) => sum + rows.length, 0)
    for (const batch of logged) {
      this.save(KEYS.log(from), batch)
      from += batch.rows.length
    }
    // A row of the log tells the numbers after it; what has been numbered since needs a snap.
    const told = last?.rows.at(-1)?.revs ?? written.revs
    if (this.snapDue || this.revs.some((rev, i) => rev !== told[i])) this.save(KEYS.snap, this.snap())
    this.snapDue = false
    this.note(saved, changed)
    const rows = this.rows
    this.rows = noRows()
    if (Object.keys(rows).length) this.io.put(rows)
    return changed
  }

  private snap(): Snap {
    const { at, revs, answers, clocks } = this
    return { at, state: this.match?.state ?? null, revs: [...revs], banks: [...clocks.banks], answers }
  }
}
