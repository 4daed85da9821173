import type * as Party from 'partykit/server'
import { Day } from '../day/day.ts'
import { answerDay } from './answer.ts'
import { passed, platform } from './partykit.actor.ts'

/** A day's deal on PartyKit. Tables reach it directly; whoever comes from outside comes through the gate. */
export default class PartyDay implements Party.Server {
  readonly options = { hibernate: false }
  private readonly day: Day

  static onBeforeRequest(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  static onBeforeConnect(request: Party.Request, { env }: Party.Lobby) {
    return passed(request, env)
  }

  constructor(party: Party.Room) {
    this.day = new Day(platform(party))
  }

  onStart() {
    return this.day.start()
  }

  onRequest(request: Party.Request) {
    return answerDay(this.day, request as unknown as Request)
  }

  onAlarm() {
    return this.day.wake()
  }
}
