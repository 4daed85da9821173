import type * as Party from 'partykit/server'
import { json } from '../http.ts'
import { Lobby, type Said } from '../lobby/index.ts'
import { monotonicNow } from '../monotonicTime.ts'
import { passed } from './partykit.actor.ts'
import { probed } from './probe.ts'

/** The lobby on PartyKit. Rooms reach it directly; whoever comes from outside comes through the gate. */
export default class PartyLobby implements Party.Server {
  readonly options = { hibernate: false }
  private readonly lobby = new Lobby(monotonicNow)

  static onBeforeRequest(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  static onBeforeConnect(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  private readonly storage: Party.Storage

  constructor({ storage }: Party.Room) {
    this.storage = storage
  }

  async onRequest(request: Party.Request) {
    if (request.method === 'GET') return json(this.lobby.list())
    if (new URL(request.url).pathname.endsWith('/probe')) return json(await probed(this.storage))
    this.lobby.hear((await request.json()) as Said)
    return json({})
  }
}
