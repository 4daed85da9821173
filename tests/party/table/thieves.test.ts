import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { CLOSE } from '../../../src/table/protocol.ts'
import { SHORT } from '../../support/sampling.ts'
import type { Peer } from '../room.ts'
import { Room } from '../room.ts'

/** Every face of a card that a socket was shown in a hand that was still being played, by whose hand it was. */
function faces(peer: Peer, from = 0): Set<number> {
  const seen = new Set<number>()
  for (const message of peer.got.slice(from)) {
    const looks =
      message.type === 'step' ? [message] : message.type === 'welcome' ? [message.scene, ...message.missed] : []
    for (const look of looks) {
      const view = look?.view as Peer['view'] | undefined
      if (!view || look?.outcome) continue
      view.hands.forEach((hand, seat) => hand.some(card => card !== null) && seen.add(seat))
    }
  }
  return seen
}

const finishHand = (room: Room) => {
  const hand = room.table.meta.round.hand
  while (room.table.meta.phase === 'playing' && room.table.meta.round.hand === hand) room.pass(1000)
}
const stranger = (room: Room, name = 'D') => {
  const peer = room.peer()
  peer.hello({ name })
  return peer
}

describe('during a hand the seats are frozen', () => {
  it('shows a newcomer nothing before the next deal, and then everything of their own', () => {
    const { room, peers } = Room.playing({ people: 2, table: { hold: 0, turn: 0, bank: 0 } })
    const newcomer = stranger(room)
    newcomer.sit(2)
    expect(newcomer.last('seated').seat).toBe(2)
    expect(newcomer.last('welcome')).toMatchObject({ seat: null, chair: 2 })
    expect(peers[0].last('table').seats[2]).toMatchObject({ kind: 'bot', level: 2, next: 'D' })
    expect(newcomer.act({ type: 'pass' })).toMatchObject({ why: 'notSeated' })
    finishHand(room)
    expect(room.table.meta.phase).toBe('between')
    expect(newcomer.last('welcome').seat).toBeNull()
    expect(faces(newcomer)).toEqual(new Set())
    // The hand waits for them as for everybody.
    for (const peer of peers) peer.ready()
    expect(room.table.meta.phase).toBe('between')
    newcomer.ready('d'.repeat(32))
    expect(room.table.meta.phase).toBe('playing')
    expect(room.table.meta.round.salts[2]).toBe('d'.repeat(32))
    expect(newcomer.last('welcome')).toMatchObject({ seat: 2, chair: 2, n: 0 })
    expect(newcomer.view.hands[2]).not.toEqual([])
    expect(newcomer.view.hands[2]).not.toContain(null)
    expect(newcomer.view.hand).toBe(2)
    expect(peers[0].last('table').seats[2]).toMatchObject({ kind: 'person', name: 'D', next: null, standIn: false })
  })

  it('keeps the newcomer’s place through a restart, and lets a bot play if they are not there when it is dealt', async () => {
    const { room, peers } = Room.playing({ people: 2, table: { hold: 0, turn: 0, bank: 0 } })
    const newcomer = stranger(room)
    newcomer.sit(2)
    await room.restart()
    const back = room.peer()
    expect(back.hello({ token: newcomer.token! })).toMatchObject({ seat: null, chair: 2 })
    back.drop()
    const host = room.peer()
    host.hello({ token: peers[0].token! })
    finishHand(room)
    host.ready()
    expect(host.last('table').seats[2]).toMatchObject({ kind: 'person', standIn: true, away: true })
    expect(room.peer().hello({ token: newcomer.token! })).toMatchObject({ seat: 2 })
    expect(host.last('table').seats[2]).toMatchObject({ standIn: false, away: false })
  })

  it('seats nobody twice: hopping over the bots’ chairs shows none of their hands', () => {
    const { room, peers } = Room.playing({ people: 1, table: { clock: false } })
    const [hopper] = peers
    const own = hopper.token!
    const before = hopper.got.length
    for (const seat of [1, 2] as const) {
      hopper.say({ type: 'leave' })
      hopper.sit(seat)
      hopper.hello({ token: own })
    }
    expect(faces(hopper, before)).toEqual(new Set())
    // Sitting elsewhere gave the first seat up.
    expect(room.peer().hello({ token: own }).chair).toBeNull()
    expect(room.table.info().seats.map(seat => seat.next)).toEqual([null, null, 'Bob'])
  })

  it('keeps a player’s hand from the host, in any order of remove, bot, sit, leave and old tokens', () => {
    const words = (own: string) =>
      [
        { type: 'remove', seat: 1 },
        { type: 'bot', seat: 1, level: 3 },
        { type: 'bot', seat: 1, level: 0 },
        { type: 'leave' },
        { type: 'leave', forGood: true },
        { type: 'sit', seat: 1 },
        { type: 'sit', seat: 0 },
        { type: 'hello', proto: 0, name: 'Host', lang: 'en', token: own },
      ] as const
    for (let order = 0; order < 2 * 8 ** 3; order += SHORT ? 11 : 1) {
      const { room, peers } = Room.playing({ people: 2, seed: 3, table: { clock: false } })
      const [host, player] = peers
      if (order >= 8 ** 3) {
        player.drop()
        room.pass(25_000)
      }
      const own = host.token!
      for (let i = 0, rest = order; i < 3; i++, rest = Math.floor(rest / 8)) host.say(words(own)[rest % 8])
      expect([...faces(host)], `order ${order.toString(8)}`).toEqual([0])
    }
  })

  it('shows a newcomer of the pause between two hands nothing of the hand before', () => {
    const { room, peers } = Room.playing({ people: 2, table: { hold: 0, turn: 0, bank: 0 } })
    finishHand(room)
    const newcomer = stranger(room)
    newcomer.sit(2)
    expect(newcomer.last('welcome')).toMatchObject({ seat: null, chair: 2 })
    for (const peer of [...peers, newcomer]) peer.ready()
    expect(newcomer.last('welcome')).toMatchObject({ seat: 2 })
  })
})

describe('whose seat it is', () => {
  it('is no longer a former owner’s once it is another’s', () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 } })
    const [host, former] = peers
    former.say({ type: 'leave', forGood: true })
    const next = stranger(room)
    next.sit(1)
    finishHand(room)
    for (const peer of [host, peers[2], next]) peer.ready()
    expect(next.last('welcome').seat).toBe(1)
    const heard = former.got.length
    former.sit(1)
    expect(former.last('no').why).toBe('taken')
    former.hello({ token: former.token! })
    expect(former.last('welcome').seat).toBeNull()
    expect(faces(former, heard)).toEqual(new Set())
    expect(next.closed).toBeNull()
  })

  it('is not a former owner’s after a rematch either', () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 } })
    const [host, former] = peers
    former.say({ type: 'leave' })
    room.pass(400_000)
    host.say({ type: 'again' })
    const next = stranger(room)
    next.sit(1)
    for (const peer of [host, peers[2], next]) peer.ready()
    expect(room.table.meta.phase).toBe('playing')
    const heard = former.got.length
    former.sit(1)
    expect(former.last('no').why).toBe('taken')
    expect(faces(former, heard)).toEqual(new Set())
    expect(next.last('welcome').seat).toBe(1)
  })

  it('is one: a socket that shows the tokens of two seats keeps the second and gives the first up', () => {
    const { room, peers } = Room.playing({ people: 2, table: { clock: false } })
    const other = stranger(room)
    other.sit(2)
    expect(peers[1].hello({ token: other.token! })).toMatchObject({ seat: null, chair: 2 })
    expect(other.closed).toBe(CLOSE.replaced)
    expect(room.table.info().seats[1]).toMatchObject({ kind: 'bot' })
    expect(room.peer().hello({ token: peers[1].token! }).chair).toBeNull()
  })

  it('is told afresh whenever the eyes are others: numbers of one seat mean nothing to another', () => {
    const { room, peers } = Room.playing({ table: { clock: false } })
    const [a, b] = peers
    const { rev } = b
    b.say({ type: 'leave' })
    a.act({ type: 'discard', card: a.view.hands[0][0] })
    room.pass(3000)
    const eyes: [Seat | null | undefined][] = [[1], [2], [null], [undefined]]
    for (const [each] of eyes) {
      const watcher = room.peer()
      const { missed, scene } = watcher.hello({ rev, eyes: each })
      if (each !== null) expect(missed).toEqual([])
      if (each !== null) expect(scene).not.toBeNull()
    }
    // Whoever stood up and lost the line goes on watching; whoever opens the page anew is back.
    const blinked = room.peer()
    expect(blinked.hello({ token: b.token!, rev: b.rev, eyes: null })).toMatchObject({ seat: null, chair: 1 })
    expect(room.peer().hello({ token: b.token! })).toMatchObject({ seat: 1, chair: 1 })
  })
})
