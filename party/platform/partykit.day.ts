import type * as Party from 'partykit/server'
import { Day } from '../day/day.ts'
import type { DayOrder } from '../day/order.ts'
import { bearerOf, cameFrom, roomOf } from '../gate.ts'
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

  async onRequest(request: Party.Request) {
    if (request.method === 'POST') return this.day.order((await request.json()) as DayOrder)
    const asked = request as unknown as Request
    const { method, url } = asked
    return this.day.request({ method, url, name: roomOf(url), address: cameFrom(asked), token: bearerOf(asked) })
  }

  onAlarm() {
    return this.day.wake()
  }
}
