import * as v from 'valibot'
import type { connect } from '../../src/client/socket.ts'
import { messages, type Down } from '../../src/table/protocol.ts'
import { up } from '../../src/table/clientMessages.ts'
import { receive } from '../../party/table/door.ts'
import { goneAway } from '../../party/table/hello.ts'
import { Session } from '../../party/table/session.ts'
import type { Room } from '../party/room.ts'

type Ears = Parameters<typeof connect>[1]

/** Both ends of a socket to a room. What is sent waits in two queues, until a test lets it through, or does worse to it. */
export class Line {
  readonly up: string[] = []
  /** A number is the room's closing of it. */
  readonly down: (string | number)[] = []
  private readonly room: Room
  private ears!: Ears
  private session: Session | null = null
  /** The build that the room says it is of. */
  build = ''
  /** Frames that arrived at the client. */
  arrived = 0

  constructor(room: Room) {
    this.room = room
  }

  connect: typeof connect = (_, ears) => {
    this.ears = ears
    return {
      send: message => void (this.session && this.up.push(JSON.stringify(message))),
      close: () => this.drop(),
    }
  }

  open(): void {
    this.session = new Session(
      { send: text => void this.down.push(text), close: code => void this.down.push(code), keep: () => {} },
      this.room.now,
    )
    this.ears.open()
  }

  cut(): void {
    if (!this.session) return
    this.drop()
    this.ears.close(1006, false)
  }

  /** The first of what the client has sent reaches the room. */
  passUp(): void {
    const text = this.up.shift()
    const { session } = this
    if (!text || !session) return
    const message = v.parse(up, JSON.parse(text))
    if (session.greeted || message.type === 'hello') this.room.enter(table => receive(table, session, message))
  }

  passDown(): void {
    const frame = this.down.shift()
    if (frame === undefined) return
    this.arrived++
    if (typeof frame === 'string') for (const message of messages(frame)) this.ears.message(this.named(message))
    else {
      this.drop()
      this.ears.close(frame, frame >= 4000)
    }
  }

  /** Everything on its way arrives, and every answer to it. */
  flush(): void {
    for (let i = 0; this.up.length + this.down.length > 0; i++) {
      if (i > 1000) throw new Error('they never stop talking')
      if (this.up.length > 0) this.passUp()
      else this.passDown()
    }
  }

  private readonly named = (message: Down): Down =>
    this.build && message.type === 'welcome' ? { ...message, build: this.build } : message

  private drop(): void {
    const { session } = this
    if (session) this.room.enter(table => goneAway(table, session))
    this.session = null
    this.up.length = this.down.length = 0
  }
}
