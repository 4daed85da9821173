import type * as Party from 'partykit/server'
import { Plain } from './plain.ts'

/** The plain rooms on PartyKit, each of the kind that its name begins with. */
export default class PlainRoom implements Party.Server {
  private readonly room: Party.Room
  private readonly plain: Plain

  constructor(room: Party.Room) {
    this.room = room
    this.plain = new Plain(room.id.split('-')[0])
  }

  onMessage(text: string) {
    const { storage } = this.room
    this.plain.hear(text, {
      put: (key, value) => storage.put(key, value),
      insert: () => {
        throw new Error('there is no SQL here')
      },
      send: frame => this.room.broadcast(frame),
    })
  }
}
