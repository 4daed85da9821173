import { Circle, enter } from '../../../party/circle/circle.ts'
import { receive } from '../../../party/circle/door.ts'
import { memberOf, type Event } from '../../../party/circle/state.ts'
import { hashToken } from '../../../party/token.ts'
import { Session } from '../../../party/table/session.ts'
import type { CircleDown, CircleUp } from '../../../src/circle/protocol.ts'

type Asked<T> = T extends { n: number } ? Omit<T, 'n'> & { n?: number } : T
const token = (name: string) => Buffer.from(name).toString('hex').padEnd(32, '0')

/** A circle by itself, without the room around it: nothing is awaited, and its clock stands. */
export class BareCircle {
  now = 1_000_000_000
  readonly rows: Record<string, unknown> = {}
  readonly circle: Circle
  private bytes = 0

  /** names: its members, the first of whom owns it; 1, 2, 3. */
  constructor(...names: string[]) {
    const io = {
      now: () => this.now,
      bytes: (count: number) => Uint8Array.from({ length: count }, () => ++this.bytes),
      put: (rows: Record<string, unknown>) => void Object.assign(this.rows, rows),
    }
    this.circle = Circle.begin(io, {
      type: 'made',
      id: 'c',
      name: 'Sunday',
      picture: 'tea',
      secret: '5e'.repeat(32),
      members: names.map((name, i) => ({ name, colour: 'red', hash: hashToken(token(name)), owner: i === 0 })),
      day: 7,
    })
  }

  happen(...events: Event[]): void {
    enter(this.circle, () => events.forEach(event => this.circle.happen(event)))
  }

  /** By a member's device, or a stranger's. */
  line(name: string) {
    const got: CircleDown[] = []
    const send = (text: string) => void got.push(...[JSON.parse(text) as CircleDown | CircleDown[]].flat())
    const session = new Session({ send, close: () => {}, keep: () => {} }, this.now)
    const hash = hashToken(token(name))
    session.who = memberOf(this.circle.state, hash) && hash
    session.greeted = true
    this.circle.sessions.add(session)
    /** What is answered to it. */
    const say = (message: Asked<Exclude<CircleUp, { type: 'hello' }>>): CircleDown[] => {
      const before = got.length
      enter(this.circle, circle =>
        receive(circle, session, { n: 1, ...message } as Exclude<CircleUp, { type: 'hello' }>),
      )
      return got.slice(before).filter(({ type }) => type !== 'circle')
    }
    return { session, got, say }
  }
}
