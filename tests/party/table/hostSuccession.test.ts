import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { Room, type Peer } from '../room.ts'

/** So many people at a table of three that nobody has begun to play at. */
function waiting(people: number): { room: Room; peers: Peer[] } {
  const room = new Room()
  const peers = Array.from({ length: people }, (_, seat) => {
    const peer = room.peer()
    peer.hello({ name: `P${seat}` })
    return peer.sit(seat as Seat)
  })
  return { room, peers }
}

describe('before the match, the host who is away', () => {
  it('is host for a while still, and then whoever is here is', () => {
    const { room, peers } = waiting(2)
    peers[0].drop()
    room.pass(19_999)
    expect(room.table.info().host).toBe(0)
    room.pass(1)
    expect(room.table.info().host).toBe(1)
    expect(room.table.info().seats[0]).toMatchObject({ kind: 'person', standIn: false })
    // Who is back has a chair, and another is the host.
    expect(room.peer().hello({ token: peers[0].token! })).toMatchObject({ seat: 0, table: { host: 1 } })
  })

  it('stays the host where nobody is here who could be: who looks on, or is away too, is none', () => {
    const { room, peers } = waiting(2)
    room.peer().hello({ name: 'W' })
    for (const peer of peers) peer.drop()
    room.pass(60_000)
    expect(room.table.info().host).toBe(0)
    room.peer().hello({ token: peers[1].token! })
    room.pass(20_000)
    expect(room.table.info().host).toBe(1)
  })
})
