import { describe, expect, it } from 'vitest'
import { due } from '../../../party/table/due.ts'
import { Room, type Peer } from '../room.ts'

const HOUR = 3_600_000

/** Plays whatever is allowed until the hand has ended. */
function playOut(room: Room, peer: Peer): void {
  for (let i = 0; i < 500 && room.table.meta.phase === 'playing'; i++) {
    if (peer.view.asked) peer.act({ type: 'pass' })
    else if (peer.view.current === peer.seat && peer.view.open === null)
      peer.act({ type: 'discard', card: peer.view.hands[peer.seat][0] })
    room.pass(3_000)
  }
}

describe('alone with bots', () => {
  it('there is no clock: the turn waits as long as its owner likes, through a restart too', async () => {
    const { room, peers } = Room.playing({ people: 1 })
    expect(peers[0].last('step').clock).toBeNull()
    room.pass(HOUR)
    expect(room.table.info().seats[0].standIn).toBe(false)
    const turns = peers[0].view.turns
    await room.restart()
    const again = room.peer()
    again.hello({ token: peers[0].token })
    expect(again.last('welcome').clock).toBeNull()
    room.pass(HOUR)
    expect(again.view.turns).toBe(turns)
  })

  it('the next hand is dealt when its owner is ready, and not before', () => {
    const { room, peers } = Room.playing({ people: 1 })
    playOut(room, peers[0])
    expect(room.table.info()).toMatchObject({ phase: 'between', nextIn: null })
    room.pass(HOUR)
    expect(room.table.info().phase).toBe('between')
    peers[0].ready()
    expect(room.table.info().phase).toBe('playing')
  })

  it('a second person brings back both, from the next deal on', () => {
    const { room, peers } = Room.playing({ people: 1 })
    const friend = room.peer()
    friend.hello({ name: 'B' })
    friend.sit(1)
    playOut(room, peers[0])
    expect(room.table.info().nextIn).toBeLessThanOrEqual(30_000)
    room.pass(30_000)
    expect(peers[0].last('step').clock).not.toBeNull()
  })

  it('a clock runs if it was asked for', () => {
    const { room, peers } = Room.playing({ people: 1, table: { soloClock: true } })
    expect(peers[0].last('step').clock).not.toBeNull()
    expect(due(room.table)).toBeLessThan(Infinity)
  })
})
