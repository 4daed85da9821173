import { BotBudget } from '../../../party/botBudget.ts'
import { CircleRoom } from '../../../party/circle/room.ts'
import type { CircleCommand } from '../../../party/circle/command.ts'
import { Day } from '../../../party/day/day.ts'
import type { DayReport } from '../../../party/day/report.ts'
import type { RoomCommand } from '../../../party/command.ts'
import type { Platform, Socket } from '../../../party/platform.ts'
import { Room } from '../../../party/room.ts'
import type { CircleDown, CircleUp } from '../../../src/circle/protocol.ts'
import { CIRCLE_PROTOCOL } from '../../../src/circle/protocol.ts'
import type { Down, Up } from '../../../src/table/protocol.ts'
import { PROTOCOL } from '../../../src/table/protocol.ts'
import { Disk } from '../room.ts'
import { idlePlatform } from '../idlePlatform.ts'

export const CIRCLE = 'aaaa-bbbb-cccc-dddd-eeee'

type Actor = Room | CircleRoom | Day
type Whom = 'room' | 'circle' | 'day'
/** One actor's disk, and its present life. */
type Host = { disk: Disk; id: string; life: Life | null }
/** started: nothing comes in before it, as on a real platform. */
type Life = { alive: boolean; actor: Actor; started: Promise<void> }

/** Rooms, circles and days in one process, each of which can die at any moment and comes back from its disk. */
export class House {
  private readonly hosts = new Map<string, Host>()
  private readonly botBudget = new BotBudget()
  readonly errors: string[] = []
  private pending = 0
  /** What befalls a command on its way: lost before it arrives, or its answer after. */
  mishap: () => 'none' | 'command' | 'answer' = () => 'none'
  private readonly counts: boolean

  /** counts: what an address does is limited, as on a real server. */
  constructor({ counts = false } = {}) {
    this.counts = counts
  }

  disk(whom: Whom, id: string): Disk {
    return this.host(whom, id).disk
  }

  /** All that was in memory is gone; so are its sockets. */
  kill(whom: Whom, id: string): void {
    const host = this.host(whom, id)
    if (host.life) host.life.alive = false
    host.life = null
  }

  async table(id: string): Promise<Room> {
    return (await this.life('room', id)).actor as Room
  }

  async circle(id = CIRCLE): Promise<CircleRoom> {
    return (await this.life('circle', id)).actor as CircleRoom
  }

  async day(name: string): Promise<Day> {
    return (await this.life('day', name)).actor as Day
  }

  /** Until no command is under way. */
  async quiet(): Promise<void> {
    do for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve))
    while (this.pending)
  }

  private host(whom: Whom, id: string): Host {
    const key = `${whom} ${id}`
    const host = this.hosts.get(key) ?? { disk: new Disk(), id: crypto.randomUUID(), life: null }
    this.hosts.set(key, host)
    return host
  }

  private async life(whom: Whom, id: string): Promise<Life> {
    const host = this.host(whom, id)
    if (!host.life) {
      const mortal = { alive: true }
      const platform = this.platform(host, mortal)
      const actor = new { room: Room, circle: CircleRoom, day: Day }[whom](platform)
      host.life = Object.assign(mortal, { actor, started: actor.start() })
    }
    const { life } = host
    await life.started
    return life
  }

  private platform({ disk, id }: Host, life: { alive: boolean }): Platform {
    return {
      ...idlePlatform,
      id,
      now: () => Date.now(),
      bytes: count => crypto.getRandomValues(new Uint8Array(count)),
      botBudget: this.botBudget,
      // Whoever is dead writes nothing.
      storage: {
        get: keys => disk.get(keys),
        list: range => disk.list(range),
        put: async rows => void (life.alive && (await disk.put(rows))),
        clear: async () => void (life.alive && (await disk.clear())),
      },
      sleeps: false,
      ask: (whom, other, body) => this.ask(life, whom, other, body),
      log: (event, facts) => void (event === 'error' && this.errors.push(JSON.stringify(facts))),
      forTests: !this.counts,
    }
  }

  private async ask(from: { alive: boolean }, whom: Whom, id: string, body: string) {
    this.pending++
    try {
      const mishap = this.mishap()
      if (!from.alive || mishap === 'command') throw new Error('the command was lost')
      // The life that hears it, though another may have begun before it answers: the dead are not believed.
      const life = await this.life(whom, id)
      const command = JSON.parse(body) as RoomCommand & CircleCommand & DayReport
      const answer = await life.actor.command(command)
      if (mishap === 'answer' || !life.alive) throw new Error('the answer was lost')
      return answer
    } finally {
      this.pending--
    }
  }
}

type Frame<T> = { got: T[]; closed: number | null; socket: Socket }
function line<T>(): Frame<T> {
  const frame: Frame<T> = {
    got: [],
    closed: null,
    socket: {
      send: text => {
        const data = JSON.parse(text) as T | T[]
        frame.got.push(...(Array.isArray(data) ? data : [data]))
      },
      close: code => void (frame.closed ??= code),
      keep: () => {},
    },
  }
  return frame
}

type Drawn = { token?: string }
type Unnumbered<T> = T extends { n: number } ? Omit<T, 'n' | 'token'> & Drawn : T
export type Asked = Unnumbered<Exclude<CircleUp, { type: 'hello' | 'ping' | 'heard' }>>
const token = (): string => crypto.randomUUID().replaceAll('-', '')

/** A device's line to a circle, and the token it keeps. */
export class Device {
  token: string | undefined
  n = 0
  line: Frame<CircleDown> | null = null
  private readonly house: House
  private readonly id: string
  private readonly address: string

  constructor(house: House, id = CIRCLE, address = '') {
    this.house = house
    this.id = id
    this.address = address
  }

  get got(): CircleDown[] {
    return this.line!.got
  }

  async hello(make?: Extract<CircleUp, { type: 'hello' }>['make']): Promise<Of<'welcome'>> {
    const circle = await this.house.circle(this.id)
    this.line = line<CircleDown>()
    circle.connect(this.line.socket, this.id, this.address)
    if (make) this.token ??= token()
    await this.speak({
      type: 'hello',
      proto: CIRCLE_PROTOCOL,
      lang: 'en',
      ...(this.token && { token: this.token }),
      ...(make && { make }),
    })
    return this.last('welcome')
  }

  /** The answer to it. */
  async say(message: Asked): Promise<CircleDown> {
    const n = ++this.n
    const drawn = ['join', 'claim', 'move'].includes(message.type) ? { token: token() } : {}
    const said = { ...drawn, ...message, n } as CircleUp & Drawn
    await this.speak(said)
    const answer = () => this.got.find(each => 'n' in each && each.n === n)
    if (!answer()) await this.house.quiet()
    if (['joined', 'claimed'].includes(answer()?.type ?? '')) this.token = said.token
    return answer()!
  }

  last<T extends CircleDown['type']>(type: T): Of<T> {
    return this.got.findLast(each => each.type === type) as Of<T>
  }

  async drop(): Promise<void> {
    const circle = await this.house.circle(this.id)
    if (this.line) circle.close(this.line.socket)
    this.line = null
  }

  private async speak(message: CircleUp): Promise<void> {
    const circle = await this.house.circle(this.id)
    const { got, socket } = this.line!
    const before = got.length
    circle.message(socket, JSON.stringify(message))
    for (const each of got.slice(before)) {
      if (each.type === 'mark') circle.message(socket, JSON.stringify({ type: 'heard', id: each.id }))
    }
  }
}
type Of<T extends CircleDown['type']> = Extract<CircleDown, { type: T }>

/** A line to a table. */
export class Player {
  readonly line = line<Down>()
  private readonly room: Room
  private token: string | undefined

  constructor(room: Room, id: string) {
    this.room = room
    room.connect(this.line.socket, id, '')
  }

  hello(name: string, more: { pass?: string; token?: string; make?: { game: string } } = {}): this {
    return this.say({ type: 'hello', proto: PROTOCOL, name, lang: 'en', ...more })
  }

  say(message: Up): this {
    const { got, socket } = this.line
    const before = got.length
    this.room.message(socket, JSON.stringify(message))
    for (const each of got.slice(before)) {
      if (each.type === 'seated') this.token = each.token
      if (each.type === 'mark') this.room.message(socket, JSON.stringify({ type: 'heard', id: each.id }))
    }
    return this
  }

  get seatToken(): string | undefined {
    return this.token
  }

  last<T extends Down['type']>(type: T): Extract<Down, { type: T }> {
    return this.line.got.findLast(each => each.type === type) as Extract<Down, { type: T }>
  }

  drop(): void {
    this.room.close(this.line.socket)
  }
}

/** A house with a circle of so many members, P1 the one who made it. */
export async function circleOf(count: number): Promise<{ house: House; devices: Device[] }> {
  const house = new House()
  const devices: Device[] = []
  for (let i = 0; i < count; i++) {
    const device = new Device(house)
    await device.hello(i ? undefined : { name: 'Sunday', picture: 'tea', as: 'P1' })
    if (i) await device.say({ type: 'join', name: `P${i + 1}` })
    devices.push(device)
  }
  return { house, devices }
}
