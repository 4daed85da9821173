import type * as Party from 'partykit/server'
import { CircleRoom } from '../circle/room.ts'
import type { CircleOrder } from '../circle/order.ts'
import { bearerOf, cameFrom, roomOf } from '../gate.ts'
import { holding } from '../holding.ts'
import type { Socket } from '../platform.ts'
import { asSocket, passed, platform } from './partykit.ts'

/** The circle on PartyKit. Tables reach it directly; whoever comes from outside comes through the gate. */
export default class PartyCircle implements Party.Server {
  readonly options = { hibernate: false }
  private readonly circle: CircleRoom
  private readonly sockets = new Map<Party.Connection, { socket: Socket; address: string }>()

  constructor(party: Party.Room) {
    this.circle = new CircleRoom(platform(party))
  }

  static onBeforeConnect(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  static onBeforeRequest(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  onStart() {
    return this.circle.start()
  }

  onConnect(connection: Party.Connection, { request }: Party.ConnectionContext) {
    const socket = asSocket(connection)
    const address = cameFrom(request as unknown as Request)
    this.sockets.set(connection, { socket, address })
    holding.take(address)
    this.circle.connect(socket, roomOf(request.url), address)
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Party.Connection) {
    const known = this.sockets.get(connection)
    if (known) this.circle.message(known.socket, message)
  }

  onClose(connection: Party.Connection) {
    const known = this.sockets.get(connection)
    this.sockets.delete(connection)
    if (!known) return
    holding.give(known.address)
    this.circle.close(known.socket)
  }

  onError(connection: Party.Connection) {
    this.onClose(connection)
  }

  onAlarm() {
    return this.circle.wake()
  }

  async onRequest(request: Party.Request) {
    // The gate lets no POST in: it is an order of our own.
    if (request.method === 'POST') return this.circle.order((await request.json()) as CircleOrder)
    return this.circle.request(request.url, bearerOf(request as unknown as Request))
  }
}
