import { describe, expect, it } from 'vitest'
import { CLOSE } from '../../src/table/protocol.ts'
import { Room } from './room.ts'

describe('seats', () => {
  it('knows an owner by the token alone, and keeps only its hash', () => {
    const { room, peers } = Room.playing()
    const token = peers[1].token!
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify([...room.disk.rows.values()])).not.toContain(token)
    expect(JSON.stringify(peers[0].got)).not.toContain(token)
    const thief = room.peer()
    expect(thief.hello({ token: 'f'.repeat(32) }).seat).toBeNull()
    expect(thief.got.filter(message => message.type === 'no')).toEqual([])
    expect(thief.view.hands.flat().every(card => card === null)).toBe(true)
    expect(thief.act({ type: 'pass' })).toMatchObject({ why: 'notSeated' })
  })

  it('gives the seat to the newer of two windows', () => {
    const { room, peers } = Room.playing()
    const second = room.peer()
    expect(second.hello({ token: peers[0].token! }).seat).toBe(0)
    expect(peers[0].closed).toBe(CLOSE.replaced)
    expect(peers[0].got.at(-1)).toEqual({ type: 'bye', why: 'replaced' })
    peers[0].drop()
    expect(room.table.info().seats[0].away).toBe(false)
    second.n = 0
    expect(second.act({ type: 'discard', card: second.view.hands[0][0] }).type).toBe('ok')
  })

  it('lets a bot keep the place of whoever leaves, and gives it back for the token', () => {
    const { room, peers } = Room.playing()
    peers[1].say({ type: 'leave' })
    expect(peers[1].last('welcome').seat).toBeNull()
    expect(peers[1].view.hands.flat().every(card => card === null)).toBe(true)
    expect(room.table.info().seats[1]).toMatchObject({ kind: 'person', held: true, away: true, level: 2 })
    const stranger = room.peer()
    stranger.hello()
    stranger.sit(1)
    expect(stranger.last('no').why).toBe('taken')
    const back = room.peer()
    expect(back.hello({ token: peers[1].token! }).seat).toBe(1)
    expect(room.table.info().seats[1]).toMatchObject({ held: false, away: false })
  })

  it('lets whoever left sit down again from the same window', () => {
    const { peers } = Room.playing()
    peers[1].say({ type: 'leave' })
    peers[1].sit(1)
    expect(peers[1].last('welcome').seat).toBe(1)
  })

  it('gives an abandoned seat away only when the host says so', () => {
    const { room, peers } = Room.playing()
    const old = peers[2].token!
    peers[0].say({ type: 'bot', seat: 2, level: 3 })
    expect(peers[0].last('no').why).toBe('taken')
    peers[2].say({ type: 'leave' })
    peers[0].say({ type: 'bot', seat: 2, level: 3 })
    expect(room.table.info().seats[2]).toMatchObject({ kind: 'bot', level: 3 })
    const next = room.peer()
    next.hello()
    next.sit(2)
    expect(next.last('welcome')).toMatchObject({ seat: 2, n: 0 })
    expect(next.view.hands[2].every(card => card !== null)).toBe(true)
    expect(room.peer().hello({ token: old }).seat).toBeNull()
  })

  it('obeys the host only, and passes the host on', () => {
    const { room, peers } = Room.playing()
    for (const message of [
      { type: 'bot', seat: 2, level: 1 },
      { type: 'remove', seat: 2 },
      { type: 'options', game: { hands: 3 } },
    ] as const) {
      peers[1].say(message)
      expect(peers[1].got.at(-1)).toEqual({ type: 'no', n: null, why: 'hostOnly' })
    }
    peers[0].say({ type: 'options', game: { hands: 3 } })
    expect(peers[0].got.at(-1)).toEqual({ type: 'no', n: null, why: 'notNow' })
    peers[0].say({ type: 'leave' })
    expect(room.table.info().host).toBe(1)
    peers[1].drop()
    room.pass(25_000)
    expect(room.table.info().host).toBe(2)
  })

  it('changes rules before the match only, and asks everyone again', () => {
    const room = new Room()
    const [a, b] = [room.peer(), room.peer()]
    for (const peer of [a, b]) peer.hello()
    a.sit(0)
    b.sit(1).ready()
    a.say({ type: 'options', game: { hands: 5 }, table: { turn: 60 }, seats: 2 })
    expect(room.table.info()).toMatchObject({ options: { hands: 5 }, table: { turn: 60 } })
    expect(room.table.info().seats.map(seat => seat.ready)).toEqual([false, false])
    for (const bad of [{ game: { hands: 99 } }, { table: { turn: 'long' } }, { table: { hold: 7 } }]) {
      a.say({ type: 'options', ...bad })
      expect(a.got.at(-1)).toEqual({ type: 'no', n: null, why: 'badOption' })
    }
    a.say({ type: 'options', seats: 4 })
    a.say({ type: 'options', seats: 2 })
    expect(room.table.info().seats.length).toBe(2)
    b.say({ type: 'leave' })
    b.sit(0)
    expect(b.last('no').why).toBe('taken')
    expect(room.table.info().options).toEqual({ hands: 5 })
  })

  it('removes a player, who may watch but not sit again', () => {
    const { room, peers } = Room.playing()
    peers[0].say({ type: 'remove', seat: 1 })
    expect(peers[1].last('welcome').seat).toBeNull()
    expect(room.table.info().seats[1]).toMatchObject({ kind: 'bot', level: 2 })
    peers[1].sit(1)
    expect(peers[1].last('no').why).toBe('removed')
    expect(room.peer().hello({ token: peers[1].token! }).seat).toBeNull()
  })

  it('moves a person between seats before the match, with one seat each', () => {
    const room = new Room()
    const a = room.peer()
    a.hello()
    a.sit(0)
    const first = a.token!
    a.sit(2)
    expect(room.table.info()).toMatchObject({ host: 2 })
    expect(room.table.info().seats.map(seat => seat.kind)).toEqual(['empty', 'empty', 'person'])
    expect(room.peer().hello({ token: first }).seat).toBeNull()
    a.sit(3)
    expect(a.last('no').why).toBe('noSeat')
  })

  it('has room for forty who watch, and always for its players', () => {
    const { room, peers } = Room.playing()
    peers[2].drop()
    const crowd = Array.from({ length: 45 }, () => room.peer())
    for (const peer of crowd) peer.say({ type: 'hello', proto: 1, name: '', lang: 'en' })
    expect(crowd.filter(peer => peer.closed === CLOSE.full)).toHaveLength(5)
    expect(room.table.info().watchers).toBe(40)
    expect(room.peer().hello({ token: peers[2].token! }).seat).toBe(2)
  })

  it('keeps the last hundred lines of chat, cleaned, and slows down who talks too much', async () => {
    const { room, peers } = Room.playing()
    for (let i = 0; i < 7; i++) peers[0].say({ type: 'chat', text: `hi\u202e ${i}` })
    expect(peers[1].all('chat').map(line => 'text' in line && line.text)).toEqual([
      'hi 0',
      'hi 1',
      'hi 2',
      'hi 3',
      'hi 4',
    ])
    expect(peers[0].last('no').why).toBe('chatTooFast')
    for (let i = 0; i < 120; i++) {
      room.now += 2000
      peers[1].say({ type: 'phrase', phrase: 'hurry' })
    }
    await room.restart()
    const { chat } = room.peer().hello()
    expect(chat).toHaveLength(100)
    expect(chat[0]).toMatchObject({ seat: 1, name: 'P1', phrase: 'hurry' })
    expect(Math.max(...chat.map(line => line.at))).toBe(chat.at(-1)!.at)
  })
})
