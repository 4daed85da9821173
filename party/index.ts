import type * as Party from 'partykit/server'
import * as v from 'valibot'
import type { AnyGame } from '../src/games/game.ts'
import { games } from '../src/games/index.ts'
import { CLOSE, LIMITS, PROTOCOL, ROOM_ID, up } from '../src/table/protocol.ts'
import { receive } from './table/door.ts'
import { fits } from './table/limits.ts'
import { Notice } from './lobby/listing.ts'
import { goneAway, welcome } from './table/people.ts'
import { newTable, restore } from './table/restore.ts'
import { Session } from './table/session.ts'
import type { Storage } from './table/store.ts'
import { load, loadMatch } from './table/store.ts'
import type { Io, Table } from './table/table.ts'
import { due, tick, wake } from './table/time.ts'

/** Sockets that have not said hello: so many at once, and each for so long. */
const STRANGERS = 1024
const PATIENCE = 10_000
const TRY_LATER = 1013
const register: Record<string, AnyGame> = games
const roomOf = (url: string): string => new URL(url).pathname.split('/')[3] ?? ''
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })

/**
 * The only file that knows PartyKit: sockets, storage, timers and the alarm in, the table out.
 * `room.id` is never read: after an alarm it throws. The id is in the address, and from then on in the table.
 */
export default class Room implements Party.Server {
  readonly options = { hibernate: false }
  private table: Table | null = null
  private readonly sessions = new Map<Party.Connection, Session>()
  private readonly room: Party.Room
  private readonly storage: Storage
  private readonly forTests: boolean
  private readonly notice: Notice
  /** Failures in a row: each makes the next try wait longer. */
  private failures = 0
  private timer: { at: number; id: ReturnType<typeof setTimeout> } | null = null

  private readonly io: Io = {
    now: () => Date.now(),
    bytes: count => crypto.getRandomValues(new Uint8Array(count)),
    put: rows => void this.room.storage.put(rows).catch(error => this.io.log('put', error)),
    log: (what, error) => console.error(`room: ${what}`, error),
  }

  constructor(room: Party.Room) {
    this.room = room
    this.storage = room.storage as unknown as Storage
    this.forTests = room.env.MASA_TEST === '1'
    // Reading `parties` throws once an alarm has woken the room; the notice bears it.
    this.notice = new Notice(body => this.room.context.parties.lobby.get('all').fetch({ method: 'POST', body }))
  }

  static onBeforeConnect(request: Party.Request) {
    return ROOM_ID.test(roomOf(request.url)) ? request : json({ why: 'badRoom' }, 400)
  }

  static onBeforeRequest(request: Party.Request) {
    if (!ROOM_ID.test(roomOf(request.url))) return json({ why: 'badRoom' }, 400)
    return request.method === 'GET' ? request : json({ why: 'badMethod' }, 405)
  }

  // Connections do not wait for onStart by themselves.
  onStart() {
    return this.room.blockConcurrencyWhile(() => this.load())
  }

  onConnect(connection: Party.Connection, { request }: Party.ConnectionContext) {
    this.guard('connect', () => {
      const session = new Session(connection, Date.now())
      session.room = roomOf(request.url)
      this.sessions.set(connection, session)
      const strangers = [...this.sessions.values()].filter(other => !other.greeted && !other.closed)
      for (const other of strangers) if (Date.now() - other.since > PATIENCE) other.bye(TRY_LATER, 'crowded')
      if (strangers.length > STRANGERS) session.bye(TRY_LATER, 'crowded')
    })
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Party.Connection) {
    const session = this.sessions.get(connection)
    if (!session || session.closed) return
    this.guard('message', () => this.hear(session, message), session)
  }

  onClose(connection: Party.Connection) {
    const session = this.sessions.get(connection)
    this.sessions.delete(connection)
    if (session) this.guard('close', () => this.table && goneAway(this.table, session))
  }

  onError(connection: Party.Connection) {
    this.onClose(connection)
  }

  /**
   * Rooms end a day after their last socket. Nothing else needs the alarm: a clock runs only while somebody is
   * connected, and as long as that is so the room is in memory.
   */
  onAlarm() {
    const { table } = this
    const end = (this.sessions.size || !table ? Date.now() : table.times.seen) + LIMITS.expiryMs
    if (table && end > Date.now()) return this.room.storage.setAlarm(end)
    this.table = null
    return this.room.storage.deleteAll()
  }

  async onRequest(request: Party.Request) {
    if (!this.table) return json({ why: 'noRoom' }, 404)
    const query = new URL(request.url).searchParams
    if (query.has('match') || query.has('hand')) {
      const number = (name: string) => (query.get(name) ? Number(query.get(name)) : undefined)
      const file = await loadMatch(this.storage, { match: number('match'), hand: number('hand') })
      return file ? json(file) : json({ why: 'noHand' }, 404)
    }
    const { game, phase } = this.table.meta
    return json({ game, phase, hands: this.table.outcomes.length })
  }

  private async load(): Promise<void> {
    const saved = await load(this.storage)
    const game = saved && register[saved.meta.game]
    this.table = game ? restore(this.io, game, saved) : null
  }

  private hear(session: Session, raw: string | ArrayBuffer | ArrayBufferView): void {
    const refuse = (why: string) => session.send(JSON.stringify({ type: 'no', n: null, why }))
    // Scripted players are faster than people.
    if (!this.forTests && !session.messages.spend(Date.now())) return session.bye(CLOSE.tooFast, 'tooFast')
    if (typeof raw !== 'string') return refuse('badMessage')
    if (!fits(raw)) return refuse('tooLarge')
    const data = parse(raw)
    // Before the schema: a newer client's hello may look different.
    const { type, proto } = (data ?? {}) as { type?: unknown; proto?: unknown }
    if (type === 'hello' && typeof proto === 'number' && proto !== PROTOCOL) return session.bye(CLOSE.reload, 'reload')
    const message = v.safeParse(up, data)
    if (!message.success) return refuse('badMessage')
    if (message.output.type === 'hello') {
      const { make } = message.output
      if (make?.deal && !this.forTests) return refuse('notForTests')
      if (!this.table && make && Object.hasOwn(register, make.game)) {
        this.table = newTable(this.io, register[make.game], session.room, make.deal ?? [])
        void this.room.storage.setAlarm(Date.now() + LIMITS.expiryMs)
      }
      if (!this.table) return session.bye(CLOSE.noRoom, 'noRoom')
    } else if (!session.greeted || !this.table) return refuse('helloFirst')
    session.acting = message.output.type === 'act' ? message.output.n : null
    receive(this.table, session, message.output)
  }

  /** Nothing thrown gets out. What was half done is forgotten, and the table taken from disk again. */
  private guard(what: string, run: () => void, session?: Session): void {
    try {
      run()
      this.table?.flush()
      if (this.table) this.notice.update(this.table)
      this.failures = 0
    } catch (error) {
      this.failures++
      this.io.log(what, error)
      session?.send(JSON.stringify({ type: 'no', n: session.acting, why: 'internal' }))
      void this.reload().catch(again => this.io.log('reload', again))
    }
    this.arm()
  }

  private reload(): Promise<void> {
    this.table = null
    return this.room.blockConcurrencyWhile(async () => {
      await this.load()
      const table = this.table
      if (!table) return
      for (const session of this.sessions.values()) {
        if (!session.greeted || session.closed) continue
        // A seat that was being given when it failed is not theirs: the disk knows nothing of it.
        if (session.seat !== null && table.meta.seats[session.seat]?.kind !== 'person') session.seat = null
        table.sessions.add(session)
      }
      if (table.sessions.size) wake(table)
      for (const session of table.sessions) welcome(table, session)
      table.flush()
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
        this.guard('tick', () => this.table && tick(this.table))
      },
      Math.max(0, at - Date.now()),
    )
    this.timer = { at, id }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
