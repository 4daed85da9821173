import { CLOSE } from '../../src/table/protocol.ts'
import { UNWRITTEN, type FromPage, type ToPage } from '../../src/table/port.ts'
import { monotonicNow } from '../monotonicTime.ts'
import type { DeviceRoom, Line, Store } from './device.ts'

/** The room on the device of whoever plays: the entry of a worker that holds one room, for as long as the page wants it. */
const tell = (message: ToPage) => postMessage(message)
const lines = new Map<number, Line>()
let held: { id: string; room: Promise<DeviceRoom> } | null = null

/** A room has one life on a device: whichever window opened it last has it. */
const windows = new BroadcastChannel('masa-rooms')
windows.onmessage = ({ data }: MessageEvent<string>) => {
  if (held?.id === data) void held.room.then(room => room.end(CLOSE.replaced, 'replaced'))
}

// What the games need is fetched while a module is read, and what the page says meanwhile would be lost: so the ears come first.
let all: Promise<unknown> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  all = all.then(() => heard(data)).catch(reportError)
})

const device = async () => (await import('./device.ts')).DeviceRoom
let opened: Promise<Store> | null = null
const disk = () => (opened ??= import('./indexedDb.ts').then(({ indexedDb }) => indexedDb(monotonicNow)))

function roomOf(id: string): Promise<DeviceRoom> {
  if (held?.id === id) return held.room
  windows.postMessage(id)
  held = { id, room: Promise.all([device(), disk()]).then(([rooms, store]) => rooms.open(id, store, close)) }
  return held.room
}

async function heard(message: FromPage): Promise<void> {
  if ('ask' in message) return answer(message)
  if ('open' in message) {
    const { open: number } = message
    const line: Line = {
      text: text => tell({ line: number, text }),
      closed: (code, why) => tell({ closed: number, code, why }),
    }
    const room = await roomOf(message.room).catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
      // Not even that it is opened again could be written.
      line.closed(UNWRITTEN, 'storage')
      return null
    })
    if (!room) return
    lines.set(number, line)
    room.connect(line)
    return tell({ opened: number })
  }
  const number = 'close' in message ? message.close : message.line
  const line = lines.get(number)
  if (!line || !held) return
  const room = await held.room
  if ('text' in message) return room.message(line, message.text)
  lines.delete(number)
  room.close(line)
}

async function answer({ ask, room, url }: Extract<FromPage, { ask: number }>): Promise<void> {
  const found =
    held?.id === room ? await (await held.room).request(url) : await (await device()).ask(room, await disk(), url)
  tell({ answer: ask, status: found.status, body: await found.text() })
}
