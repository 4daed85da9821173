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
  isHere(room) ? connectHere(room, ears) : line<Up, Down>(`main/${room}`, ears)
/** make: where there is none, one is opened for it. */
export const connectCircle = (id: string, make: boolean, ears: Ears<CircleDown>): Line<CircleUp> =>
  line<CircleUp, CircleDown>(`circle/${id}${make ? '?make' : ''}`, ears)

/** A socket to one room that comes back by itself, and notices a line that is dead without being closed. */
function line<Said extends Message, Heard extends Message>(room: string, ears: Ears<Heard>): Line<Said> {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${below(`/parties/${room}`)}`
  let heartbeat = new Heartbeat(performance.now())
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** null: between two tries, or for good. */
  let wire: WebSocket | null = null
  let gone = false
  dial()

  function dial(): void {
    const socket = new WebSocket(url)
    // What a line that was given up still says is nobody's business.
    const on = <K extends keyof WebSocketEventMap>(type: K, heard: (event: WebSocketEventMap[K]) => void) =>
      socket.addEventListener(type, event => socket === wire && heard(event))
    wire = socket
    tries++
    timer = setTimeout(() => lose(CUT), PATIENCE)
    on('open', () => {
      clearTimeout(timer)
      timer = setTimeout(() => (tries = 1), STEADY)
      heartbeat = new Heartbeat(performance.now())
      ears.open()
    })
    on('message', event => {
      const said = read(String(event.data))
      // A line that garbles what is said is as good as silent.
      if (said) heartbeat.heard(performance.now())
      else heartbeat.suspect(performance.now())
      for (const message of said ?? []) {
        // The room drops a reader who does not keep up, rather than to remember everything for them.
        if (message.type === 'mark') say({ type: 'heard', id: message.id })
        else ears.message(message as Message as Heard)
      }
    })
    on('close', event => lose(event.code))
  }

  /** Hangs up, whoever has done so already. */
  function drop(): void {
    clearTimeout(timer)
    const old = wire
    wire = null
    old?.close()
  }

  function lose(code: number): void {
    drop()
    gone = code >= 4000
    if (!gone) timer = setTimeout(dial, Math.min(PAUSE.most, PAUSE.first * PAUSE.grows ** (tries - 1)))
    ears.close(code, gone)
  }

  function redial(): void {
    drop()
    tries = 0
    dial()
  }

  const say = (message: Message) => {
    if (wire?.readyState !== WebSocket.OPEN) return
    wire.send(JSON.stringify(message))
    // What has a number is always answered.
    if (message.n !== undefined) heartbeat.asked(performance.now())
  }
  const beat = setInterval(() => {
    if (wire?.readyState !== WebSocket.OPEN) return
    const next = heartbeat.beat(performance.now())
    if (next === 'ask') wire.send(PING)
    if (next !== 'renew') return
    redial()
    ears.close(CUT, false)
  }, BEAT)
  // A phone that wakes up, or finds its network again: an open socket is asked whether it still is one; another need
  // not wait for its next try.
  const wake = (event: Event) => {
    const fresh = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted
    if (fresh || document.visibilityState !== 'visible' || gone) return
    if (wire?.readyState !== WebSocket.OPEN) return redial()
    heartbeat.suspect(performance.now())
    wire.send(PING)
  }
  const WAKING = [
    [globalThis, 'online'],
    [globalThis, 'pageshow'],
    [document, 'visibilitychange'],
    [document, 'resume'],
  ] as const
  for (const [on, event] of WAKING) on.addEventListener(event, wake)

  return {
    send: say,
    close: () => {
      gone = true
      clearInterval(beat)
      for (const [on, event] of WAKING) on.removeEventListener(event, wake)
      drop()
    },
  }
}

function read(frame: string): Message[] | null {
  try {
    return messages(frame) as Message[]
  } catch {
    return null
  }
}
