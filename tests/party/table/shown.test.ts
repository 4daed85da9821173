import { describe, expect, it } from 'vitest'
import { adopt, confirmed, keep, lineOf, peopleToKeep, showDeals } from '../../../party/table/circle.ts'
import { publicState } from '../../../party/table/publicState.ts'
import { PICTURES } from '../../../src/circle/constants.ts'
import { Room } from '../room.ts'

const CALM = { hold: 0, clock: false } as const
const CIRCLE = { id: 'c', key: 'k', deal: '00'.repeat(32) }

describe('what others are shown of a table', () => {
  it('outside: how many sit, watch and have played, and nobody’s name', () => {
    const { room, peers } = Room.playing({ people: 2, table: CALM })
    room.peer().hello({ name: 'W' })
    expect(publicState(room.table)).toMatchObject({
      room: 'room-1',
      game: 'toy',
      phase: 'playing',
      hand: 1,
      ended: 0,
      watchers: 1,
      seats: [
        { kind: 'person', taken: true },
        { kind: 'person', taken: true },
        { kind: 'bot', taken: false },
      ],
      options: { hands: 2 },
      table: { clock: false },
    })
    expect(JSON.stringify(publicState(room.table))).not.toMatch(/P0|P1|"name"|"next"/)
    // Who comes to a bot's seat sits there with the next deal.
    const comer = room.peer()
    comer.hello({ name: 'New' })
    comer.sit(2)
    expect(publicState(room.table).seats.map(({ kind, taken }) => [kind, taken])).toEqual([
      ['person', true],
      ['person', true],
      ['bot', true],
    ])
    expect(lineOf(room.table)).toMatchObject({ phase: 'playing', hand: 1, watchers: 2 })
    expect(lineOf(room.table).seats.map(({ name }) => name)).toEqual(['P0', 'P1', 'New'])
    expect(lineOf(room.table)).not.toHaveProperty('deserted')
    for (const peer of [...peers, comer]) peer.drop()
    expect(lineOf(room.table)).not.toHaveProperty('deserted')
  })

  it('in the circle: which hand of the match, who watches, and that nobody is there unless it is over', () => {
    const { room, peers } = Room.playing({
      people: 2,
      table: { ...CALM, clock: true, turn: 0, bank: 0, botPace: 'instant' },
    })
    for (let i = 0; i < 5000 && room.table.meta.phase !== 'over'; i++) room.pass(500)
    expect(lineOf(room.table)).toMatchObject({ phase: 'over', hand: 2, watchers: 0 })
    peers[0].say({ type: 'again' })
    for (const peer of peers) peer.ready()
    expect(lineOf(room.table).hand).toBe(1)
    for (const peer of peers) peer.drop()
    expect(lineOf(room.table).deserted).toBe(true)
    room.table.meta.phase = 'over'
    expect(lineOf(room.table)).not.toHaveProperty('deserted')
  })

  it('the deals that others were dealt too, when none of them plays any more', () => {
    const { room, peers } = Room.playing({ table: CALM })
    const reveals = [1, 2].map(hand => ({ hand, version: 1, commit: `${hand}` })) as never as Parameters<
      typeof showDeals
    >[1]
    const shows = () => {
      room.enter(table => showDeals(table, reveals))
      return [peers[1].all('revealed').map(({ hand }) => hand), room.table.revealed?.hand]
    }
    expect(shows()).toEqual([[], undefined])
    room.table.meta.circle = { ...CIRCLE }
    room.table.meta.match = 2
    expect(shows()).toEqual([[1, 2], undefined])
    expect(room.table.meta.circle).toEqual({ ...CIRCLE, shown: true })
    room.table.meta.match = 1
    expect(shows()).toEqual([[1, 2, 1, 2], 2])
  })

  it('who began each hand of a match that is dealt elsewhere too, and of no other', () => {
    const room = new Room()
    room.enter(table => adopt(table, { ...CIRCLE }))
    const peers = ([0, 1, 2] as const).map(seat => {
      const peer = room.peer()
      peer.hello({ name: `P${seat}` })
      return peer.sit(seat)
    })
    peers[0].say({ type: 'options', table: { ...CALM, clock: true, turn: 0, bank: 0 }, game: { hands: 2 } })
    const play = () => {
      for (const peer of peers) peer.ready()
      for (let i = 0; i < 5000 && room.table.meta.phase !== 'over'; i++) room.pass(500)
    }
    play()
    expect(room.table.outbox).toMatchObject([{ match: 1, firsts: [0, expect.any(Number)] }])
    expect(room.disk.rows.get('outbox:0001')).toEqual(room.table.outbox[0])
    peers[0].say({ type: 'again' })
    play()
    expect(room.table.outbox).toHaveLength(2)
    expect(room.table.outbox[1]).not.toHaveProperty('firsts')
  })

  it('a match that the circle has is reported no more, and no other is forgotten for it', () => {
    const { room } = Room.playing({ table: CALM })
    room.table.outbox.push(...([1, 2, 3].map(match => ({ match, at: 0, who: [] })) as never[]))
    for (const match of [2, 7]) room.enter(table => confirmed(table, match))
    expect(room.table.outbox.map(({ match }) => match)).toEqual([1, 3])
    expect(room.disk.rows.get('outbox:0002')).toBeNull()
    expect(room.disk.rows.has('outbox:0007')).toBe(false)
  })
})

describe('a circle of the people at a table', () => {
  it('is made by one of them, between matches, once, with a name and a picture', () => {
    const { room, peers } = Room.playing({ people: 2, table: CALM })
    const watcher = room.peer()
    watcher.hello({ name: 'W' })
    const asks = (peer: (typeof peers)[0], name = 'Sunday', picture: string = PICTURES[1]) =>
      keep(room.table, peer.session, { type: 'keep', name, picture })
    const { meta } = room.table
    expect([asks(watcher), asks(peers[0])]).toEqual(['notSeated', 'notNow'])
    for (const phase of ['dealing', 'between'] as const) {
      meta.phase = phase
      expect(asks(peers[0])).toBe('notNow')
    }
    meta.phase = 'over'
    Object.assign(meta, { day: { name: 'x', date: 'd', deal: '00', until: 0 } })
    expect(asks(peers[0])).toBe('kept')
    Object.assign(meta, { day: undefined, circle: { ...CIRCLE } })
    expect(asks(peers[0])).toBe('kept')
    delete meta.circle
    expect([asks(peers[0], ' '), asks(peers[0], 'Sunday', 'none of ours')]).toEqual(['empty', 'badMessage'])
    expect([asks(peers[1]), asks(peers[0])]).toEqual([null, 'notNow'])
    expect(room.table.keeping).toEqual({ session: peers[1].session, name: 'Sunday', picture: PICTURES[1] })
    room.table.keeping = null
    meta.phase = 'lobby'
    expect(asks(peers[0])).toBeNull()
    // Whoever asked is its owner, so comes first.
    const names = (peer: (typeof peers)[0]) => peopleToKeep(room.table, peer.session).map(({ name }) => name)
    expect([names(peers[0]), names(peers[1])]).toEqual([
      ['P0', 'P1'],
      ['P1', 'P0'],
    ])
  })
})
