import type * as Party from 'partykit/server'
import type { Ask } from '../api.ts'
import type { Settings } from '../gate.ts'
import { json } from '../http.ts'
import { Room } from '../room.ts'
import { serve } from '../service.ts'
import { PartyActor, probe } from './partykit.actor.ts'

/** The room on PartyKit. */
export default class PartyRoom extends PartyActor<Room> {
  constructor(party: Party.Room) {
    super(party, platform => new Room(platform))
  }

  /** What is asked of the server rather than of a room. */
  static async onFetch(request: Party.Request, { env, parties }: Party.FetchLobby) {
    const ask: Ask = async (room, command) =>
      (await parties.main.get(room).fetch({ method: 'POST', body: JSON.stringify(command) })) as unknown as Response
    const house = { ask, disk: async () => ({}), probe: () => probe(parties) }
    const served = await serve(request as unknown as Request, env as Settings, house)
    return (served ?? json({ why: 'noPage' }, 404)) as never
  }
}
