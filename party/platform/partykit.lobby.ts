import type * as Party from 'partykit/server'
import { json } from '../http.ts'
import { Lobby } from '../lobby/index.ts'
import { steadyNow } from '../steady.ts'

/** The lobby on PartyKit. Rooms reach it directly, whoever comes from outside through the gate. */
export default class PartyLobby implements Party.Server {
  readonly options = { hibernate: false }
  private readonly lobby = new Lobby(steadyNow)

  static onBeforeRequest(request: Party.Request) {
    return Lobby.gate(request) ?? request
  }

  static onBeforeConnect() {
    return json({ why: 'badMethod' }, 405)
  }

  async onRequest(request: Party.Request) {
    if (request.method === 'GET') return json(this.lobby.list())
    this.lobby.hear((await request.json()) as { room: string; listing: unknown })
    return json({})
  }
}
