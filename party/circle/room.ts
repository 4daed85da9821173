import { bytesToHex } from '@noble/hashes/utils.js'
import { CIRCLE_LIMITS } from '../../src/circle/constants.ts'
import type { CircleRefusal, CircleUp } from '../../src/circle/protocol.ts'
import { cleanName } from '../../src/table/names.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { addressLimits, type Kind } from '../addressLimits.ts'
import { figures } from '../figures.ts'
import { json } from '../http.ts'
import { SocketRoom, type Raw } from '../socketRoom.ts'
import { report as toLog, tableName } from '../journal.ts'
import type { Platform } from '../platform.ts'
import { SavingRows } from '../savingRows.ts'
import { hashToken } from '../token.ts'
import type { Session } from '../table/session.ts'
import { storageHealth } from '../storageHealth.ts'
import { Circle, enter, type Io } from './circle.ts'
import { receive } from './door.ts'
import { colourFor, opens } from './membership.ts'
import { download } from './downloads.ts'
import { CircleErrands } from './errands.ts'
import { packed } from './files.ts'
import { read } from './inbound.ts'
import { keyOf } from './key.ts'
import { circleName } from './names.ts'
import type { CircleCommand, Heard, Made } from './command.ts'
import { memberOf, type Newcomer } from './state.ts'
import { hasEnded, KEYS, load } from './store.ts'
import { entered, isOurs, report, rollOf, told } from './tables.ts'

/** Sockets that are no member's: so many at once. */
const STRANGERS = 256
const DAY = 24 * 60 * 60 * 1000

/**
 * One circle, wherever it runs: sockets, requests, tables' reports and wake-ups in, the circle out. As with a table's room,
 * nothing thrown gets past it, and everything that was changed is written and shown on the way out.
 */
export class CircleRoom extends SocketRoom<CircleCommand> {
  private circle: Circle | null = null
  private readonly io: Io
  /** There was a circle here, and there will be no other. */
  private ended = false
  private readonly errands: CircleErrands

  constructor(platform: Platform) {
    super(platform, { most: STRANGERS, isStranger: ({ who }) => who === null })
    const saving = new SavingRows(platform, error => this.fail('put', error))
    this.errands = new CircleErrands(platform, (what, run) => void this.into(what, run))
    this.io = {
      now: () => platform.now(),
      bytes: count => platform.bytes(count),
      put: rows => saving.put(rows),
    }
  }

  protected async resume(): Promise<void> {
    await this.load()
    if (this.circle) this.guard('start', () => {})
  }

  /** Whether there is no circle, and nothing that could not be read. */
  get empty(): boolean {
    return !this.circle && !this.broken
  }

  protected left(session: Session): void {
    if (!this.circle) return
    enter(this.circle, circle => {
      // Whoever stayed for days was here until now.
      if (circle.member(session)) this.used(circle)
      circle.sessions.delete(session)
    })
  }

  protected ring(): void {
    this.guard('tick', () => this.sessions.hurry())
  }

  async wake(): Promise<void> {
    this.wakeUps.gone()
    if (this.broken) return
    if (this.circle && this.end(this.circle) > this.platform.now())
      return void this.guard('wake', () => this.sessions.hurry())
    if (this.circle) await this.clear()
  }

  /** token: as the request's own header brings it. Only members are told anything. */
  async request(url: string, token: string | null): Promise<Response> {
    try {
      if (this.broken) return json({ why: 'broken', id: this.broken }, 500)
      if (!this.circle) return json({ why: 'noCircle' }, 404)
      return await download(this.circle, this.platform.storage, url, token)
    } catch (error) {
      return json({ why: 'internal', id: this.fail('request', error) }, 500)
    }
  }

  /** What a table wants of the circle. */
  async command(command: CircleCommand): Promise<Response> {
    try {
      if (this.broken) return json({ why: 'broken', id: this.broken }, 500)
      if (this.stuck()) return json({ why: 'storage' }, 503)
      if (command.type === 'make') return this.make(command)
      if (!this.circle) return json({ why: 'noCircle' }, 410)
      if (!isOurs(this.circle, command)) return json({ why: 'notOurs' }, 403)
      if (command.type === 'told') {
        this.into('told', circle => {
          told(circle, command)
          this.errands.answered(circle, command.room)
        })
        const table = this.circle.state.tables.find(({ room }) => room === command.room)
        return json({ roll: table ? rollOf(this.circle, table) : null } satisfies Heard)
      }
      if (!entered(this.circle, command)) {
        const rows = await packed(command.file)
        // Another life of the circle, or the same report again, may have come meanwhile.
        const written = this.into('match', circle => {
          this.used(circle)
          report(circle, command, rows)
        })
        if (!written) return json({ why: 'internal' }, 500)
      }
      return json({})
    } catch (error) {
      return json({ why: 'internal', id: this.fail('command', error) }, 500)
    }
  }

  /** Through the one way in; false: it went wrong. */
  private into(what: string, run: (circle: Circle) => void): boolean {
    const { circle } = this
    return !!circle && this.guard(what, () => enter(circle, run)) === null
  }

  private make({ id, name, picture, people, room }: Extract<CircleCommand, { type: 'make' }>): Response {
    const { circle } = this
    if (circle || this.ended) return json({ why: 'taken' }, 409)
    const members: Newcomer[] = []
    for (const { name, hash } of people)
      members.push({ name, hash, colour: colourFor(members), owner: members.length === 0 })
    const begun = this.begin(id, name, picture, members)
    if (this.guard('make', () => enter(begun, () => (this.circle = begun))) !== null)
      return json({ why: 'internal' }, 500)
    const made: Made = {
      key: keyOf(begun.state.secret, room),
      members: begun.state.members.map(member => member.id),
    }
    return json(made)
  }

  private begin(id: string, name: string, picture: Circle['state']['picture'], members: Newcomer[]): Circle {
    this.platform.log('made', { circle: tableName(id) })
    const secret = bytesToHex(this.platform.bytes(32))
    return Circle.begin(this.io, { type: 'made', id, name, picture, secret, members, day: this.day() })
  }

  private async load(): Promise<void> {
    this.circle = null
    try {
      const saved = await load(this.platform.storage)
      this.broken = null
      if (!saved) {
        this.ended = await hasEnded(this.platform.storage)
        return
      }
      const circle = new Circle(this.io, saved)
      for (const session of this.sessions.greeted()) circle.sessions.add(session)
      this.circle = circle
    } catch (error) {
      this.broken = this.fail('load', error)
    }
  }

  protected hear(session: Session, raw: Raw): void {
    const { platform } = this
    if (!platform.forTests && !session.messages.spend(platform.now())) return session.bye(CLOSE.tooFast, 'tooFast')
    const message = read(raw)
    if ('reload' in message) return session.bye(CLOSE.reload, 'reload')
    if ('why' in message) return refuse(session, message.n, message.why)
    if (message.type === 'hello') return this.greet(session, message)
    const n = 'n' in message ? message.n : null
    const { circle } = this
    if (!session.greeted || !circle) return refuse(session, n, 'helloFirst')
    if (message.type !== 'ping' && this.stuck()) return refuse(session, n, 'storage')
    if (!this.may(circle, session, message)) return refuse(session, n, 'tooFast')
    enter(circle, () => receive(circle, session, message))
  }

  /** Joining and guessing are for each address to do only so often, here as everywhere. */
  private may(circle: Circle, session: Session, message: CircleUp): boolean {
    const { type } = message
    if (circle.member(session)?.owner) return true
    if (type === 'join' || type === 'claim') return this.spend('join', session)
    // What is right is heard however many wrong ones came from there.
    if (type === 'move' || type === 'own') return opens(circle, message) || this.spend('wrongToken', session)
    return true
  }

  private spend(kind: Kind, { address }: Session): boolean {
    return this.platform.forTests || addressLimits.spend(kind, address, this.platform.now())
  }

  private greet(session: Session, message: Extract<CircleUp, { type: 'hello' }>): void {
    if (this.broken) return session.bye(CLOSE.broken, 'broken', { id: this.broken })
    const hash = message.token ? hashToken(message.token) : null
    // Whoever founds one brings a token that nobody knows yet.
    const wrong = hash !== null && this.circle !== null && !knows(this.circle, hash)
    if (wrong && !this.spend('wrongToken', session)) return session.bye(CLOSE.tooFast, 'tooFast')
    const why = !this.circle && !this.ended && message.make ? this.found(session, message.make, hash) : null
    if (why) return refuse(session, null, why)
    const { circle } = this
    if (!circle) return session.bye(CLOSE.noRoom, 'noCircle')
    enter(circle, () => {
      if (hash !== null && knows(circle, hash)) session.who = hash
      session.greeted = true
      session.lang = message.lang
      circle.sessions.add(session)
      if (circle.member(session)) this.used(circle)
      circle.welcome(session)
    })
  }

  /** A new circle of one, whose token has this hash; returns why not. */
  private found(session: Session, { name, picture, as, colour }: Founding, hash: string | null): CircleRefusal | null {
    const own = cleanName(as)
    const called = circleName(name)
    if (hash === null) return 'badMessage'
    if (!own || !called) return 'noName'
    if (this.stuck()) return 'storage'
    if (!this.spend('make', session)) return 'tooFast'
    this.circle = this.begin(session.room, called, picture, [
      { name: own, colour: colour ?? colourFor([]), hash, owner: true },
    ])
    return null
  }

  /** Its days are counted from the last on which a member was here or a match was entered; what is too old goes with the day. */
  private used(circle: Circle): void {
    if (circle.state.used === this.day() || storageHealth.failing) return
    circle.happen({ type: 'used', day: this.day() })
    circle.happen({ type: 'swept', at: this.platform.now() })
  }

  private day(): number {
    return Math.floor(this.platform.now() / DAY)
  }

  protected changed(): void {
    if (this.circle) this.errands.pump(this.circle)
  }

  protected recover(_: string, session?: Session): void {
    if (session) refuse(session, null, 'internal')
    void this.platform.alone(async () => {
      await this.load()
      if (this.circle) enter(this.circle, circle => circle.sessions.forEach(each => circle.welcome(each)))
    })
  }

  protected fail(where: string, error: unknown): string {
    return toLog((event, facts) => this.platform.log(event, facts), `circle ${where}`, error)
  }

  /** The end of the circle, and of all that was kept of it. */
  private async clear(): Promise<void> {
    const { storage } = this.platform
    this.circle = null
    this.ended = true
    for (const session of this.sessions.values()) session.bye(CLOSE.ended, 'deleted')
    await storage.clear()
    await storage.put({ [KEYS.ended]: true })
    this.wakeUps.gone()
  }

  protected arm(): void {
    if (this.circle?.over) void this.clear().catch(error => this.fail('clear', error))
    const { circle, sessions } = this
    sessions.sweep()
    this.wakeUps.set(
      Math.min(sessions.patience(), circle ? this.errands.due(circle) : Infinity),
      circle && this.end(circle),
    )
  }

  private end({ state, sessions }: Circle): number {
    const last = sessions.size ? this.platform.now() : state.used * DAY
    return last + CIRCLE_LIMITS.expiryMs
  }
}

/** Of a member's device, or of somebody who says that they are one. */
const knows = ({ state }: Circle, hash: string): boolean =>
  memberOf(state, hash) !== null || state.claims.some(claim => claim.hash === hash)

type Founding = NonNullable<Extract<CircleUp, { type: 'hello' }>['make']>

function refuse(session: Session, n: number | null, why: CircleRefusal): void {
  figures.add('refusals', why)
  session.send(JSON.stringify({ type: 'no', n, why }))
}
