import { afterEach, expect } from 'vitest'
import type { CircleCommand, Made } from '../../../party/circle/command.ts'
import { CircleRoom } from '../../../party/circle/room.ts'
import type { Snap } from '../../../party/circle/store.ts'
import type { Platform, Socket } from '../../../party/platform.ts'
import { storageHealth } from '../../../party/storageHealth.ts'
import { hashToken } from '../../../party/token.ts'
import { CIRCLE_PROTOCOL, type CircleDown, type CircleUp } from '../../../src/circle/protocol.ts'
import { platformOn } from '../idlePlatform.ts'
import { fakeTime } from '../platform.ts'
import { Disk } from '../room.ts'
import { CIRCLE } from './house.ts'

export const DAY = 24 * 60 * 60 * 1000
export const ANA = 'a'.repeat(32)
export const BO = 'b'.repeat(32)
let number = 0

/** The platform under one circle's room, with every failure at hand. */
export class CirclePlatform {
  readonly disk = new Disk()
  readonly logged: { id: string; where: string }[] = []
  alarm: number | null = null
  room!: CircleRoom
  readonly id = crypto.randomUUID()
  private readonly forTests: boolean

  constructor({ forTests = false } = {}) {
    this.forTests = forTests
  }

  async start(): Promise<this> {
    const platform: Platform = {
      ...platformOn(this),
      sleeps: false,
      log: (event, facts) => void (event === 'error' && this.logged.push(facts as never)),
      forTests: this.forTests,
    }
    this.room = new CircleRoom(platform)
    await this.room.start()
    return this
  }

  connect(address = `10.7.${++number >> 8}.${number & 255}`) {
    const got: CircleDown[] = []
    const line = {
      got,
      closed: null as { code: number; why: string } | null,
      say: (message: CircleUp) => {
        const before = got.length
        this.room.message(socket, JSON.stringify(message))
        return got.slice(before)
      },
      hello: (more: Partial<Extract<CircleUp, { type: 'hello' }>> = {}) =>
        line.say({ type: 'hello', proto: CIRCLE_PROTOCOL, lang: 'en', ...more }),
      drop: () => this.room.close(socket),
      last: <T extends CircleDown['type']>(type: T) =>
        got.findLast(each => each.type === type) as Extract<CircleDown, { type: T }>,
    }
    const socket: Socket = {
      send: text => void got.push(...[JSON.parse(text) as CircleDown | CircleDown[]].flat()),
      close: (code, why) => void (line.closed ??= { code, why }),
      keep: () => {},
    }
    this.room.connect(socket, CIRCLE, address)
    return line
  }

  /** A circle of Ana, who owns it, and Bo. */
  async made(): Promise<Made> {
    const people = [ANA, BO].map((token, i) => ({ name: ['Ana', 'Bo'][i], hash: hashToken(token) }))
    return (await this.room.command({ ...MAKE, people })).json() as Promise<Made>
  }

  get state() {
    return (this.room as unknown as { circle: { state: Snap['state'] } | null }).circle!.state
  }
}
export const MAKE: CircleCommand & { type: 'make' } = {
  ...{ type: 'make', id: CIRCLE, name: 'Sunday', picture: 'tea', room: 'room-1' },
  people: [{ name: 'Ana', hash: hashToken(ANA) }],
}
export const URL = `http://x/parties/circle/${CIRCLE}`
export const said = async (answer: Promise<Response>) => [
  (await answer).status,
  (await (await answer).json()) as unknown,
]
export const told = (key: string): CircleCommand => ({ type: 'told', room: 'room-1', key, game: 'okey', line: null })
export const FOUND = { make: { name: 'Sunday', picture: 'tea', as: 'Ana' } } as const
export const fault = () => {
  throw new Error('a fault')
}
export const fail = (why: string) => expect.objectContaining({ type: 'no', why }) as CircleDown

/** Ana and Bo, each on a line of their own. */
export const both = (ground: CirclePlatform) =>
  [ANA, BO].map(token => {
    const line = ground.connect()
    line.hello({ token })
    return line
  })

/** In every test of a file: the thousandth day has begun, and the disk is well. */
export function thousandthDay(): void {
  fakeTime(1000 * DAY + 5)
  afterEach(() => void (storageHealth.failing = false))
}
