import type { AnyGame } from '../src/games/game.ts'
import { games } from '../src/games/all.ts'
import type { Up } from '../src/table/protocol.ts'
import { CLOSE, LIMITS } from '../src/table/protocol.ts'
import { json } from './http.ts'
import { Notice } from './lobby/listing.ts'
import type { Platform, Socket } from './platform.ts'
import { receive } from './table/door.ts'
import { read } from './table/inbound.ts'
import { goneAway } from './table/people.ts'
import { newTable, restore } from './table/restore.ts'
import { Session } from './table/session.ts'
import { load, loadMatch } from './table/store.ts'
import type { Io, Table } from './table/table.ts'
import { due, enter, join, tick } from './table/time.ts'
import { welcome } from './table/welcome.ts'

/** Sockets that have not said hello: so many at once, and each for so long. */
const STRANGERS = 1024
const PATIENCE = 10_000
const TRY_LATER = 1013
const NORMAL = 1000
const register: Record<string, AnyGame> = games

/**
 * One room, wherever it runs: sockets, requests and wake-ups in, the table out.
 * Nothing thrown gets past it, and everything that was changed is written, shown and scheduled on the way out.
 */
export class Room {
  private table: Table | null = null
  private readonly sessions = new Map<Socket, Session>()
  private readonly platform: Platform
  private readonly notice: Notice
  private readonly io: Io
  /** Failures in a row: each makes the next try wait longer. */
  private failures = 0
  private timer: { at: number; id: ReturnType<typeof setTimeout> } | null = null

  constructor(platform: Platform) {
    this.platform = platform
    this.notice = new Notice(body => platform.tellLobby(body))
    this.io = {
      now: () => platform.now(),
      bytes: count => platform.bytes(count),
      put: rows => void platform.storage.put(rows).catch(error => platform.log('put', error)),
      log: (what, error) => platform.log(what, error),
    }
  }

  /** Before anything else comes in. */
  start(): Promise<void> {
    return this.platform.alone(() => this.load())
  }

  /** id: the room's, as it stood in the address; only an address that passed the gate comes here. */
  connect(socket: Socket, id: string): void {
    this.guard('connect', () => {
      const now = this.platform.now()
      const session = new Session(socket, now)
      session.room = id
      this.sessions.set(socket, session)
      const strangers = [...this.sessions.values()].filter(other => !other.greeted && !other.closed)
      for (const other of strangers) if (now - other.since > PATIENCE) other.bye(TRY_LATER, 'crowded')
      if (strangers.length > STRANGERS) session.bye(TRY_LATER, 'crowded')
    })
  }

  message(socket: Socket, raw: string | ArrayBuffer | ArrayBufferView): void {
    const session = this.sessions.get(socket)
    if (!session || session.closed) return
    this.guard('message', () => this.hear(session, raw), session)
  }

  /** The other side has closed, or the line has broken. */
  close(socket: Socket): void {
    const session = this.sessions.get(socket)
    if (!session) return
    this.sessions.delete(socket)
    session.closed = true
    this.guard('close', () => this.table && enter(this.table, table => goneAway(table, session)))
    socket.close(NORMAL, '')
  }

  /**
   * Rooms end a day after their last socket. Nothing else needs the wake-up: a clock runs only while somebody is
   * connected, and as long as that is so the room is in memory.
   */
  async wake(): Promise<void> {
    const { table, platform } = this
    const now = platform.now()
    const end = (this.sessions.size || !table ? now : table.seen) + LIMITS.expiryMs
    if (table && end > now) return platform.wakeAt(end)
    this.table = null
    await platform.storage.clear()
  }

  async request(url: string): Promise<Response> {
    if (!this.table) return json({ why: 'noRoom' }, 404)
    const query = new URL(url).searchParams
    if (query.has('match') || query.has('hand')) {
      const number = (name: string) => (query.get(name) ? Number(query.get(name)) : undefined)
      const file = await loadMatch(this.platform.storage, { match: number('match'), hand: number('hand') })
      return file ? json(file) : json({ why: 'noHand' }, 404)
    }
    const { game, phase } = this.table.meta
    return json({ game, phase, hands: this.table.outcomes.length })
  }

  private async load(): Promise<void> {
    const saved = await load(this.platform.storage)
    const game = saved && register[saved.meta.game]
    this.table = game ? restore(this.io, game, saved) : null
  }

  private hear(session: Session, raw: string | ArrayBuffer | ArrayBufferView): void {
    if (!this.platform.forTests && !session.messages.spend(this.platform.now()))
      return session.bye(CLOSE.tooFast, 'tooFast')
    const message = read(raw)
    if ('reload' in message) return session.bye(CLOSE.reload, 'reload')
    if ('why' in message) return refuse(session, message.why)
    if (message.type === 'hello') {
      if (message.make?.deal && !this.platform.forTests) return refuse(session, 'notForTests')
      this.table ??= this.make(session, message)
      if (!this.table) return session.bye(CLOSE.noRoom, 'noRoom')
    } else if (!session.greeted || !this.table) return refuse(session, 'helloFirst')
    session.acting = message.type === 'act' ? message.n : null
    enter(this.table, table => receive(table, session, message))
  }

  /** Whoever comes first to a room that is not there may make it. */
  private make({ room }: Session, { make }: Extract<Up, { type: 'hello' }>): Table | null {
    if (!make || !Object.hasOwn(register, make.game)) return null
    this.platform.wakeAt(this.platform.now() + LIMITS.expiryMs)
    return newTable(this.io, register[make.game], room, make.deal ?? [])
  }

  /** Nothing thrown gets out. What was half done is forgotten, and the table taken from disk again. */
  private guard(what: string, run: () => void, session?: Session): void {
    try {
      run()
      if (this.table) this.notice.update(this.table)
      this.failures = 0
    } catch (error) {
      this.failures++
      this.platform.log(what, error)
      session?.send(JSON.stringify({ type: 'no', n: session.acting, why: 'internal' }))
      void this.reload().catch(again => this.platform.log('reload', again))
    }
    this.arm()
  }

  private reload(): Promise<void> {
    this.table = null
    return this.platform.alone(async () => {
      await this.load()
      const table = this.table
      if (!table) return
      const greeted = [...this.sessions.values()].filter(session => session.greeted && !session.closed)
      enter(table, () => {
        for (const session of greeted) join(table, session)
        for (const session of greeted) welcome(table, session)
      })
      this.arm()
    })
  }

  private arm(): void {
    const at = this.table ? Math.min(due(this.table) + this.failures * 1000, this.notice.due(this.table)) : Infinity
    if (this.timer?.at === at) return
    if (this.timer) clearTimeout(this.timer.id)
    this.timer = null
    if (at === Infinity) return
    const id = setTimeout(
      () => {
        this.timer = null
        this.guard('tick', () => this.table && enter(this.table, tick))
      },
      Math.max(0, at - this.platform.now()),
    )
    this.timer = { at, id }
  }
}

const refuse = (session: Session, why: string) => session.send(JSON.stringify({ type: 'no', n: null, why }))
