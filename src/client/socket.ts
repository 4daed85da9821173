import ReconnectingWebSocket from 'partysocket/ws'
import { below } from './base.ts'
import type { CircleDown, CircleUp } from '../circle/protocol.ts'
import { PING, messages, type Down, type Up } from '../table/protocol.ts'
import { isHere } from '../table/roomId.ts'
import { connectHere } from './here.ts'
import { Heartbeat } from './heartbeat.ts'

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
  let socket = open()

  function open(): ReconnectingWebSocket {
    const socket = new ReconnectingWebSocket(url, undefined, {
      maxEnqueuedMessages: 0,
      minReconnectionDelay: 250,
      maxReconnectionDelay: 5000,
      connectionTimeout: 6000,
      shouldReconnectOnClose: event => event.code < 4000,
    })
    socket.addEventListener('open', () => {
      heartbeat = new Heartbeat(performance.now())
      ears.open()
    })
    socket.addEventListener('message', event => {
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
    socket.addEventListener('close', event => ears.close(event.code, event.code >= 4000))
    return socket
  }

  const say = (message: Message) => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(message))
    // What has a number is always answered.
    if (message.n !== undefined) heartbeat.asked(performance.now())
  }
  const timer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    const next = heartbeat.beat(performance.now())
    if (next === 'ask') socket.send(PING)
    if (next === 'renew') socket.reconnect()
  }, BEAT)
  // A phone that wakes up, or finds its network again: an open socket is asked whether it still is one; another need
  // not wait for its next try. It does not hear of this, so a new one takes its place.
  const wake = (event: Event) => {
    const fresh = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted
    if (fresh || document.visibilityState !== 'visible' || !socket.shouldReconnect) return
    if (socket.readyState === WebSocket.OPEN) {
      heartbeat.suspect(performance.now())
      socket.send(PING)
      return
    }
    socket.close()
    socket = open()
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
      clearInterval(timer)
      for (const [on, event] of WAKING) on.removeEventListener(event, wake)
      socket.close()
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
