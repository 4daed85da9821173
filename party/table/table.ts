import type { AnyGame, Outcome, Pace, Seat, Step, Viewer } from '../../src/games/game.ts'
import type { Clock, Down, Reveal, TableInfo } from '../../src/table/protocol.ts'
import { Clocks } from './clock.ts'
import type { Match } from './match.ts'
import { EYES } from './match.ts'
import { reveal } from './round.ts'
import { seatInfo } from './seats.ts'
import type { Session } from './session.ts'
import type { Answer, ChatRow, Meta, Saved, Snap } from './store.ts'
import { KEYS } from './store.ts'

/** Everything the table needs from outside. */
export type Io = {
  now(): number
  bytes(count: number): Uint8Array
  /** Written together, and before anything sent after it is heard. */
  put(rows: Record<string, unknown>): void
  log(what: string, error: unknown): void
}

const ANSWERS_KEPT = 16

/** When things are due that no message brings about. `asleep`: nobody at all is connected, and time stands still. */
type Times = {
  asleep: boolean
  /** Since when, or since when not. */
  seen: number
  /** Since when each seat has nobody at it. */
  away: number[]
  /** Deadlines missed in a row. */
  missed: number[]
  bots: (number | null)[]
  /** The call window closes. */
  close: number | null
  /** The next hand is dealt anyway; `rest` is what was left of the wait when time stood still. */
  next: number | null
  rest: number | null
  /** The hand is dealt without the salts that are still sealed. */
  open: number | null
  step: number
}

/**
 * One table as plain data, with what goes in and out of it. play.ts moves the game on, time.ts the clock,
 * people.ts and host.ts the seats; each entry ends with `flush`, which writes first and sends after.
 */
export class Table {
  readonly io: Io
  readonly game: AnyGame
  readonly meta: Meta
  readonly sessions = new Set<Session>()
  readonly chat: ChatRow[]
  readonly outcomes: Outcome[]
  /** The last hand of the match that has ended. */
  revealed: Reveal | null
  /** The present hand: the state it began in, and its steps. */
  before: unknown
  steps: Step<unknown>[]
  readonly answers: Answer[][]
  readonly times: Times
  match: Match | null = null
  clocks: Clocks
  /** Where log and numbers go on when no match is being played. */
  base: { at: number; revs: number[] }
  private rows: Record<string, unknown> = {}
  private out = new Map<Session, string[]>()
  private shown = false

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
    this.times = {
      asleep: true,
      seen: saved.timers?.seen ?? now,
      away: [now, now, now, now],
      missed: [0, 0, 0, 0],
      bots: [null, null, null, null],
      close: null,
      next: null,
      rest: null,
      open: null,
      step: now,
    }
  }

  get at(): number {
    return this.match?.at ?? this.base.at
  }

  get revs(): number[] {
    return this.match?.revs ?? this.base.revs
  }

  pace(): Pace | null {
    const { clock, turn, bank, increment } = this.meta.table
    const usual = this.game.pace
    if (!clock) return null
    return {
      turn: turn < 0 ? usual.turn : turn,
      bank: bank < 0 ? usual.bank : bank,
      increment: increment < 0 ? usual.increment : increment,
    }
  }

  sitting(seat: Seat): Session | null {
    for (const session of this.sessions) if (session.seat === seat) return session
    return null
  }

  /** Whether anyone looks, or may come back to look, through these eyes. */
  readonly watched = (viewer: Viewer): boolean => {
    if (viewer !== null && this.meta.seats[viewer].kind === 'person') return true
    for (const session of this.sessions) if (session.seat === viewer) return true
    return false
  }

  readonly clock = (view: unknown): Clock => this.clocks.show(this.game.waiting(view), this.io.now())

  /** Drawn when a call window opens, whoever may call: between the table's hold and twice that. */
  hold(): number {
    return this.meta.table.hold * (1 + this.random())
  }

  /** A number from 0 to 1. */
  random(): number {
    return new DataView(this.io.bytes(4).buffer).getUint32(0) / 2 ** 32
  }

  send(to: Session, message: Down): void {
    this.sendText(to, JSON.stringify(message))
  }

  sendText(to: Session, text: string): void {
    const texts = this.out.get(to)
    if (texts) texts.push(text)
    else this.out.set(to, [text])
  }

  broadcast(message: Down): void {
    const text = JSON.stringify(message)
    for (const to of this.sessions) this.sendText(to, text)
  }

  save(key: string, value: unknown): void {
    this.rows[key] = value
  }

  saveSnap(): void {
    const snap: Snap = {
      at: this.at,
      state: this.match?.state ?? null,
      revs: [...this.revs],
      banks: [...this.clocks.banks],
      answers: this.answers,
    }
    this.save(KEYS.snap, snap)
  }

  /** What everyone sees of the table has changed: it is saved, and shown with the next flush. */
  changed(): void {
    this.rows[KEYS.meta] = this.meta
    this.shown = true
  }

  answered(seat: Seat, answer: Answer): void {
    const kept = this.answers[seat]
    kept.push(answer)
    if (kept.length > ANSWERS_KEPT) kept.shift()
  }

  flush(): void {
    const rows = this.rows
    this.rows = {}
    if (Object.keys(rows).length) this.io.put(rows)
    if (this.shown) this.broadcast({ type: 'table', ...this.info() })
    this.shown = false
    const out = this.out
    this.out = new Map()
    for (const [to, texts] of out) to.send(texts.length === 1 ? texts[0] : `[${texts.join(',')}]`)
  }

  info(): TableInfo {
    const { game, phase, seats, host, options, table, round } = this.meta
    const { next } = this.times
    let watchers = 0
    for (const session of this.sessions) if (session.seat === null) watchers++
    return {
      game,
      phase,
      seats: seats.map((seat, i) => seatInfo(seat, this.sitting(i as Seat) === null)),
      host,
      options,
      table,
      watchers,
      hand: round.hand,
      nextIn: next === null ? null : Math.max(0, Math.round(next - this.io.now())),
    }
  }
}
