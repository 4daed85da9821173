import type { AnyGame, Seat, Viewer } from '../../src/games/game.ts'
import type { AnyEnding } from '../../src/games/lesson.ts'
import { over } from '../../src/table/patch.ts'
import type { Down, Up } from '../../src/table/protocol.ts'
import { PROTOCOL, messages } from '../../src/table/protocol.ts'
import { BotBudget } from '../../party/botBudget.ts'
import type { Storage } from '../../party/platform.ts'
import { receive } from '../../party/table/door.ts'
import { goneAway } from '../../party/table/hello.ts'
import { newTable, restore } from '../../party/table/restore.ts'
import { eyesOf, seatOf } from '../../party/table/seats.ts'
import { hashToken } from '../../party/token.ts'
import { Session } from '../../party/table/session.ts'
import { load } from '../../party/table/store.ts'
import type { Io, Table } from '../../party/table/table.ts'
import { enter } from '../../party/table/enter.ts'
import { due, tick } from '../../party/table/due.ts'
import { seeded } from '../support/random.ts'
import { Salts } from '../support/salts.ts'
import { toy } from './toy.ts'

export const SALT = 'a'.repeat(32)
type Of<T extends Down['type']> = Extract<Down, { type: T }>

/** Key-value storage that forgets nothing and shares nothing. */
export class Disk implements Storage {
  readonly rows = new Map<string, unknown>()
  writes = 0

  async put(rows: Record<string, unknown>): Promise<void> {
    this.writes++
    for (const [key, value] of Object.entries(structuredClone(rows))) this.rows.set(key, value)
  }

  async clear(): Promise<void> {
    this.rows.clear()
  }

  async get(keys: string[]): Promise<Map<string, unknown>> {
    return new Map(keys.filter(key => this.rows.has(key)).map(key => [key, structuredClone(this.rows.get(key))]))
  }

  async list({ start = '', end = '\uffff', prefix = '' }): Promise<Map<string, unknown>> {
    const keys = [...this.rows.keys()].filter(key => key >= start && key < end && key.startsWith(prefix)).sort()
    return this.get(keys)
  }
}

/** One end of a socket, as the client at its other end sees it. */
export class Peer {
  readonly got: Down[] = []
  closed: number | null = null
  token: string | undefined
  /** The token by which the room knows it. */
  bearing: string | undefined
  n = 0
  rev = 0
  /** Whose view it was last shown. */
  eyes: Viewer = null
  /** The view as put together from what came. */
  seen: unknown = {}
  readonly session: Session
  /** What happens to a message on its way, at a server that cheats; null: it is lost. */
  tamper: (message: Down) => Down | null = message => message
  /** Called with each message, its view made whole. */
  heard: (message: Down) => void = () => {}
  /** Whether it opens the salt it has sealed, as a real client does. */
  opens = true
  private readonly salts = new Salts('room-1')
  private readonly room: Room

  constructor(room: Room) {
    this.room = room
    this.session = new Session(
      {
        send: text => {
          for (const message of messages(text)) {
            const arrived = this.tamper(message)
            if (arrived) this.receive(arrived)
          }
        },
        close: code => (this.closed = code),
        keep: () => {},
      },
      room.now,
    )
  }

  /** Where its line comes from. */
  from(address: string): this {
    Object.assign(this.session, { address })
    return this
  }

  /** The seat it plays at, as the room sees it. */
  get seat(): Seat {
    return this.room.table.eyes(this.session)!
  }

  say(message: Up): void {
    const token = message.type === 'hello' ? message.token : undefined
    if (token && seatOf(this.room.table.meta.seats, hashToken(token)) !== null) this.bearing = token
    this.room.enter(table => receive(table, this.session, message))
  }

  /** With a number but no eyes: those that the token opens. */
  hello(more: Partial<Extract<Up, { type: 'hello' }>> = {}): Of<'welcome'> {
    const token = more.token ?? this.token
    const eyes = token ? eyesOf(this.room.table.meta.seats, hashToken(token)) : null
    this.say({
      type: 'hello',
      proto: PROTOCOL,
      name: 'Bob',
      lang: 'en',
      ...(token && { token }),
      ...(more.rev !== undefined && { eyes }),
      ...more,
    })
    return this.last('welcome')
  }

  sit(seat: Seat): this {
    this.say({ type: 'sit', seat })
    return this
  }

  ready(salt = SALT): this {
    const chair = seatOf(this.room.table.meta.seats, this.session.who)
    this.say(chair === null ? { type: 'ready' } : this.salts.ready(chair, salt))
    return this
  }

  act(action: unknown, over: { n?: number; rev?: number } = {}): Down {
    this.say({ type: 'act', n: over.n ?? ++this.n, rev: over.rev ?? this.rev, action })
    return this.got.findLast(message => message.type === 'ok' || message.type === 'no')!
  }

  drop(): void {
    this.room.enter(table => goneAway(table, this.session))
  }

  last<T extends Down['type']>(type: T): Of<T> {
    return this.got.findLast(message => message.type === type) as Of<T>
  }

  all<T extends Down['type']>(type: T): Of<T>[] {
    return this.got.filter(message => message.type === type) as Of<T>[]
  }

  get view(): ReturnType<typeof toy.view> {
    return this.seen as ReturnType<typeof toy.view>
  }

  private receive(message: Down): void {
    if (message.type === 'mark') return this.room.later(() => this.say({ type: 'heard', id: message.id }))
    if (message.type === 'step') this.seen = message.view = over(this.seen, message.view)
    if (message.type === 'welcome') {
      this.seen = message.scene?.view ?? this.seen
      for (const step of message.missed) this.seen = step.view = over(this.seen, step.view)
    }
    this.got.push(message)
    this.heard(message)
    const answer = this.salts.hear(message)
    if (answer && this.opens) this.room.later(() => this.say(answer))
    if (message.type === 'welcome') this.eyes = message.seat
    if (message.type === 'seated') this.token = this.bearing = message.token
    if (message.type === 'welcome' || message.type === 'step') this.rev = message.rev
  }
}

/** A table with a clock that stands until it is moved. */
export class Room {
  now = 1_000_000
  table: Table
  readonly disk = new Disk()
  readonly errors: string[] = []
  readonly game: AnyGame
  private readonly answers: (() => void)[] = []
  private readonly random: () => number

  private readonly io: Io = {
    now: () => this.now,
    bytes: count => Uint8Array.from({ length: count }, () => this.random() * 256),
    botBudget: new BotBudget(),
    put: rows => void this.disk.put(rows),
    stuck: () => false,
    log: (what, error) => void this.errors.push(`${what} ${error}`),
    event: () => {},
  }

  constructor(seed = 1, game: AnyGame = toy, fixed: number[][] = [], prepared?: AnyEnding) {
    this.random = seeded(seed)
    this.game = game
    this.table = newTable(this.io, game, 'room-1', fixed, prepared)
    this.enter(() => {})
  }

  enter(run: (table: Table) => void): void {
    enter(this.table, run)
    for (let next = this.answers.shift(); next; next = this.answers.shift()) next()
  }

  /** When everyone has heard what is being sent. */
  later(answer: () => void): void {
    this.answers.push(answer)
  }

  peer(): Peer {
    return new Peer(this)
  }

  /** People at every seat, or at the first few with bots at the rest, and the first hand dealt. */
  static playing({
    people = 3,
    seed = 1,
    table = {},
    rules = {},
    game = toy as AnyGame,
    botBudget = new BotBudget(),
  } = {}): {
    room: Room
    peers: Peer[]
  } {
    const room = new Room(seed, game)
    Object.assign(room.io, { botBudget })
    const peers = Array.from({ length: people }, (_, i) => {
      const peer = room.peer()
      peer.hello({ name: `P${i}` })
      return peer.sit(i as Seat)
    })
    peers[0].say({ type: 'options', table, game: rules })
    for (let seat = people; seat < room.table.meta.seats.length; seat++)
      peers[0].say({ type: 'bot', seat: seat as Seat, level: 2 })
    for (const peer of peers) peer.ready()
    return { room, peers }
  }

  /** Time goes by, and whatever is due on the way happens. */
  pass(ms: number): void {
    const end = this.now + ms
    for (let i = 0; due(this.table) <= end; i++) {
      if (i > 100_000) throw new Error('the table never rests')
      this.now = Math.max(this.now, due(this.table))
      this.enter(tick)
    }
    this.now = end
  }

  /** kill -9, and a new process on the same disk. All sockets are gone. */
  async restart(): Promise<void> {
    this.table = restore(this.io, this.game, (await load(this.disk))!)
  }

  /** Out of memory and back into it, every socket open. */
  async evict(): Promise<void> {
    this.table = restore(this.io, this.game, (await load(this.disk))!, [...this.table.sessions])
  }
}
