import type { AnyGame, Outcome, Pace, Seat, Step, Viewer } from '../../src/games/game.ts'
import type { Clock, Down, Reveal, TableInfo } from '../../src/table/protocol.ts'
import type { Facts } from '../journal.ts'
import type { Thought } from './bots.ts'
import { Clocks } from './clock.ts'
import type { Match } from './match.ts'
import { EYES } from './match.ts'
import { reveal } from './round.ts'
import { eyesOf, seatInfo } from './seats.ts'
import type { Session } from './session.ts'
import type { Answer, ChatRow, LogRow, Meta, Saved, Snap } from './store.ts'
import { KEYS } from './store.ts'
import type { SavedTimers } from './timers.ts'
import { savedTimers, Timers } from './timers.ts'
import { watcherInfo } from './watchers.ts'

/** Everything the table needs from outside. */
export type Io = {
  now(): number
  bytes(count: number): Uint8Array
  /** Written together, and before anything sent after it is heard. */
  put(rows: Record<string, unknown>): void
  log(what: string, error: unknown): void
  /** Something of the table's life that its operator may want to know. */
  event(event: string, facts: Facts): void
}

const ANSWERS_KEPT = 16

/**
 * One table as plain data, with what goes in and out of it. play.ts moves the game on, time.ts the clock, occupy.ts the
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
  /** Nobody at all is connected, and time stands still. */
  asleep = true
  /** When anybody was last known to be connected. */
  seen: number
  lastStep: number
  match: Match | null = null
  clocks: Clocks
  /** Where log and numbers go on when no match is being played. */
  base: { at: number; revs: number[] }
  private rows: Record<string, unknown> = {}
  private out = new Map<Session, Down[]>()
  private leaving = new Map<Session, { code: number; why: string }>()
  private snapDue = false
  /** As last written and shown, to see what has changed. */
  private readonly written = { meta: '', timers: '', revs: '' }
  private shown = ''

  constructor(io: Io, game: AnyGame, saved: Saved) {
    const { meta, snap, hands, chat } = saved
    const last = hands.at(-1)
    const now = io.now()
    this.io = io
    this.game = game
    this.meta = meta
    this.chat = chat
    this.outcomes = hands.map(hand => hand.outcome)
    this.revealed = last?.seals ? reveal(last, meta.version, saved.lastSteps) : null
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

  /** Through whose eyes a session looks; null: a watcher's. */
  eyes(session: Session): Viewer {
    return eyesOf(this.meta.seats, session.who)
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

  /** The clocks as these eyes may see them now. */
  clock(viewer: Viewer): Clock {
    return this.match && this.clocks.show(this.game.waiting(this.match.view(viewer)), this.io.now())
  }

  /** Drawn when a call window opens, whoever may call: between the table's hold and twice that. */
  hold(): number {
    return this.meta.tableOptions.hold * (1 + this.random())
  }

  /** A number from 0 to 1. */
  random(): number {
    return new DataView(this.io.bytes(4).buffer).getUint32(0) / 2 ** 32
  }

  send(to: Session, message: Down): void {
    const messages = this.out.get(to)
    if (messages) messages.push(message)
    else this.out.set(to, [message])
  }

  broadcast(message: Down): void {
    for (const to of this.sessions) this.send(to, message)
  }

  /** Not of this table any more; hears why once everything is written. */
  dismiss(session: Session, code: number, why: string): void {
    this.sessions.delete(session)
    this.leaving.set(session, { code, why })
  }

  save(key: string, value: unknown): void {
    this.rows[key] = value
  }

  /** Numbers and answers have changed in a way that no row of the log tells. */
  keepSnap(): void {
    this.snapDue = true
  }

  answered(seat: Seat, answer: Answer): void {
    const kept = this.answers[seat]
    kept.push(answer)
    if (kept.length > ANSWERS_KEPT) kept.shift()
  }

  /** The end of every entry: what has changed is written, then shown, and everyone hears what is for them. */
  flush(): void {
    this.write()
    const info = this.info()
    const shown = this.showing(info)
    if (shown !== this.shown) this.broadcast({ type: 'table', ...info })
    this.shown = shown
    this.deliver()
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
      notice: this.meta.notice ?? null,
    }
  }

  /** Start-up among open sockets: what is on disk and on every screen is what is here. */
  agree(): void {
    const { meta, timers, revs } = this.digest()
    Object.assign(this.written, { meta, timers, revs })
    this.shown = this.showing(this.info())
  }

  /** What is compared to see whether it has to be written. Of the timers, not when that was. */
  private digest() {
    const saved = this.savedTimers()
    const timers = JSON.stringify([this.asleep, { ...saved, seen: 0 }])
    return { meta: JSON.stringify(this.meta), timers, revs: JSON.stringify(this.revs), saved }
  }

  private showing({ nextIn: _, ...lasting }: TableInfo): string {
    return JSON.stringify([lasting, this.timers.next.at])
  }

  private savedTimers(): SavedTimers {
    const { timers, missed, lastStep, lastId } = this
    const saved = savedTimers(timers, this.clocks, this.seen)
    if (this.asleep) return saved
    const [away, bots] = [timers.away, timers.bots].map(each => each.map(timer => timer.at))
    return { ...saved, waking: { away, bots, missed: [...missed], lastStep, lastId } }
  }

  private write(): void {
    const { written } = this
    // While everyone is gone, that is when they went.
    if (!this.asleep) this.seen = this.io.now()
    const { meta, timers, revs, saved } = this.digest()
    if (meta !== written.meta) this.save(KEYS.meta, this.meta)
    if (timers !== written.timers) this.save(KEYS.timers, saved)
    // A row of the log tells the numbers after it; what has been numbered since needs a snap.
    const last = this.rows[KEYS.log(this.at - 1)] as LogRow | undefined
    const told = last ? JSON.stringify(last.revs) : written.revs
    if (this.snapDue || revs !== told) this.save(KEYS.snap, this.snap())
    this.snapDue = false
    Object.assign(written, { meta, timers, revs })
    const rows = this.rows
    this.rows = {}
    if (Object.keys(rows).length) this.io.put(rows)
  }

  private snap(): Snap {
    const { at, revs, answers, clocks } = this
    return { at, state: this.match?.state ?? null, revs: [...revs], banks: [...clocks.banks], answers }
  }

  private deliver(): void {
    const { out, leaving } = this
    this.out = new Map()
    this.leaving = new Map()
    // Whoever looks through the same eyes is told the same: it is put into words once.
    const said: { messages: Down[]; text: string }[] = []
    for (const [to, messages] of out) {
      const same = said.find(
        other => other.messages.length === messages.length && other.messages.every((each, i) => each === messages[i]),
      )
      const text = same?.text ?? JSON.stringify(messages.length === 1 ? messages[0] : messages)
      if (!same) said.push({ messages, text })
      to.send(text)
    }
    for (const [session, { code, why }] of leaving) session.bye(code, why)
  }
}
