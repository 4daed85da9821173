import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { deriveOrder, rootOfOrder } from '../../../src/table/deal.ts'
import { commit, seal } from '../../../src/table/seal.ts'
import type { Down } from '../../../src/table/protocol.ts'
import { OPENING } from '../../../party/table/round.ts'
import { Room, SALT, type Peer } from '../room.ts'

/** Two people and a bot at the table, a third watching; nobody is ready. */
function gathered(): { room: Room; a: Peer; b: Peer; watcher: Peer } {
  const room = new Room()
  const [a, b, watcher] = [room.peer(), room.peer(), room.peer()]
  for (const peer of [a, b, watcher]) peer.hello()
  a.sit(0)
  b.sit(1)
  a.say({ type: 'bot', seat: 2, level: 1 })
  return { room, a, b, watcher }
}

const kinds = (peer: Peer, ...types: Down['type'][]) =>
  peer.got.map(message => message.type).filter(type => types.includes(type))
const phase = (room: Room) => room.table.meta.phase
const promised = (peer: Peer) => ({ ...peer.last('welcome').deal, room: 'room-1' })

describe('a deal', () => {
  it('is committed to, sealed, opened and fixed before a tile is shown, to everyone alike', () => {
    const { room, a, b, watcher } = gathered()
    expect(a.last('welcome').deal).toEqual({
      hand: 1,
      commit: commit(room.table.meta.round.secret),
      seals: null,
      salts: null,
      roots: [],
    })
    a.ready('1'.repeat(32))
    expect(JSON.stringify([b.got, watcher.got])).not.toContain(seal(promised(a), 0, '1'.repeat(32)))
    b.ready('2'.repeat(32))
    const { secret } = room.table.meta.round
    const salts = ['1'.repeat(32), '2'.repeat(32), '']
    const order = deriveOrder({ secret, room: 'room-1', hand: 1, salts }, 0, 24)
    for (const peer of [a, b, watcher]) {
      expect(kinds(peer, 'sealed', 'dealt', 'step')).toEqual(['sealed', 'dealt', 'step'])
      expect(peer.last('sealed').seals).toEqual([seal(promised(a), 0, salts[0]), seal(promised(a), 1, salts[1]), null])
      expect(peer.last('dealt')).toEqual({
        type: 'dealt',
        hand: 1,
        index: 0,
        salts,
        root: rootOfOrder({ secret, room: 'room-1', hand: 1, salts }, 0, order),
      })
      const sealed = peer.got.findIndex(message => message.type === 'sealed')
      expect(JSON.stringify(peer.got.slice(0, sealed + 1))).not.toMatch(/1{32}|2{32}/)
    }
    expect(room.table.steps).toEqual([{ by: 'table', order }])
  })

  it('waits a moment for a sealed salt, then goes on without it', () => {
    const { room, a, b } = gathered()
    b.opens = false
    a.ready()
    b.ready()
    expect(phase(room)).toBe('dealing')
    room.pass(OPENING - 1)
    expect(phase(room)).toBe('dealing')
    room.pass(1)
    expect(phase(room)).toBe('playing')
    expect(room.table.meta.round.salts).toEqual([SALT, '', ''])
    expect(room.table.meta.round.seals[1]).toMatch(/^[0-9a-f]{64}$/)
    // Too late is no fault, and changes nothing.
    b.say({ type: 'open', hand: 1, salt: SALT })
    expect(b.all('no')).toEqual([])
    expect(room.table.meta.round.salts).toEqual([SALT, '', ''])
  })

  it('does not wait for anyone whose line is gone, who has left, or who has sealed nothing', () => {
    for (const go of [
      (peer: Peer) => peer.drop(),
      (peer: Peer) => peer.say({ type: 'leave' }),
      (peer: Peer) => peer.say({ type: 'open', hand: 1, salt: SALT }),
    ]) {
      const { room, a, b } = gathered()
      b.opens = false
      a.ready()
      b.ready()
      expect(phase(room)).toBe('dealing')
      go(b)
      expect(phase(room)).toBe('playing')
    }
    const { room, a, b } = gathered()
    a.say({ type: 'ready' })
    b.say({ type: 'ready' })
    expect(phase(room)).toBe('playing')
    expect(room.table.meta.round).toMatchObject({ seals: ['', '', null], salts: ['', '', ''] })
  })

  it('is not played in before it is there, by whoever stands up and sits down again meanwhile', () => {
    const { room, a, b } = gathered()
    b.opens = false
    a.ready()
    b.ready()
    for (const message of [{ type: 'leave' }, { type: 'sit', seat: 0 }] as const) a.say(message)
    expect(a.last('welcome')).toMatchObject({ seat: 0, scene: null, table: { phase: 'dealing' } })
    room.pass(OPENING)
    expect(room.table.meta).toMatchObject({ phase: 'playing', seats: [{ kind: 'person', presence: 'here' }, {}, {}] })
    expect(room.errors).toEqual([])
  })

  it('takes from each seat only what that seat has sealed', () => {
    const { room, a, b, watcher } = gathered()
    b.opens = false
    a.ready('1'.repeat(32))
    b.ready('2'.repeat(32))
    for (const salt of ['1'.repeat(32), '3'.repeat(32)]) {
      b.say({ type: 'open', hand: 1, salt })
      expect(b.last('no').why).toBe('badSalt')
    }
    watcher.say({ type: 'open', hand: 1, salt: '2'.repeat(32) })
    expect(watcher.last('no').why).toBe('notSeated')
    expect(phase(room)).toBe('dealing')
    b.say({ type: 'open', hand: 7, salt: '2'.repeat(32) })
    expect(phase(room)).toBe('dealing')
    b.say({ type: 'open', hand: 1, salt: '2'.repeat(32) })
    expect(room.table.meta.round.salts).toEqual(['1'.repeat(32), '2'.repeat(32), ''])
  })

  it('lets a person seal anew until the seals are shown, and not after', () => {
    const { room, a, b } = gathered()
    a.ready('1'.repeat(32))
    a.ready('3'.repeat(32))
    b.ready()
    expect(room.table.meta.round.salts).toEqual(['3'.repeat(32), SALT, ''])
    const { room: other, a: first, b: second } = gathered()
    second.opens = false
    first.ready('1'.repeat(32))
    second.ready('2'.repeat(32))
    first.say({ type: 'ready', seal: 'f'.repeat(64) })
    expect(other.table.meta.round.seals[0]).toBe(seal(promised(first), 0, '1'.repeat(32)))
  })

  it('changes nothing of the seats or the rules once the seals are shown', () => {
    const { room, a, b } = gathered()
    b.opens = false
    a.ready()
    b.ready()
    a.say({ type: 'options', game: { hands: 5 } })
    expect(a.last('no').why).toBe('notNow')
    a.say({ type: 'bot', seat: 2, level: 0 })
    expect(a.last('no').why).toBe('notNow')
    expect(phase(room)).toBe('dealing')
  })

  it('goes on after a restart, at every point of it', async () => {
    for (const opened of [0, 1]) {
      const { room, a, b } = gathered()
      a.opens = opened > 0
      b.opens = false
      a.ready('1'.repeat(32))
      b.ready('2'.repeat(32))
      await room.restart()
      expect(phase(room)).toBe('dealing')
      const back = room.peer()
      const { deal, scene } = back.hello({ token: b.token! })
      expect(scene).toBeNull()
      expect(deal).toMatchObject({ hand: 1, salts: null, seals: b.last('sealed').seals })
      back.say({ type: 'open', hand: 1, salt: '2'.repeat(32) })
      // Nobody else is here to be waited for.
      expect(phase(room)).toBe('playing')
      expect(room.table.meta.round.salts).toEqual([opened ? '1'.repeat(32) : '', '2'.repeat(32), ''])
    }
    const { room, a, b } = gathered()
    b.opens = false
    a.ready()
    b.ready()
    await room.restart()
    room.peer().hello({ token: b.token! })
    room.pass(OPENING)
    expect(phase(room)).toBe('playing')
  })

  it('waits after a restart for what is sealed as it did before, also where no time was written down', async () => {
    for (const written of [true, false]) {
      const { room, a, b } = gathered()
      for (const peer of [a, b]) {
        peer.opens = false
        peer.ready()
      }
      if (!written) room.disk.rows.delete('timers')
      await room.restart()
      room.peer().hello({ token: a.token! })
      room.peer().hello({ token: b.token! })
      room.pass(OPENING - 1)
      expect(phase(room)).toBe('dealing')
      room.pass(1)
      expect(phase(room)).toBe('playing')
    }
  })

  it('is shown in full when the hand has ended, with everything that was played, after a restart too', async () => {
    const { room, peers } = Room.playing({ table: { botPace: 'instant', hold: 0, turn: 0, bank: 0 } })
    const { secret } = room.table.meta.round
    const steps = room.table.steps
    for (let i = 0; phase(room) === 'playing'; i++) {
      room.pass(100)
      expect(phase(room) !== 'playing' || !JSON.stringify(peers.map(peer => peer.got)).includes(secret)).toBe(true)
      if (i === 30) {
        await room.restart()
        peers.forEach((old, seat) => (peers[seat] = Object.assign(room.peer(), { token: old.token })).hello())
      }
    }
    const revealed = peers[0].last('revealed')
    expect(revealed).toMatchObject({ hand: 1, secret, salts: [SALT, SALT, SALT], version: 1 })
    expect(revealed.steps.slice(0, steps.length)).toEqual(steps)
    expect(revealed.steps).toHaveLength(room.table.at)
    expect(peers[0].last('committed')).toMatchObject({ hand: 2 })
    const { type: _, ...reveal } = revealed
    await room.restart()
    const late = room.peer().hello({ token: peers[1].token! })
    expect(late.reveal).toEqual(reveal)
    expect(late.deal).toMatchObject({ hand: 2, seals: null })
    expect(room.peer().hello({ token: peers[2].token!, revealed: 1 }).reveal).toBeNull()
  })
})

describe('a hand whose people are away', () => {
  it('says that their chance is not in it', () => {
    const { room, peers } = Room.playing({ table: { turn: 0, bank: 0, hold: 0 } })
    while (phase(room) === 'playing') room.pass(100)
    peers[1].ready('b'.repeat(32))
    room.pass(31_000)
    expect(phase(room)).toBe('playing')
    const { seals, salts } = room.table.meta.round
    expect(salts).toEqual(['', 'b'.repeat(32), ''])
    expect(([0, 1, 2] as Seat[]).map(seat => Boolean(seals[seat]))).toEqual([false, true, false])
  })
})
