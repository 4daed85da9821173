import { UNWRITTEN } from '../../src/table/port.ts'
import { CLOSE, LIMITS } from '../../src/table/protocol.ts'
import { toConsole, type Facts } from '../journal.ts'
import type { Platform, Socket, Storage } from '../platform.ts'
import { Room } from '../room.ts'
import { botBudget } from '../botBudget.ts'
import { monotonicNow } from '../monotonicTime.ts'

/** What one life of a room keeps on the device: its rows, and when it wants to be woken. */
export type Shelf = Storage & {
  wakeTime(): Promise<number | null>
  wakeAt(time: number | null): Promise<void>
}
/** Whoever claims a room is the only one who can write to it from then on: a write of an earlier life fails with `Fenced`. */
export type Store = {
  claim(room: string): Promise<Shelf>
  /** To read, whoever writes. */
  look(room: string): Shelf
}
/** Another life of the room, in another window, has begun. */
export class Fenced extends Error {}

/** The other end of a socket, in the page. */
export type Line = { text(text: string): void; closed(code: number, why: string): void }

/** A timer cannot be set for later than this. */
const FARTHEST = 2 ** 31 - 1

type More = { forTests?: boolean; log?: (event: string, facts: Facts) => void }

/**
 * A room on somebody's own device. What Durable Objects do by themselves is done here: nothing comes in while the room
 * reads, nothing goes out before what was written ahead of it is on disk, and a write that fails ends the room's life.
 */
export class DeviceRoom {
  private readonly room: Room
  private readonly shelf: Shelf
  private readonly sockets = new Map<Line, Socket>()
  private readonly waiting: (() => void)[] = []
  private reading = 0
  /** Writes are numbered; what is sent waits for the last one before it. */
  private begun = 0
  private done = 0
  private outgoing: { after: number; go: () => void }[] = []
  private settled: Promise<unknown> = Promise.resolve()
  private alarm: ReturnType<typeof setTimeout> | undefined
  private readonly id: string
  private readonly ended: () => void
  private over = false

  /** ended: this life is over, and the room is to be claimed anew by whoever wants it. */
  private constructor(id: string, shelf: Shelf, ended: () => void, more: More) {
    this.id = id
    this.shelf = shelf
    this.ended = ended
    this.room = new Room(this.platform(more))
  }

  static async open(id: string, store: Store, ended: () => void, more: More = {}): Promise<DeviceRoom> {
    const device = new DeviceRoom(id, await store.claim(id), ended, more)
    const due = await device.shelf.wakeTime()
    await device.room.start()
    if (due === null) return device
    // What was due while nobody was there comes before whoever comes now.
    if (due <= monotonicNow()) await device.wake()
    else device.ring(due)
    return device
  }

  /** What the room has played, without disturbing whoever plays on in another window. */
  static async ask(id: string, store: Store, url: string): Promise<Response> {
    const { room } = new DeviceRoom(id, store.look(id), () => {}, {})
    await room.start()
    return room.request(url)
  }

  connect(line: Line): void {
    if (this.over) return line.closed(UNWRITTEN, '')
    const socket: Socket = {
      send: text => this.send(() => line.text(text)),
      close: (code, why) => {
        if (this.sockets.delete(line)) this.send(() => line.closed(code, why))
      },
      keep: () => {},
    }
    this.sockets.set(line, socket)
    this.enter(() => this.room.connect(socket, this.id))
  }

  message(line: Line, text: string | Uint8Array): void {
    const socket = this.sockets.get(line)
    if (socket) this.enter(() => this.room.message(socket, text))
  }

  close(line: Line): void {
    const socket = this.sockets.get(line)
    this.sockets.delete(line)
    if (socket) this.enter(() => this.room.close(socket))
  }

  request(url: string): Promise<Response> {
    return this.room.request(url)
  }

  /** Ends this life, for another one has begun or its writes fail; nothing more is said or written by it. */
  end(code: number, why: string): void {
    if (this.over) return
    this.over = true
    clearTimeout(this.alarm)
    this.outgoing = []
    for (const line of this.sockets.keys()) line.closed(code, why)
    this.sockets.clear()
    // As what it is: a worker's own `close` is nobody else's method.
    const { ended } = this
    ended()
  }

  private enter(event: () => void): void {
    if (this.reading) this.waiting.push(event)
    else if (!this.over) event()
  }

  private send(go: () => void): void {
    if (this.over) return
    if (this.done === this.begun) go()
    else this.outgoing.push({ after: this.begun, go })
  }

  private async write(rows: Record<string, unknown>): Promise<void> {
    if (this.over) throw new Fenced()
    const mine = ++this.begun
    const write = this.shelf.put(rows)
    this.settled = write
    try {
      await write
    } catch (error) {
      if (error instanceof Fenced) this.end(CLOSE.replaced, 'replaced')
      else this.end(UNWRITTEN, 'storage')
      throw error
    }
    // Writes end in the order in which they began.
    this.done = Math.max(this.done, mine)
    while (this.outgoing.length && this.outgoing[0].after <= this.done) this.outgoing.shift()!.go()
  }

  private async alone(run: () => Promise<void>): Promise<void> {
    this.reading++
    try {
      await run()
    } finally {
      this.reading--
      while (!this.reading && this.waiting.length) this.enter(this.waiting.shift()!)
    }
  }

  private ring(at: number): void {
    clearTimeout(this.alarm)
    const ms = Math.min(FARTHEST, Math.max(0, at - monotonicNow()))
    this.alarm = setTimeout(() => {
      if (monotonicNow() < at) return this.ring(at)
      this.enter(() => void this.wake())
    }, ms)
  }

  private async wake(): Promise<void> {
    const told = this.shelf.wakeAt(null).catch(() => {})
    await this.room.wake()
    await told
  }

  private platform({ forTests = false, log = complain }: More): Platform {
    const { shelf } = this
    const nobody = () => Promise.reject(new Error('there is nobody to ask on a device'))
    return {
      // Of this life alone: the next one knows from the disk what was written.
      id: `${this.id} ${crypto.randomUUID()}`,
      now: monotonicNow,
      bytes: count => crypto.getRandomValues(new Uint8Array(count)),
      botBudget,
      storage: {
        get: keys => shelf.get(keys),
        list: range => shelf.list(range),
        put: rows => this.write(rows),
        clear: () => shelf.clear(),
      },
      wakeAt: time => {
        this.ring(time)
        void shelf.wakeAt(time).catch(() => {})
      },
      wakeTime: () => shelf.wakeTime(),
      sockets: () => [],
      sleeps: false,
      keepsFor: LIMITS.hereMs,
      alone: run => this.alone(run),
      // With a write that fails this life has ended: there is nobody left to be told.
      written: () => this.settled.then(() => {}).catch(() => new Promise(() => {})),
      probe: nobody,
      tellLobby: () => Promise.resolve(),
      ask: nobody,
      log,
      forTests,
    }
  }
}

/** Nobody reads a log on a device; what went wrong may interest whoever looks for it. */
function complain(event: string, facts: Facts): void {
  if (event === 'error') toConsole(event, facts)
}
