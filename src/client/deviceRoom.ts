import { UNWRITTEN, type FromPage, type ToPage } from '../table/port.ts'
import { messages, type Down } from '../table/protocol.ts'
import type { Ears, Socket } from './socket.ts'

/** After a worker that failed, the next one waits so long, and each time twice as long. */
const PAUSE = { first: 250, most: 5000 }
const BROKEN = 1006

type Waiting = { done: (answer: { status: number; body: string }) => void; failed: (error: Error) => void }
const start = () =>
  new Worker(new URL('../../party/platform/browser.ts', import.meta.url), { type: 'module', name: 'masa-room' })

/** A room that runs on this device, in a worker of its own; as many lines to it as there are people at it here. */
export class DeviceRoom {
  readonly #room: string
  readonly #start: () => Worker
  readonly #lines = new Map<number, Ears<Down>>()
  readonly #asked = new Map<number, Waiting>()
  #worker: Worker | null = null
  #number = 0
  #failures = 0
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(room: string, startWorker: () => Worker = start) {
    this.#room = room
    this.#start = startWorker
  }

  get idle(): boolean {
    return this.#lines.size + this.#asked.size === 0
  }

  open(ears: Ears<Down>): Socket {
    const line = ++this.#number
    this.#lines.set(line, ears)
    this.#tell({ open: line, room: this.#room })
    return {
      send: message => this.#lines.has(line) && this.#tell({ line, text: JSON.stringify(message) }),
      close: () => {
        if (this.#lines.delete(line)) this.#tell({ close: line })
      },
    }
  }

  /** What the room would answer to a request. */
  ask(url: string): Promise<{ status: number; body: string }> {
    const ask = ++this.#number
    return new Promise((done, failed) => {
      this.#asked.set(ask, { done, failed })
      this.#tell({ ask, room: this.#room, url })
    })
  }

  /** What was written is kept; what was not was never answered. */
  stop(): void {
    clearTimeout(this.#again)
    this.#worker?.terminate()
    this.#worker = null
  }

  #tell(message: FromPage): void {
    this.#worker ??= this.#hire()
    this.#worker.postMessage(message)
  }

  #hire(): Worker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#heard(data)
    worker.onerror = () => this.#failed()
    return worker
  }

  #heard(message: ToPage): void {
    if ('answer' in message) {
      this.#asked.get(message.answer)?.done(message)
      this.#asked.delete(message.answer)
    } else if ('closed' in message) this.#closed(message)
    else if ('opened' in message) this.#lines.get(message.opened)?.open()
    else this.#said(message.line, message.text)
  }

  #said(line: number, text: string): void {
    for (const message of messages(text)) {
      this.#failures = 0
      if (message.type === 'mark') this.#tell({ line, text: JSON.stringify({ type: 'heard', id: message.id }) })
      else this.#lines.get(line)?.message(message)
    }
  }

  #closed({ closed: line, code }: Extract<ToPage, { closed: number }>): void {
    const ears = this.#lines.get(line)
    if (!ears) return
    if (code < 4000) return this.#failed(code === UNWRITTEN ? code : BROKEN)
    this.#lines.delete(line)
    ears.close(code, true)
  }

  /** Another worker takes the room from where it stands on disk. */
  #failed(code = BROKEN): void {
    this.stop()
    for (const { failed } of this.#asked.values()) failed(new Error('the room on this device failed'))
    this.#asked.clear()
    for (const ears of this.#lines.values()) ears.close(code, false)
    const pause = Math.min(PAUSE.most, PAUSE.first * 2 ** this.#failures++)
    this.#again = setTimeout(() => {
      for (const open of this.#lines.keys()) this.#tell({ open, room: this.#room })
    }, pause)
  }
}

/** One worker a room, for as long as anybody speaks with it. */
const rooms = new Map<string, DeviceRoom>()
function roomOf(id: string): DeviceRoom {
  const room = rooms.get(id) ?? new DeviceRoom(id)
  rooms.set(id, room)
  return room
}
function leave(id: string): void {
  const room = rooms.get(id)
  if (!room?.idle) return
  room.stop()
  rooms.delete(id)
}

export function connectHere(id: string, ears: Ears<Down>): Socket {
  const line = roomOf(id).open(ears)
  return {
    send: line.send,
    close: () => {
      line.close()
      leave(id)
    },
  }
}

/** A finished match of a room on this device, as a server would have answered it. */
export async function askHere(id: string, query: string): Promise<Response> {
  try {
    const { status, body } = await roomOf(id).ask(`${location.origin}/parties/main/${id}?${query}`)
    return new Response(body, { status })
  } finally {
    leave(id)
  }
}
