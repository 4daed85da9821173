import type { Viewer, With } from '../../src/games/game.ts'
import type { Language } from '../../src/table/protocol.ts'
import { figures } from '../figures.ts'
import type { Socket } from '../platform.ts'
import type { Trips } from './lag.ts'
import { measured } from './lag.ts'
import type { Limit } from './limits.ts'
import { RoomLimits } from './limits.ts'
import type { SeatRecord } from './seats.ts'

/** Characters after which a reader is asked whether they keep up, and after which one who does not is dropped. */
const ASK = 64_000
const TOO_MUCH = 1_000_000
/** The line of whoever is spoken to is measured so often. */
const MEASURE = 4000
/** A session that was not heard for so long is asked whether it is there; for so long, and it is not. */
const SEEK = 15_000
const GONE = 20_000
/** The code of a socket that may come again in a while. */
export const TRY_LATER = 1013

/** What a session is, as its socket keeps it. How much has been read is not known after a sleep, which begins when all is quiet. */
const KEPT = [
  'since',
  'address',
  'id',
  'room',
  'greeted',
  'muted',
  'who',
  'device',
  'member',
  'era',
  'name',
  'lang',
  'slow',
  'moves',
  'trips',
] as const
type Kept = Pick<Session, (typeof KEPT)[number]>

/** One open socket. Who it is follows from its token only, never from anything else it says. */
export class Session {
  private readonly socket: Socket
  readonly since: number
  /** By which the others at the table may speak of it; given when it joins, and to nobody else after it. */
  id = 0
  readonly messages: Limit
  readonly chat: Limit
  /** What limits are counted by; '' where the network does not tell. */
  readonly address: string
  /** As it stood in the address. */
  room = ''
  greeted = false
  closed = false
  muted = false
  /** The hash of the token it has shown. Which seat that opens, if any, is for the table's seats to say. */
  who: string | null = null
  /** The hash of the device it says it is, in this room; null: it does not say. */
  device: string | null = null
  /** Of the table's circle, by the pass it has shown. */
  member: number | null = null
  /** Of that pass. */
  era = 0
  /** Through whose eyes it looks, as long as it has this token and the seats are these. */
  look: { seats: readonly SeatRecord[]; who: string | null; eyes: Viewer } | null = null
  /** The number of the action being judged. */
  acting: number | null = null
  name = ''
  lang: Language = 'en'
  slow = false
  /** Asks for the moves there are. */
  moves = false
  /** Sent and perhaps not read: all of it, and since the mark that has not been answered. */
  private unread = 0
  private sinceMark = 0
  private mark: { id: string; at: number | null } | null = null
  /** How long answers to marks took. */
  trips: Trips = []
  private measuredAt = -Infinity
  /** It sends pings: then it is missed when they stay out. */
  pings = false
  private lastWord: number
  private soughtAt = -Infinity
  /** Whether it sends pings has been looked into: the first may come while the room sleeps. */
  private looked = false
  private kept: Kept | null = null

  constructor(socket: Socket, now: number, address = '', limits = new RoomLimits(now)) {
    this.socket = socket
    this.since = now
    this.lastWord = now
    this.address = address
    const { messages, chat } = limits.of(address, now)
    this.messages = messages
    this.chat = chat
  }

  /** The session whose socket has outlived the room's memory. */
  static of(socket: Socket, kept: unknown, limits: RoomLimits): Session {
    const { since, address, ...rest } = kept as Kept
    return Object.assign(new Session(socket, since, address, limits), rest)
  }

  /** Called when anything of it may have changed. */
  keep(): void {
    const { kept } = this
    if (this.closed || (kept && KEPT.every(key => kept[key] === this[key]))) return
    this.kept = Object.fromEntries(KEPT.map(key => [key, this[key]])) as Kept
    this.socket.keep(this.kept)
  }

  /**
   * A socket that is going throws when it is written to; that is no concern of the others. now: its line may be measured,
   * for what is sent is sent at once.
   */
  send(text: string, now: number | null = null): void {
    if (this.closed) return
    // What is not read stays in memory. How long one message of ours is, is no fault of its reader's.
    if (this.unread > TOO_MUCH) return this.end(TRY_LATER, 'slow')
    this.unread += text.length
    this.sinceMark += text.length
    this.write(text)
    const due = now !== null && now - this.measuredAt >= MEASURE
    if (this.mark === null && (due || this.unread >= ASK)) this.ask(now)
  }

  /** Something has come. */
  spoke(now: number): void {
    this.lastWord = now
  }

  /** When anything was last heard, pings that never reached us among it; null: it sends none, and is not missed. */
  private heardAt(): number | null {
    const answered = this.socket.answered?.() ?? null
    if (!this.pings && answered === null) return null
    return Math.max(this.lastWord, answered ?? 0)
  }

  /** When its silence next has to be looked into. */
  missedAt(): number {
    const heard = this.heardAt()
    if (heard === null) return this.looked ? Infinity : this.since + SEEK
    return this.soughtAt > heard ? Math.max(heard + GONE, this.soughtAt + GONE - SEEK) : heard + SEEK
  }

  /**
   * Unheard for a while, it is asked, for a page in the background may have slept over its pings; if that is not answered
   * either, the line is dead, though nobody has closed it.
   */
  seek(now: number): void {
    if (this.closed || this.missedAt() > now) return
    this.looked = true
    const heard = this.heardAt()
    if (heard === null) return
    if (this.soughtAt > heard) return this.bye(TRY_LATER, 'silent')
    this.soughtAt = now
    this.ask(now)
  }

  /** Nobody can answer a mark who has not read it, and everything before it. */
  private ask(at: number | null): void {
    this.mark = { id: crypto.randomUUID().slice(0, 13), at }
    this.measuredAt = at ?? this.measuredAt
    this.sinceMark = 0
    this.write(JSON.stringify({ type: 'mark', id: this.mark.id }))
  }

  /** The reader has read everything up to this mark. */
  heard(id: string, now: number): void {
    if (id !== this.mark?.id) return
    if (this.mark.at !== null) this.trips = measured(this.trips, now - this.mark.at)
    this.mark = null
    this.unread = this.sinceMark
  }

  /** The last word: why, in a message and in the close itself. */
  bye(code: number, why: string, more?: With): void {
    if (this.closed) return
    figures.add('refusals', why)
    this.send(JSON.stringify({ type: 'bye', why, ...(more && { with: more }) }))
    this.end(code, why)
  }

  private write(text: string): void {
    try {
      this.socket.send(text)
    } catch {
      this.closed = true
    }
  }

  private end(code: number, why: string): void {
    if (this.closed) return
    this.closed = true
    this.socket.close(code, why)
  }
}
