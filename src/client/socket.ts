import { below } from './base.ts'
import type { CircleDown, CircleUp } from '../circle/protocol.ts'
import { PING, messages, type Down, type Up } from '../table/protocol.ts'
import { isHere } from '../table/roomId.ts'
import { fetchPart } from './fetchPart.ts'
import { Heartbeat } from './heartbeat.ts'
import { CUT, linesHere } from './linesHere.ts'

/** What every kind of room and its client tell each other, and the words of the line itself. */
type Message = { type: string; n?: number | null; id?: string | number }
export type Line<Said> = { send: (message: Said) => void; close: () => void }
export type Socket = Line<Up>
export type Ears<Heard> = {
  open: () => void
  message: (message: Heard) => void
  /** final: the room told us to stay away. */
  close: (code: number, final: boolean) => void
}

const BEAT = 500
/** Between two tries, each time longer; how long one may take; and after how long a line counts as a good one (milliseconds). */
const PAUSE = { first: 250, grows: 1.3, most: 5000 }
const PATIENCE = 6000
const STEADY = 5000

const connectHere = linesHere(() => fetchPart(() => import('./deviceRoom.ts')))

/** Wherever the room runs. */
export const connect = (room: string, ears: Ears<Down>): Socket =>
  isHere(room) ? connectHere(room, ears) : new ServerLine<Up, Down>(`main/${room}`, ears)
/** make: where there is none, one is opened for it. */
export const connectCircle = (id: string, make: boolean, ears: Ears<CircleDown>): Line<CircleUp> =>
  new ServerLine<CircleUp, CircleDown>(`circle/${id}${make ? '?make' : ''}`, ears)

/** A socket to one room that comes back by itself, and notices a line that is dead without being closed. */
class ServerLine<Said extends Message, Heard extends Message> implements Line<Said> {
  readonly #url: string
  readonly #ears: Ears<Heard>
  readonly #beating: ReturnType<typeof setInterval>
  readonly #listening = new AbortController()
  #heartbeat = new Heartbeat(performance.now())
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** null: between two tries, or for good. */
  #wire: WebSocket | null = null
  #gone = false

  constructor(room: string, ears: Ears<Heard>) {
    this.#url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${below(`/parties/${room}`)}`
    this.#ears = ears
    this.#dial()
    this.#beating = setInterval(() => this.#beat(), BEAT)
    const { signal } = this.#listening
    for (const event of ['online', 'pageshow']) globalThis.addEventListener(event, this.#wake, { signal })
    for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, this.#wake, { signal })
  }

  /** What is said to the room, or of the line itself. */
  send(message: Said | Message): void {
    if (!isOpen(this.#wire)) return
    this.#wire.send(JSON.stringify(message))
    // What has a number is always answered.
    if (message.n !== undefined) this.#heartbeat.asked(performance.now())
  }

  close(): void {
    this.#gone = true
    clearInterval(this.#beating)
    this.#listening.abort()
    this.#drop()
  }

  #dial(): void {
    const socket = new WebSocket(this.#url)
    // What a line that was given up still says is nobody's business.
    const on = <K extends keyof WebSocketEventMap>(type: K, heard: (event: WebSocketEventMap[K]) => void) =>
      socket.addEventListener(type, event => socket === this.#wire && heard(event))
    this.#wire = socket
    this.#tries++
    this.#timer = setTimeout(() => this.#lose(CUT), PATIENCE)
    on('open', () => this.#opened())
    on('message', event => this.#hear(String(event.data)))
    on('close', event => this.#lose(event.code))
  }

  #opened(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#tries = 1), STEADY)
    this.#heartbeat = new Heartbeat(performance.now())
    this.#ears.open()
  }

  #hear(frame: string): void {
    const said = read(frame)
    // A line that garbles what is said is as good as silent.
    if (said) this.#heartbeat.heard(performance.now())
    else this.#heartbeat.suspect(performance.now())
    for (const message of said ?? []) {
      // The room drops a reader who does not keep up, rather than to remember everything for them.
      if (message.type === 'mark') this.send({ type: 'heard', id: message.id })
      else this.#ears.message(message as Message as Heard)
    }
  }

  /** Hangs up, whoever has done so already. */
  #drop(): void {
    clearTimeout(this.#timer)
    const old = this.#wire
    this.#wire = null
    old?.close()
  }

  #lose(code: number): void {
    this.#drop()
    this.#gone = code >= 4000
    if (!this.#gone) {
      const pause = Math.min(PAUSE.most, PAUSE.first * PAUSE.grows ** (this.#tries - 1))
      this.#timer = setTimeout(() => this.#dial(), pause)
    }
    this.#ears.close(code, this.#gone)
  }

  #redial(): void {
    this.#drop()
    this.#tries = 0
    this.#dial()
  }

  #beat(): void {
    if (!isOpen(this.#wire)) return
    const next = this.#heartbeat.beat(performance.now())
    if (next === 'ask') this.#wire.send(PING)
    if (next !== 'renew') return
    this.#redial()
    this.#ears.close(CUT, false)
  }

  /**
   * A phone that wakes up, or finds its network again: an open socket is asked whether it still is one; another need
   * not wait for its next try.
   */
  readonly #wake = (event: Event): void => {
    const fresh = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted
    if (fresh || document.visibilityState !== 'visible' || this.#gone) return
    if (!isOpen(this.#wire)) return this.#redial()
    this.#heartbeat.suspect(performance.now())
    this.#wire.send(PING)
  }
}

const isOpen = (wire: WebSocket | null): wire is WebSocket => wire?.readyState === WebSocket.OPEN

function read(frame: string): Message[] | null {
  try {
    return messages(frame) as Message[]
  } catch {
    return null
  }
}
