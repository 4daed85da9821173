import { CIRCLE_LIMITS } from '../../src/circle/constants.ts'
import type { Entry } from '../../src/circle/entry.ts'
import { gamesOf } from '../../src/circle/ledger.ts'
import type { CircleDown, CircleInfo, Me } from '../../src/circle/protocol.ts'
import { CIRCLE_PROTOCOL } from '../../src/circle/protocol.ts'
import { BUILD } from '../build.ts'
import type { Session } from '../table/session.ts'
import { apply } from './apply.ts'
import { eveningInfo, pastInfo } from './evening.ts'
import { keyOf, passFor } from './key.ts'
import { memberOf, type Evening, type Event, type Member, type State } from './state.ts'
import { KEYS, RING, type LogRow, type Saved, type Snap } from './store.ts'

/** Everything a circle needs from outside. */
export type Io = {
  now(): number
  bytes(count: number): Uint8Array
  /** Written together, and before anything sent after it is heard. */
  put(rows: Record<string, unknown>): void
}

type Shared = Omit<CircleInfo, 'claims' | 'tables'>

/**
 * One circle as plain data, with what goes in and out of it. door.ts judges messages, tables.ts knows its tables,
 * evening.ts its evenings; each comes in through `enter`, which writes and shows whatever has changed.
 */
export class Circle {
  readonly io: Io
  state: State
  readonly entries: Entry[]
  /** Evenings before the last. */
  readonly past: Evening[]
  readonly sessions = new Set<Session>()
  /** Deleted, or without members: nothing of it is kept. */
  over = false
  /** Who waits for a table to be made, by its room. */
  readonly opening = new Map<string, { session: Session; n: number }>()
  /** The number of the next row of events. */
  at: number
  private events: Event[] = []
  private rows: Record<string, unknown> = {}
  private snapDue = false
  private out = new Map<Session, CircleDown[]>()
  private leaving = new Map<Session, { code: number; why: string }>()
  private readonly passes = new Map<string, string>()
  private games: { entries: number; games: CircleInfo['games'] } | null = null
  /** Who was here when everyone was last told. */
  private shown = ''

  constructor(io: Io, { state, at, entries, past }: Saved) {
    this.io = io
    this.state = state
    this.at = at
    this.entries = entries
    this.past = past
  }

  /** The first of all events; nothing is on disk before it. */
  static begin(io: Io, event: Extract<Event, { type: 'made' }>): Circle {
    const circle = new Circle(io, { state: apply(null, event), at: 0, entries: [], past: [] })
    circle.snapDue = true
    return circle
  }

  happen(event: Event): void {
    this.state = apply(this.state, event)
    this.events.push(event)
    // A name that is to be forgotten is in no row of the past either.
    if (forgetting([event])) this.snapDue = true
  }

  save(key: string, value: unknown): void {
    this.rows[key] = value
  }

  /** A match is in the ledger, or stands there otherwise than before. */
  record(entry: Entry): void {
    this.entries[entry.n - 1] = entry
    this.games = null
    this.save(KEYS.entry(entry.n), entry)
  }

  /** Another evening begins: the one before it is kept by itself. */
  shelve(evening: Evening): void {
    this.past.push(evening)
    this.save(KEYS.evening(evening.id), evening)
  }

  member(session: Session): Member | null {
    return memberOf(this.state, session.who)
  }

  send(to: Session, message: CircleDown): void {
    const messages = this.out.get(to)
    if (messages) messages.push(message)
    else this.out.set(to, [message])
  }

  /** Not of this circle any more; hears why once everything is written. */
  dismiss(session: Session, code: number, why: string): void {
    this.sessions.delete(session)
    this.leaving.set(session, { code, why })
  }

  welcome(session: Session): void {
    const { id, name, picture, claims } = this.state
    const member = this.member(session)
    this.send(session, {
      type: 'welcome',
      proto: CIRCLE_PROTOCOL,
      ...(BUILD && { build: BUILD }),
      id,
      name,
      picture,
      me: member && me(member),
      waiting: claims.find(({ hash }) => hash === session.who)?.name ?? null,
      circle: member && this.info(member),
    })
  }

  /** The end of every entry: what has changed is written, then shown, and everyone hears what is for them. */
  flush(): void {
    const changed = this.write()
    const here = this.here().join()
    if (changed || here !== this.shown) this.show()
    this.shown = here
    this.deliver()
  }

  pass(room: string, member: number): string {
    const era = this.state.members.find(({ id }) => id === member)?.era ?? 0
    const known = this.passes.get(`${room} ${member} ${era}`)
    const pass = known ?? passFor(keyOf(this.state.secret, room), member, era)
    this.passes.set(`${room} ${member} ${era}`, pass)
    return pass
  }

  here(): number[] {
    const here = new Set([...this.sessions].flatMap(session => this.member(session)?.id ?? []))
    return [...here].sort((a, b) => a - b)
  }

  info(reader: Member, shared = this.shared()): CircleInfo {
    const { tables, claims } = this.state
    return {
      ...shared,
      tables: tables
        .filter(({ wish }) => !wish)
        .map(({ room, game, line, evening }) => ({ room, game, evening, ...line, pass: this.pass(room, reader.id) })),
      claims: claims
        .filter(({ member }) => reader.owner || member === reader.id)
        .map(({ id, name, member, at }) => ({ id, name, member, at })),
    }
  }

  private shared(): Shared {
    const { name, picture, members, note, call, rules } = this.state
    const here = this.here()
    if (this.games?.entries !== this.entries.length)
      this.games = { entries: this.entries.length, games: gamesOf(this.entries) }
    return {
      name,
      picture,
      members: members.map(({ devices: _, era: __, ...member }) => ({ ...member, here: here.includes(member.id) })),
      // Some were written before there was a bound to them, and no page can say when that is.
      note: note && note.at <= CIRCLE_LIMITS.latest ? note : null,
      call,
      rules,
      games: this.games.games,
      matches: this.entries.length,
      evening: this.state.evening && eveningInfo(this.state.evening, this.entries),
      evenings: this.past.map(evening => pastInfo(evening, this.entries)),
    }
  }

  /** Returns whether anything has changed. */
  private write(): boolean {
    const { events, rows } = this
    if (!events.length && !this.snapDue && !Object.keys(rows).length) return false
    if (events.length) {
      const row: LogRow = { i: this.at, events }
      rows[KEYS.log(this.at++)] = row
      if (this.at % RING === 0) this.snapDue = true
    }
    if (this.snapDue) {
      const snap: Snap = { at: this.at, state: this.state }
      rows[KEYS.snap] = snap
      if (forgetting(events)) for (let i = 0; i < RING; i++) rows[KEYS.log(i)] = null
    }
    this.events = []
    this.rows = {}
    this.snapDue = false
    this.io.put(rows)
    return true
  }

  private show(): void {
    const shared = this.shared()
    for (const session of this.sessions) {
      const member = this.member(session)
      // Whoever has just been welcomed has seen it.
      if (!member || this.out.get(session)?.some(({ type }) => type === 'welcome')) continue
      this.send(session, { type: 'circle', circle: this.info(member, shared), me: me(member) })
    }
  }

  private deliver(): void {
    const { out, leaving } = this
    this.out = new Map()
    this.leaving = new Map()
    for (const [to, messages] of out) to.send(JSON.stringify(messages.length === 1 ? messages[0] : messages))
    for (const [session, { code, why }] of leaving) session.bye(code, why)
  }
}

const forgetting = (events: readonly Event[]) => events.some(event => event.type === 'left' && event.forget)
const me = ({ id, owner, devices }: Member): Me => ({ member: id, owner, devices: devices.length })

/** The one way in: whatever `run` changes is written and shown. */
export function enter(circle: Circle, run: (circle: Circle) => void): void {
  run(circle)
  circle.flush()
}
