import { afterEach, beforeEach, vi } from 'vitest'
import type { RoomCommand } from '../../party/command.ts'
import type { Platform, Socket } from '../../party/platform.ts'
import { Room } from '../../party/room.ts'
import { games } from '../../src/games/all.ts'
import { over } from '../../src/table/patch.ts'
import type { Down, Up } from '../../src/table/protocol.ts'
import { PROTOCOL, messages } from '../../src/table/protocol.ts'
import { Disk } from './room.ts'
import { platformOn } from './idlePlatform.ts'

/** The platform under the room: what it gives and what it asks, with every failure at hand. */
export class FakePlatform {
  readonly disk = new Disk()
  readonly id = crypto.randomUUID()
  /** Lines of the log that say what went wrong, and the others. */
  readonly logged: string[] = []
  readonly events: string[] = []
  alarm: number | null = null
  /** Whether it may put the room to sleep, and answers pings itself. */
  sleeps = false
  lobby: () => Promise<unknown> = async () => null
  written = () => Promise.resolve()
  probe = () => Promise.resolve()
  private room!: Room
  /** Open sockets with what the room gave them to keep; they outlive it. */
  private readonly open = new Map<Socket, unknown>()
  /** Orders to rooms and circles. */
  orders: Platform['ask'] = async () => ({ status: 410, json: async () => ({}) })

  /** A first life, or another after the process was killed, and every line with it. */
  start(): Promise<this> {
    this.open.clear()
    return this.rise()
  }

  /** Out of memory and back into it. */
  async rise(): Promise<this> {
    this.room = new Room({
      ...platformOn(this),
      sockets: () => [...this.open].map(([socket, kept]) => ({ socket, kept: structuredClone(kept) })),
      sleeps: this.sleeps,
      written: () => this.written(),
      probe: () => this.probe(),
      tellLobby: () => this.lobby(),
      ask: (whom, id, body) => this.orders(whom, id, body),
      log: (event, facts) =>
        void (event === 'error' ? this.logged : this.events).push(JSON.stringify({ event, ...facts })),
      forTests: false,
    })
    await this.room.start()
    return this
  }

  /** hear: called with each message, besides. */
  connect(address = '', hear: (message: Down) => void = () => {}): Line {
    const got: Down[] = []
    const socket: Socket = {
      send: text => {
        for (const message of messages(text)) {
          got.push(message)
          hear(message)
        }
      },
      close: (code, why) => {
        line.closed ??= { code, why }
        this.open.delete(socket)
      },
      keep: what => void this.open.set(socket, what),
      ...(this.sleeps && { answered: () => line.pingedAt }),
    }
    const line: Line = {
      got,
      closed: null,
      pingedAt: null,
      say: message => this.room.message(socket, JSON.stringify(message)),
      drop: () => this.room.close(socket),
    }
    this.room.connect(socket, 'room-1', address)
    return line
  }

  ring(): Promise<void> {
    return this.room.wake()
  }

  get(query: string): Promise<Response> {
    return this.room.request(`http://x/parties/main/room-1${query}`)
  }

  get empty(): boolean {
    return this.room.empty
  }

  command(command: RoomCommand): Promise<Response> {
    return this.room.command(command)
  }

  async ask(): Promise<number> {
    return (await this.get('')).status
  }
}

export type Line = {
  got: Down[]
  closed: { code: number; why: string } | null
  /** When the platform answered a ping by itself. */
  pingedAt: number | null
  say: (message: Up) => void
  drop: () => void
}
export const last = <T extends Down['type']>({ got }: Line, type: T) =>
  got.findLast(message => message.type === type) as Extract<Down, { type: T }>
export const hello = (more: Partial<Up> = {}): Up =>
  ({ type: 'hello', proto: PROTOCOL, name: 'A', lang: 'en', make: { game: 'okey' }, ...more }) as Up

/** A person and three bots, and the first hand dealt. */
export function playing(platform: FakePlatform): Line {
  const line = platform.connect()
  line.say(hello())
  line.say({ type: 'sit', seat: 0 })
  line.say({ type: 'options', table: { clock: false, public: true } })
  for (const seat of [1, 2, 3] as const) line.say({ type: 'bot', seat, level: 1 })
  line.say({ type: 'ready' })
  return line
}

export const tokenOf = (line: Line) => last(line, 'seated').token

/** What they see of the game, all patches laid over each other. */
export const viewOf = (line: Line) =>
  line.got.reduce((seen: unknown, each) => {
    if (each.type === 'welcome') return each.scene?.view ?? seen
    return each.type === 'step' ? over(seen, each.view) : seen
  }, {})

/** What the clock would play for them in Okey, as their n-th act. */
export const move = (line: Line, n: number): Up => {
  const { rev } = line.got.findLast(each => each.type === 'step' || each.type === 'welcome') as { rev: number }
  return { type: 'act', n, rev, action: games.okey.fallback(viewOf(line) as never) }
}

/** It is this line's turn, and the bots have nothing to do. */
export async function turn(line: Line): Promise<void> {
  for (let i = 0; i < 100 && !games.okey.waiting(viewOf(line) as never).includes(0); i++)
    await vi.advanceTimersByTimeAsync(2000)
}

/** In every test of a file the clock is the test's own, and nothing planted by one outlives it. */
export function fakeTime(now = 1_000_000_000): void {
  beforeEach(() => void vi.useFakeTimers({ now }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
