import type * as Party from 'partykit/server'
import type { CircleOrder } from '../circle/order.ts'
import { CircleRoom } from '../circle/room.ts'
import { bearerOf } from '../gate.ts'
import { PartyActor } from './partykit.actor.ts'

/** The circle on PartyKit. Tables reach it directly; whoever comes from outside comes through the gate. */
export default class PartyCircle extends PartyActor<CircleRoom> {
  constructor(party: Party.Room) {
    super(party, platform => new CircleRoom(platform))
  }

  async onRequest(request: Party.Request) {
    // The gate lets no POST in: it is an order of our own.
    if (request.method === 'POST') return this.inhabitant.order((await request.json()) as CircleOrder)
    return this.inhabitant.request(request.url, bearerOf(request as unknown as Request))
  }
}
