import type * as Party from 'partykit/server'
import type { Ask } from '../api.ts'
import type { Settings } from '../gate.ts'
import { LIMITS } from '../../src/table/protocol.ts'
import { cameFrom, gate, roomOf } from '../gate.ts'
import { holding } from '../holding.ts'
import { json } from '../http.ts'
import { toConsole } from '../journal.ts'
import type { Order } from '../order.ts'
import type { Platform, Socket, Storage } from '../platform.ts'
import { Room } from '../room.ts'
import { serve } from '../service.ts'
import { steadyNow } from '../steady.ts'

/**
 * The room on PartyKit, and the only file that knows it. `room.id` is never read, for after an alarm it throws:
 * the id is in the address, and from then on in the table.
 */
export default class PartyRoom implements Party.Server {
  readonly options = { hibernate: false }
  private readonly room: Room
  private readonly sockets = new Map<Party.Connection, { socket: Socket; address: string }>()

  constructor(party: Party.Room) {
    this.room = new Room(platform(party))
  }

  static onBeforeConnect(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  static onBeforeRequest(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  // Connections do not wait for onStart by themselves; `start` lets nothing else in.
  onStart() {
    return this.room.start()
  }

  onConnect(connection: Party.Connection, { request }: Party.ConnectionContext) {
    const socket = asSocket(connection)
    const address = cameFrom(request as unknown as Request)
    this.sockets.set(connection, { socket, address })
    holding.take(address)
    this.room.connect(socket, roomOf(request.url), address)
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Party.Connection) {
    const known = this.sockets.get(connection)
    if (known) this.room.message(known.socket, message)
  }

  onClose(connection: Party.Connection) {
    const known = this.sockets.get(connection)
    this.sockets.delete(connection)
    if (!known) return
    holding.give(known.address)
    this.room.close(known.socket)
  }

  onError(connection: Party.Connection) {
    this.onClose(connection)
  }

  onAlarm() {
    return this.room.wake()
  }

  async onRequest(request: Party.Request) {
    // The gate lets no POST in: it is an order of our own.
    if (request.method === 'POST') return this.room.order((await request.json()) as Order)
    return this.room.request(request.url)
  }

  /** What is asked of the server rather than of a room. */
  static async onFetch(request: Party.Request, { env, parties }: Party.FetchLobby) {
    const ask: Ask = async (room, order) =>
      (await parties.main.get(room).fetch({ method: 'POST', body: JSON.stringify(order) })) as unknown as Response
    const house = { ask, disk: async () => ({}) }
    const served = await serve(request as unknown as Request, env as Settings, house)
    return (served ?? json({ why: 'noPage' }, 404)) as never
  }
}

/** PartyKit has names of its own for the same things. */
export const passed = (request: Party.Request, env: Record<string, unknown>): Party.Request | Response =>
  gate(request as unknown as Request, env as Settings) as unknown as Party.Request | Response

export function platform(party: Party.Room): Platform {
  const { storage } = party
  const rows = storage as unknown as Storage
  return {
    id: party.internalID,
    now: steadyNow,
    bytes: count => crypto.getRandomValues(new Uint8Array(count)),
    storage: {
      get: keys => rows.get(keys),
      list: range => rows.list(range),
      put: values => storage.put(values),
      clear: () => storage.deleteAll(),
    },
    wakeAt: time => void storage.setAlarm(Date.now() + (time - steadyNow())),
    wakeTime: () => storage.getAlarm(),
    // It stays in memory as long as a socket is open.
    sockets: () => [],
    sleeps: false,
    keepsFor: LIMITS.expiryMs,
    alone: run => party.blockConcurrencyWhile(run),
    written: () => storage.sync(),
    probe: async () => {
      const { status } = await party.context.parties.lobby.get('probe').fetch('/probe', { method: 'POST' })
      if (status !== 200) throw new Error('nothing can be written')
    },
    // Reading `parties` throws once an alarm has woken the room.
    tellLobby: body => party.context.parties.lobby.get('all').fetch({ method: 'POST', body }),
    ask: async (whom, id, body) =>
      party.context.parties[whom === 'room' ? 'main' : 'circle'].get(id).fetch({ method: 'POST', body }),
    log: toConsole,
    forTests: party.env.MASA_TEST === '1',
  }
}

export const asSocket = (connection: Party.Connection): Socket => ({
  send: text => connection.send(text),
  keep: () => {},
  close: (code, why) => {
    try {
      connection.close(code, why)
    } catch {
      // It is closed already.
    }
  },
})
