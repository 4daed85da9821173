import type * as Party from 'partykit/server'
import { CircleRoom } from '../circle/room.ts'
import { PartyActor } from './partykit.actor.ts'

/** The circle on PartyKit. Tables reach it directly; whoever comes from outside comes through the gate. */
export default class PartyCircle extends PartyActor<CircleRoom> {
  constructor(party: Party.Room) {
    super(party, platform => new CircleRoom(platform))
  }
}
