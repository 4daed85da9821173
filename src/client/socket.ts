import ReconnectingWebSocket from 'partysocket/ws'
import { below } from './base.ts'
import { PING, messages, type Down, type Up } from '../table/protocol.ts'

export type Socket = { send: (message: Up) => void; close: () => void }
type Ears = {
  open: () => void
  message: (message: Down) => void
  /** final: the room told us to stay away. */
  close: (code: number, final: boolean) => void
}

const EVERY = 10_000
const SILENCE = 16_000

/** A socket to one room that comes back by itself, and notices a line that is dead without being closed. */
export function connect(room: string, ears: Ears): Socket {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${below(`/parties/main/${room}`)}`
  let heard = 0
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
      heard = performance.now()
      ears.open()
    })
    socket.addEventListener('message', event => {
      const said = read(String(event.data))
      // A line that garbles what is said is as good as silent.
      heard = said ? performance.now() : -Infinity
      for (const message of said ?? []) {
        // The room drops a reader who does not keep up, rather than to remember everything for them.
        if (message.type === 'mark') send({ type: 'heard', id: message.id })
        else ears.message(message)
      }
    })
    socket.addEventListener('close', event => ears.close(event.code, event.code >= 4000))
    return socket
  }

  const send = (message: Up) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const timer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (performance.now() - heard > SILENCE) socket.reconnect()
    else socket.send(PING)
  }, EVERY)
  // A phone that wakes up, or finds its network again, need not wait for the next try: a socket that waits for it
  // does not hear of it, so another takes its place.
  const wake = () => {
    if (document.visibilityState !== 'visible' || socket.readyState === WebSocket.OPEN || !socket.shouldReconnect)
      return
    socket.close()
    socket = open()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)

  return {
    send,
    close: () => {
      clearInterval(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      socket.close()
    },
  }
}

function read(frame: string): Down[] | null {
  try {
    return messages(frame)
  } catch {
    return null
  }
}
