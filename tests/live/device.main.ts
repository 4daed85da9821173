// A device in a process of its own, which a test can kill: DeviceRoom as the worker in the browser has it, a socket for
// each line, and a file a room whose every line is one write.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { WebSocketServer } from 'ws'
import { DeviceRoom, type Line } from '../../party/platform/device.ts'
import { MemoryStore } from '../party/platform/memoryStore.ts'

const [state, port, ...vars] = process.argv.slice(2)

type Written = { rows?: Record<string, unknown>; wake?: number | null; cleared?: true }

class Files extends MemoryStore {
  override async claim(room: string) {
    const file = join(state, `${room}.jsonl`)
    const shelf = await super.claim(room)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    // A line that the process did not live to end was not written.
    for (const line of text.split('\n').slice(0, -1)) {
      const { rows, wake, cleared } = JSON.parse(line) as Written
      if (cleared) await shelf.clear()
      if (rows) await shelf.put(rows)
      if (wake !== undefined) await shelf.wakeAt(wake)
    }
    const write = (written: Written) => appendFileSync(file, `${JSON.stringify(written)}\n`)
    return {
      ...shelf,
      put: async (rows: Record<string, unknown>) => {
        write({ rows })
        await shelf.put(rows)
      },
      wakeAt: async (wake: number | null) => {
        write({ wake })
        await shelf.wakeAt(wake)
      },
      clear: async () => {
        write({ cleared: true })
        await shelf.clear()
      },
    }
  }
}

const store = new Files()
const rooms = new Map<string, Promise<DeviceRoom>>()
const forTests = vars.includes('MASA_TEST=1')

function roomOf(url = ''): Promise<DeviceRoom> {
  const id = url.split('?')[0].split('/')[3] ?? ''
  const known = rooms.get(id) ?? DeviceRoom.open(id, store, () => rooms.delete(id), { forTests })
  rooms.set(id, known)
  return known
}

const server = createServer((request, answer) => {
  void roomOf(request.url).then(async room => {
    const found = await room.request(`http://device${request.url}`)
    answer.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text())
  })
})
new WebSocketServer({ server }).on('connection', (socket, request) => {
  const opening = roomOf(request.url)
  const line: Line = { text: text => socket.send(text), closed: (code, why) => socket.close(code, why) }
  void opening.then(room => room.connect(line))
  socket.on('message', (data, binary) => {
    void opening.then(room => room.message(line, binary ? new Uint8Array(data as Buffer) : String(data)))
  })
  socket.on('close', () => void opening.then(room => room.close(line)))
})
server.listen(Number(port), '127.0.0.1', () => console.log('open'))
