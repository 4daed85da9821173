import type { Platform, Socket } from './platform.ts'
import { Sessions, type Strangers } from './sessions.ts'
import { RoomLimits } from './table/limits.ts'
import type { Session } from './table/session.ts'
import { WakeUps } from './wakeUps.ts'
import { storageHealth } from './storageHealth.ts'

const NORMAL = 1000

export type Raw = string | ArrayBuffer | ArrayBufferView

/**
 * A room that people are connected to, wherever it runs: a table's, or a circle's. Sockets and wake-ups come in here,
 * and nothing thrown gets out: what was half done is forgotten, and taken from disk again.
 */
export abstract class SocketRoom<Command> {
  protected readonly platform: Platform
  protected readonly sessions: Sessions
  protected readonly wakeUps: WakeUps
  /** What is on disk cannot be read: the number of that in the log. */
  protected broken: string | null = null
  /** Failures in a row: each may make the next try wait longer. */
  protected failures = 0

  constructor(platform: Platform, strangers: Strangers) {
    this.platform = platform
    this.sessions = new Sessions(platform, new RoomLimits(platform.now()), strangers)
    this.wakeUps = new WakeUps(platform, () => void this.ring())
  }

  /** Before anything else comes in. */
  start(): Promise<void> {
    if (storageHealth.lost(this.platform.id)) this.fail('storage', new Error('a write was lost'))
    return this.platform.alone(async () => {
      await this.wakeUps.recall()
      this.sessions.recall()
      await this.resume()
    })
  }

  /** id: the actor's, as it stood in the address; only what has passed the gate comes here. */
  connect(socket: Socket, id: string, address = ''): void {
    this.guard('connect', () => this.sessions.connect(socket, id, address))
  }

  message(socket: Socket, raw: Raw): void {
    const session = this.sessions.get(socket)
    if (!session || session.closed) return
    this.guard('message', () => this.hear(session, raw), session)
  }

  /** The other side has closed, or the line has broken. */
  close(socket: Socket): void {
    const session = this.sessions.leave(socket)
    if (session) this.guard('close', () => this.left(session))
    socket.close(NORMAL, '')
  }

  /** Something is due that was too far off for a timer; or its time is over, and nothing of it is kept. */
  abstract wake(): Promise<void>

  /** Whether nothing lives here, and nothing was found that could not be read. */
  abstract get empty(): boolean
  /** token: as the request's own header brings it. */
  abstract request(url: string, token: string | null): Promise<Response>
  /** What the server itself, or another actor, wants of it. */
  abstract command(command: Command): Promise<Response>

  /** What is on disk, and whoever is still here from an earlier life. */
  protected abstract resume(): Promise<void>
  protected abstract hear(session: Session, raw: Raw): void
  protected abstract left(session: Session): void
  /** A timer has run out. */
  protected abstract ring(): void | Promise<void>
  /** What follows from any change. */
  protected abstract changed(): void
  /** id: what the log has for what went wrong while this session was heard. */
  protected abstract recover(id: string, session?: Session): void
  /** Says when there is something to do again. */
  protected abstract arm(): void
  /** Into the log; returns the number it has there. */
  protected abstract fail(what: string, error: unknown): string

  /** Whether nothing can be written now. It is tried once more: perhaps nothing is left whose time would bring that about. */
  protected stuck(): boolean {
    const { failing } = storageHealth
    if (failing) void storageHealth.recover(() => this.platform.probe())
    return failing
  }

  /** Returns the number that the log has for what went wrong, or null when all went well. */
  protected guard(what: string, run: () => void, session?: Session): string | null {
    let id: string | null = null
    try {
      run()
      this.changed()
      session?.keep()
      this.failures = 0
    } catch (error) {
      this.failures++
      id = this.fail(what, error)
      this.recover(id, session)
    }
    this.arm()
    return id
  }
}
