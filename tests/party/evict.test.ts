import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BotBudget } from '../../party/botBudget.ts'
import type { Platform, Socket } from '../../party/platform.ts'
import { Room } from '../../party/room.ts'
import type { Table } from '../../party/table/table.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame, Seat, Viewer } from '../../src/games/game.ts'
import { over } from '../../src/table/patch.ts'
import type { Down, Up } from '../../src/table/protocol.ts'
import { PROTOCOL, messages } from '../../src/table/protocol.ts'
import { pick, SEED, seeded } from '../support/random.ts'
import { Salts } from '../support/salts.ts'
import { Disk } from './room.ts'
import { idlePlatform } from './idlePlatform.ts'

/** A room whose memory can be taken from it at any moment; its disk, its sockets and its wake-up stay. */
class Sleeper {
  readonly disk = new Disk()
  readonly logged: string[] = []
  readonly lines = new Set<Line>()
  evictions = 0
  private alarm: number | null = null
  private room!: Room
  private readonly random: () => number
  private readonly id: string
  private readonly botBudget = new BotBudget()

  constructor(seed: number) {
    this.random = seeded(seed)
    this.id = `sleeper-${seed}-${Math.random()}`
  }

  /** Into memory: for the first time, or after all that was there is gone. */
  async rise(): Promise<void> {
    // Taking its timers away would also turn the clock back.
    const now = Date.now()
    vi.clearAllTimers()
    vi.setSystemTime(now)
    const platform: Platform = {
      ...idlePlatform,
      id: this.id,
      now: () => Date.now(),
      bytes: count => Uint8Array.from({ length: count }, () => this.random() * 256),
      botBudget: this.botBudget,
      storage: this.disk,
      wakeAt: at => void (this.alarm = at),
      wakeTime: async () => this.alarm,
      sockets: () => [...this.lines].map(({ socket, kept }) => ({ socket, kept: JSON.parse(kept) as unknown })),
      log: (event, facts) => void (event === 'error' && this.logged.push(JSON.stringify(facts))),
    }
    this.room = new Room(platform)
    await this.room.start()
  }

  /** While a bot thinks, a timer keeps the platform from putting the room out of memory; a thought is nowhere else. */
  get thinking(): boolean {
    return Boolean((this.room as unknown as { table: Table | null }).table?.thought)
  }

  async evict(): Promise<void> {
    this.evictions++
    // Nothing is put out of memory that has not been written.
    for (let i = 0; i < 10; i++) await Promise.resolve()
    await this.rise()
  }

  /** Time goes by: timers that are in memory, and the wake-up, which is not. */
  async pass(ms: number): Promise<void> {
    const end = Date.now() + ms
    for (;;) {
      const next = Math.min(end, this.alarm ?? Infinity)
      await vi.advanceTimersByTimeAsync(Math.max(0, next - Date.now()))
      if (this.alarm !== null && this.alarm <= Date.now()) {
        this.alarm = null
        await this.room.wake()
      } else if (Date.now() >= end) return
    }
  }

  connect(line: Line): void {
    this.lines.add(line)
    this.room.connect(line.socket, 'room-1')
  }
  hear(line: Line, message: Up): void {
    this.room.message(line.socket, JSON.stringify(message))
  }
  drop(line: Line): void {
    this.lines.delete(line)
    this.room.close(line.socket)
  }
}

/** A client that writes down all it hears, and when. */
class Line {
  readonly heard: string[] = []
  kept = ''
  seat: Viewer = null
  token: string | undefined
  view: unknown = null
  rev = 0
  n = 0
  phase = 'lobby'
  private readonly salts = new Salts('room-1')
  private readonly sleeper: Sleeper
  private readonly salt: string

  constructor(sleeper: Sleeper, salt: string) {
    this.sleeper = sleeper
    this.salt = salt
  }

  /** A new one for every time it connects. */
  socket: Socket = this.plug()
  private plug(): Socket {
    return {
      send: text => {
        // Its id is drawn by the session itself.
        if (!text.includes('"type":"mark"')) this.heard.push(`${Date.now()} ${text}`)
        for (const message of messages(text)) this.take(message)
      },
      close: (code, why) => void this.heard.push(`closed ${code} ${why}`),
      keep: what => void (this.kept = JSON.stringify(what)),
    }
  }

  come(more: Partial<Extract<Up, { type: 'hello' }>> = {}): void {
    this.socket = this.plug()
    this.sleeper.connect(this)
    this.say({ type: 'hello', proto: PROTOCOL, name: `P${this.salt[0]}`, lang: 'en', token: this.token, ...more })
  }

  say(message: Up): void {
    this.sleeper.hear(this, message)
  }

  ready(): void {
    this.say(this.salts.ready(this.seat!, this.salt))
  }

  act(action: unknown): void {
    this.say({ type: 'act', n: ++this.n, rev: this.rev, action })
  }

  private take(message: Down): void {
    const answer = this.salts.hear(message)
    if (answer) queueMicrotask(() => this.say(answer))
    if (message.type === 'mark') queueMicrotask(() => this.say({ type: 'heard', id: message.id }))
    if (message.type === 'seated') this.token = message.token
    if (message.type === 'table') this.phase = message.phase
    if (message.type === 'welcome') {
      this.seat = message.seat
      this.phase = message.table.phase
      this.n = Math.max(this.n, message.n)
      this.view = message.scene?.view ?? null
      this.rev = message.rev
    }
    if (message.type === 'step') {
      this.rev = message.rev
      this.view = over(this.view, message.view)
    }
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** An evening at one table by a script of chance: people act, dawdle, chat, lose the line and come back; bots think. */
async function evening(game: AnyGame, seed: number, events: number, evicts: boolean) {
  vi.setSystemTime(1_800_000_000_000)
  const random = seeded(seed)
  const mood = seeded(seed + 1)
  const sleeper = new Sleeper(seed)
  await sleeper.rise()
  const seats = game.seats[0]
  const people = Array.from({ length: Math.max(1, seats - 1) }, (_, i) => new Line(sleeper, `${i}a`.repeat(16)))
  const watcher = new Line(sleeper, '9b'.repeat(16))
  people[0].come({ make: { game: game.id } })
  for (const [i, line] of people.entries()) {
    if (i) line.come()
    line.say({ type: 'sit', seat: i as Seat })
  }
  people[0].say({ type: 'options', table: { turn: 15, bank: 20 } })
  for (let seat = people.length; seat < seats; seat++) people[0].say({ type: 'bot', seat: seat as Seat, level: 1 })
  for (let i = 0; i < events; i++) {
    // The same chances are drawn whether or not they are taken.
    if (mood() < 0.5 && evicts && !sleeper.thinking) await sleeper.evict()
    // Of whoever watches again later, it is forgotten what they had seen.
    if (i === Math.floor(events / 4)) watcher.come()
    if (i === Math.floor(events * 0.9)) sleeper.drop(watcher)
    const line = pick(people, random)
    const kind = random()
    const present = sleeper.lines.has(line)
    if (kind < 0.04) {
      // The last of them too, once something has been played.
      if (present && (sleeper.lines.size > 1 || i > events / 2)) sleeper.drop(line)
      else if (!present) line.come()
    } else if (kind < 0.08) {
      if (present) line.say({ type: 'chat', text: `at ${i}` })
    } else if (line.phase !== 'playing') {
      if (present && line.seat !== null) {
        if (line.phase === 'over') line.say({ type: 'again' })
        else line.ready()
      }
    } else
      for (const each of people) {
        if (!sleeper.lines.has(each) || each.seat === null || !each.view || random() < 0.1) continue
        const moves = game.waiting(each.view).includes(each.seat) ? [...game.moves(each.view)] : []
        if (moves.length) each.act(pick(moves, random))
      }
    await sleeper.pass(Math.floor((random() < 0.05 ? 40_000 : 2500) * random()))
  }
  const lines = [...people, watcher]
  return {
    heard: lines.map(({ heard }) => heard),
    rows: [...sleeper.disk.rows].sort(([a], [b]) => (a < b ? -1 : 1)),
    logged: sleeper.logged,
    evictions: sleeper.evictions,
  }
}

/** The first thing that is not the same, instead of a thousand lines. */
function difference(a: readonly unknown[], b: readonly unknown[]) {
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex(
    (_, i) => JSON.stringify(a[i]) !== JSON.stringify(b[i]),
  )
  return at < 0 ? null : { at, a: a[at], b: b[at] }
}

// A move of Cờ Tư Lệnh takes long to choose.
const EVENTS = (id: string) => (id === 'cotulenh' ? 60 : 400)

it.each(Object.values(games as Record<string, AnyGame>).map(game => [game.id, game] as const))(
  'no client of %s and no row on disk can tell that the room was put out of memory, again and again',
  async (id, game) => {
    const seed = SEED
    const told = `seed ${seed}`
    const awake = await evening(game, seed, EVENTS(id), false)
    const evicted = await evening(game, seed, EVENTS(id), true)
    expect(evicted.evictions, told).toBeGreaterThan(EVENTS(id) / 3)
    expect(awake.rows.filter(([key]) => key.startsWith('log:')).length, told).toBeGreaterThan(10)
    expect([...awake.logged, ...evicted.logged], told).toEqual([])
    expect(
      evicted.heard.map((heard, i) => difference(heard, awake.heard[i])).filter(each => each !== null),
      told,
    ).toEqual([])
    expect(difference(evicted.rows, awake.rows), told).toBeNull()
  },
  300_000,
)
