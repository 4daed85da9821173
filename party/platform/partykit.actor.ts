import type * as Party from 'partykit/server'
import { LIMITS } from '../../src/table/protocol.ts'
import { cameFrom, gate, roomOf, type Settings } from '../gate.ts'
import { socketCounts, type ActorSockets } from '../socketCounts.ts'
import type { SocketRoom } from '../socketRoom.ts'
import { toConsole } from '../journal.ts'
import type { Platform, Socket, Storage } from '../platform.ts'
import { botBudget } from '../botBudget.ts'
import { monotonicNow } from '../monotonicTime.ts'
import { answer } from './answer.ts'

/**
 * What a room and a circle have in common on PartyKit: sockets in, alarms in. `room.id` is never read, for after an
 * alarm it throws: the id is in the address, and from then on in what is kept.
 */
export abstract class PartyActor<R extends SocketRoom<never>> implements Party.Server {
  readonly options = { hibernate: false }
  protected readonly room: R
  private readonly sockets = new Map<Party.Connection, { socket: Socket; address: string }>()
  private readonly held: ActorSockets

  constructor(party: Party.Room, make: (platform: Platform) => R) {
    this.held = socketCounts.begin(party.internalID)
    this.room = make(platform(party))
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
    this.held.take(address)
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
    this.held.give(known.address)
    this.room.close(known.socket)
  }

  onError(connection: Party.Connection) {
    this.onClose(connection)
  }

  onRequest(request: Party.Request) {
    return answer(this.room, request as unknown as Request)
  }

  onAlarm() {
    return this.room.wake()
  }
}

/** PartyKit has names of its own for the same things. */
export const passed = (request: Party.Request, env: Record<string, unknown>): Party.Request | Response =>
  gate(request as unknown as Request, env as Settings) as unknown as Party.Request | Response

/** Another actor tries to write, for if it cannot the engine ends it. */
export async function probe({ lobby }: Party.Context['parties']): Promise<void> {
  const { status } = await lobby.get('probe').fetch('/probe', { method: 'POST' })
  if (status !== 200) throw new Error('nothing can be written')
}

export function platform(party: Party.Room): Platform {
  const { storage } = party
  const rows = storage as unknown as Storage
  return {
    id: party.internalID,
    now: monotonicNow,
    bytes: count => crypto.getRandomValues(new Uint8Array(count)),
    botBudget,
    storage: {
      get: keys => rows.get(keys),
      list: range => rows.list(range),
      put: values => storage.put(values),
      clear: () => storage.deleteAll(),
    },
    wakeAt: time => void storage.setAlarm(Date.now() + (time - monotonicNow())),
    setBack: () => monotonicNow.setBack(),
    wakeTime: () => storage.getAlarm(),
    // It stays in memory as long as a socket is open.
    sockets: () => [],
    sleeps: false,
    keepsFor: LIMITS.expiryMs,
    alone: run => party.blockConcurrencyWhile(run),
    written: () => storage.sync(),
    probe: () => probe(party.context.parties),
    // Reading `parties` throws once an alarm has woken the room.
    tellLobby: body => party.context.parties.lobby.get('all').fetch({ method: 'POST', body }),
    ask: async (whom, id, body) =>
      party.context.parties[whom === 'room' ? 'main' : whom].get(id).fetch({ method: 'POST', body }),
    log: toConsole,
    forTests: party.env.MASA_TEST === '1',
  }
}

const asSocket = (connection: Party.Connection): Socket => ({
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
