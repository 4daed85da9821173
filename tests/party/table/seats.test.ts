import { describe, expect, it } from 'vitest'
import { CLOSE } from '../../../src/table/protocol.ts'
import { Room, type Peer } from '../room.ts'

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
    expect(new Set(thief.view.hands.flat())).toEqual(new Set([null]))
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
    expect(new Set(peers[1].view.hands.flat())).toEqual(new Set([null]))
    expect(room.table.info().seats[1]).toMatchObject({ kind: 'person', standIn: true, away: true, level: 2 })
    const stranger = room.peer()
    stranger.hello()
    stranger.sit(1)
    expect(stranger.last('no').why).toBe('taken')
    const back = room.peer()
    expect(back.hello({ token: peers[1].token! }).seat).toBe(1)
    expect(room.table.info().seats[1]).toMatchObject({ standIn: false, away: false })
  })

  it('lets whoever left sit down again from the same window', () => {
    const { peers } = Room.playing()
    peers[1].say({ type: 'leave' })
    peers[1].sit(1)
    expect(peers[1].last('welcome').seat).toBe(1)
  })

  it('keeps a seat for its owner through the match, however long they are away and whatever the host says', () => {
    const { room, peers } = Room.playing({ table: { clock: false } })
    peers[2].drop()
    room.pass(100_000)
    for (const level of [0, 3] as const) {
      peers[0].say({ type: 'bot', seat: 2, level })
      expect(peers[0].last('no').why).toBe('taken')
    }
    expect(room.peer().hello({ token: peers[2].token! }).seat).toBe(2)
  })

  it('lets the host fill the chair of somebody who is away before the match', () => {
    const room = new Room()
    const [a, b] = [room.peer(), room.peer()]
    for (const [seat, peer] of [a, b].entries()) {
      peer.hello()
      peer.sit(seat as 0 | 1)
    }
    a.say({ type: 'bot', seat: 1, level: 0 })
    expect(a.last('no').why).toBe('taken')
    b.drop()
    a.say({ type: 'bot', seat: 1, level: 0 })
    expect(room.table.info().seats[1].kind).toBe('empty')
    expect(room.peer().hello({ token: b.token! })).toMatchObject({ seat: null, chair: null })
  })

  it('frees a seat that is given up for good', () => {
    const { room, peers } = Room.playing()
    peers[2].say({ type: 'leave', forGood: true })
    expect(peers[2].last('welcome')).toMatchObject({ seat: null, chair: null })
    expect(room.table.info().seats[2]).toMatchObject({ kind: 'bot', level: 2 })
    expect(room.peer().hello({ token: peers[2].token! }).seat).toBeNull()
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
    // There are three chairs.
    peers[0].say({ type: 'remove', seat: 3 })
    expect(peers[0].got.at(-1)).toEqual({ type: 'no', n: null, why: 'noSeat' })
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
    expect(room.table.info()).toMatchObject({ options: { hands: 5 }, tableOptions: { turn: 60 } })
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

  it('sends a removed player away, who hears it and stays away until the host lets them in', async () => {
    const { room, peers } = Room.playing()
    const token = peers[1].token!
    peers[0].say({ type: 'remove', seat: 1 })
    expect(peers[1].closed).toBe(CLOSE.removed)
    expect(peers[1].got.at(-1)).toEqual({ type: 'bye', why: 'removed' })
    expect(room.table.info()).toMatchObject({ seats: [{}, { kind: 'bot', level: 2 }, {}], removed: [{ name: 'P1' }] })
    await room.restart()
    const again = room.peer()
    again.hello({ token })
    expect(again.got).toEqual([{ type: 'bye', why: 'removed' }])
    const host = room.peer()
    host.hello({ token: peers[0].token! })
    host.say({ type: 'remove', seat: 0 })
    expect(host.last('no').why).toBe('ownSeat')
    host.say({ type: 'admit', id: host.last('table').removed[0].id })
    const back = room.peer()
    expect(back.hello({ token })).toMatchObject({ seat: null, table: { removed: [] } })
    back.sit(1)
    expect(back.last('welcome')).toMatchObject({ seat: null, chair: 1 })
  })

  it('lets in again whom the host means, and nobody else', () => {
    const { room, peers } = Room.playing()
    const [host, one, other] = peers
    host.say({ type: 'remove', seat: 1 })
    host.say({ type: 'remove', seat: 2 })
    const { removed } = host.last('table')
    expect(removed.map(({ name }) => name)).toEqual(['P1', 'P2'])
    host.say({ type: 'admit', id: removed[0].id })
    expect(host.last('table').removed).toEqual([removed[1]])
    const back = room.peer()
    back.hello({ token: one.token! })
    expect(back.closed).toBeNull()
    const still = room.peer()
    still.hello({ token: other.token! })
    expect(still.closed).toBe(CLOSE.removed)
  })

  describe('keeps out whom the host has sent away, and nobody else in the house', () => {
    const device = (digit: string) => digit.repeat(32)
    const HOME = 'home'
    /** Somebody comes from there without a token; null: let in. */
    const comes = (room: Room, from: string, own?: string) => {
      const peer = room.peer().from(from)
      peer.hello(own ? { device: device(own) } : {})
      return peer
    }
    /** A player at home with the device `a`, sent away in mid-hand. */
    async function removed() {
      const { room, peers } = Room.playing()
      peers[0].from('host')
      peers[1].from(HOME).hello({ device: device('a') })
      const tab = comes(room, HOME, 'a')
      const sibling = comes(room, HOME, 'b')
      const nameless = comes(room, HOME)
      peers[0].say({ type: 'remove', seat: 1 })
      return { room, host: peers[0], tab, sibling, nameless, token: peers[1].token! }
    }

    it('a player: by the device, whatever they do with the token; a sibling stays, and comes in later', async () => {
      const { room, host, tab, sibling, nameless } = await removed()
      expect(tab.closed).toBe(CLOSE.removed)
      expect(sibling.closed).toBeNull()
      expect(nameless.closed).toBeNull()
      await room.restart()
      expect(comes(room, HOME, 'a').closed).toBe(CLOSE.removed)
      expect(comes(room, 'elsewhere', 'a').closed).toBe(CLOSE.removed)
      expect(comes(room, HOME).closed).toBe(CLOSE.removed)
      expect(comes(room, 'elsewhere').closed).toBeNull()
      expect(comes(room, HOME, 'b').closed).toBeNull()
      expect(comes(room, HOME, 'c').closed).toBeNull()
      const again = room.peer()
      again.hello({ token: host.token! })
      again.say({ type: 'admit', id: again.last('table').removed[0].id })
      expect(comes(room, HOME, 'a').closed).toBeNull()
      expect(comes(room, HOME).closed).toBeNull()
    })

    it('whoever comes again as another device, once that is sent away too; those of the house who were here stay', async () => {
      const { room, host, sibling } = await removed()
      const other = comes(room, HOME, 'd')
      expect(other.closed).toBeNull()
      const [{ id }] = host.last('table').watchers.filter(({ name }) => name === other.session.name)
      host.say({ type: 'watcher', id, what: 'remove' })
      expect(other.closed).toBe(CLOSE.removed)
      expect(sibling.closed).toBeNull()
      expect(comes(room, HOME, 'e').closed).toBe(CLOSE.removed)
      expect(comes(room, HOME, 'b').closed).toBeNull()
      expect(comes(room, 'elsewhere', 'f').closed).toBeNull()
    })

    it('a watcher: the others of that house go on watching', async () => {
      const { room, peers } = Room.playing()
      const [rude, sibling, tab] = ['a', 'b', 'a'].map(own => comes(room, HOME, own))
      const { id } = rude.session
      peers[0].say({ type: 'watcher', id, what: 'mute' })
      const muted = (peer: Peer) => peer.last('table').watchers.find(each => each.id === peer.session.id)!.muted
      expect([rude, sibling, tab].map(muted)).toEqual([true, false, true])
      await room.restart()
      const host = room.peer()
      host.hello({ token: peers[0].token! })
      const back = ['a', 'b', undefined].map(own => comes(room, HOME, own))
      expect(back.map(muted)).toEqual([true, false, true])
      host.say({ type: 'watcher', id: back[0].session.id, what: 'remove' })
      expect(back.map(peer => peer.closed)).toEqual([CLOSE.removed, null, null])
    })

    it('a player who was not there when it was said', async () => {
      const { room, peers } = Room.playing()
      peers[0].from('host')
      peers[1].from(HOME).hello({ device: device('a') })
      peers[1].drop()
      await room.restart()
      const host = room.peer().from('host')
      host.hello({ token: peers[0].token! })
      const [again, theirs] = ['a', 'b'].map(own => comes(room, HOME, own))
      host.say({ type: 'remove', seat: 1 })
      expect([again, theirs].map(peer => peer.closed)).toEqual([CLOSE.removed, null])
      expect(comes(room, HOME, 'a').closed).toBe(CLOSE.removed)
      expect(comes(room, HOME).closed).toBe(CLOSE.removed)
      expect(comes(room, HOME, 'b').closed).toBeNull()
    })

    it('where addresses are not known, by the device alone', () => {
      const { room, peers } = Room.playing()
      const [rude, other, nameless] = ['a', 'b', undefined].map(own => comes(room, '', own))
      peers[0].say({ type: 'watcher', id: rude.session.id, what: 'remove' })
      expect([rude, other, nameless].map(peer => peer.closed)).toEqual([CLOSE.removed, null, null])
      expect(comes(room, '', 'a').closed).toBe(CLOSE.removed)
      expect(comes(room, '').closed).toBeNull()
    })
  })

  it('forgets who was removed when the match has ended', () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 } })
    peers[0].say({ type: 'remove', seat: 1 })
    room.pass(400_000)
    expect(room.table.meta.phase).toBe('over')
    expect(room.peer().hello({ token: peers[1].token! }).table.removed).toEqual([])
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
    expect(room.table.info().watchers).toHaveLength(40)
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
    room.now += 20_000
    for (let i = 0; i < 7; i++) peers[2].say({ type: 'react', reaction: 'tea' })
    expect(peers[0].all('reaction')).toEqual(
      Array.from({ length: 5 }, () => ({ type: 'reaction', seat: 2, name: 'P2', reaction: 'tea' })),
    )
    expect(peers[2].last('no').why).toBe('chatTooFast')
    await room.restart()
    const { chat } = room.peer().hello()
    expect(chat).toHaveLength(100)
    expect(chat[0]).toMatchObject({ seat: 1, name: 'P1', phrase: 'hurry' })
    expect(Math.max(...chat.map(line => line.at))).toBe(chat.at(-1)!.at)
  })
})
