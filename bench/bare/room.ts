import type * as Party from 'partykit/server'

/** The least a room can do: store a counter, tell everyone. What our room is measured against. */
export default class BareRoom implements Party.Server {
  private count = 0
  private readonly room: Party.Room

  constructor(room: Party.Room) {
    this.room = room
  }

  onMessage() {
    this.count++
    void this.room.storage.put('count', this.count)
    this.room.broadcast(`{"count":${this.count}}`)
  }
}
