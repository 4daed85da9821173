import { DurableObject } from 'cloudflare:workers'
import { roomOf } from '../../party/gate.ts'
import { Plain } from './plain.ts'

type Env = { ROOM: DurableNamespace }

/** The plain rooms on workerd, under the names that the configuration has for ours. */
export class MasaRoom extends DurableObject<Env> {
  private plain: Plain | null = null

  constructor(ctx: DurableState, env: Env) {
    super(ctx, env)
    // Their count is in memory only: they must not sleep.
    setInterval(() => {}, 5000)
  }

  fetch(request: Request): Response {
    const [kind] = roomOf(request.url).split('-')
    this.plain ??= new Plain(kind)
    if (kind === 'sql') this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS log (n INTEGER PRIMARY KEY, row TEXT)')
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    return new Response(null, { status: 101, webSocket: theirs } as ResponseInit)
  }

  webSocketMessage(_socket: ServerSocket, text: string): void {
    const { storage } = this.ctx
    this.plain?.hear(text, {
      put: (key, value) => storage.put({ [key]: value }),
      insert: (n, row) => storage.sql.exec('INSERT INTO log VALUES (?, ?)', n, JSON.stringify(row)),
      send: frame => {
        for (const socket of this.ctx.getWebSockets()) socket.send(frame)
      },
    })
  }

  webSocketClose(socket: ServerSocket): void {
    socket.close(1000, '')
  }
}

export class MasaLobby extends DurableObject<Env> {}
export class MasaCircle extends DurableObject<Env> {}

export default {
  fetch: (request: Request, env: Env) => env.ROOM.get(env.ROOM.idFromName(roomOf(request.url))).fetch(request),
}
