import { siteOf } from './address.ts'
import { CLOSE } from '../src/table/protocol.ts'
import type { Platform, Socket } from './platform.ts'
import type { RoomLimits } from './table/limits.ts'
import { Session, TRY_LATER } from './table/session.ts'

/** Strangers from one site, and how long each socket has until its hello. */
const STRANGERS_OF_ONE = 32
const PATIENCE = 10_000

/** most: so many strangers at once. isStranger: whether an open socket is one. */
export type Strangers = { most: number; isStranger: (session: Session) => boolean }

/** The open sockets of one actor, a table's room or a circle. */
export class Sessions extends Map<Socket, Session> {
  private readonly platform: Platform
  private readonly limits: RoomLimits
  private readonly strangers: Strangers

  constructor(platform: Platform, limits: RoomLimits, strangers: Strangers) {
    super()
    this.platform = platform
    this.limits = limits
    this.strangers = strangers
  }

  /** Those that have outlived the actor's memory. */
  recall(): void {
    for (const { socket, kept } of this.platform.sockets()) this.set(socket, Session.of(socket, kept, this.limits))
  }

  /** id: the actor's, as it stood in the address. */
  connect(socket: Socket, id: string, address: string): void {
    const { platform } = this
    const { most, isStranger } = this.strangers
    const session = new Session(socket, platform.now(), address, this.limits)
    session.room = id
    const strangers = [...this.values()].filter(other => !other.closed && isStranger(other))
    const near = strangers.filter(other => address && siteOf(other.address) === siteOf(address))
    this.set(socket, session)
    if (strangers.length >= most || (near.length >= STRANGERS_OF_ONE && !platform.forTests))
      session.bye(TRY_LATER, 'crowded')
    session.keep()
  }

  /** The other side has closed, or the line has broken; null: it was not one of ours any more. */
  leave(socket: Socket): Session | null {
    const session = this.get(socket)
    if (!session) return null
    this.delete(socket)
    session.closed = true
    return session
  }

  greeted(): Session[] {
    return [...this.values()].filter(session => session.greeted && !session.closed)
  }

  /** Whoever has not said hello in time goes. */
  hurry(): void {
    const now = this.platform.now()
    for (const session of this.values())
      if (!session.greeted && now - session.since >= PATIENCE) session.bye(TRY_LATER, 'slow')
  }

  /** When somebody's patience is due to end. */
  patience(): number {
    let due = Infinity
    for (const { greeted, since } of this.values()) if (!greeted) due = Math.min(due, since + PATIENCE)
    return due
  }

  /**
   * When somebody's silence has to be looked into. An actor that may sleep is woken for those it waits for; the others' is
   * noticed when it is awake anyway.
   */
  silence(awaited: () => Session[]): number {
    const missed = this.platform.sleeps ? awaited() : this.greeted()
    return Math.min(...missed.map(session => session.missedAt()))
  }

  /** Whoever comes from there goes. */
  drop(address: string): void {
    for (const session of this.values()) if (session.address === address) session.bye(CLOSE.removed, 'removed')
  }

  /** Whoever was told to go may hold the line for as long as they like: nothing is kept for it, and no room for them. */
  sweep(): void {
    for (const [socket, { closed }] of this) if (closed) this.delete(socket)
  }
}
