import { describe, expect, it } from 'vitest'
import { Lobby } from '../../../party/lobby/index.ts'
import type { Listing } from '../../../party/lobby/listing.ts'
import { Notice } from '../../../party/lobby/listing.ts'
import { Room } from '../room.ts'

const table = (room: string, more: Partial<Listing> = {}): Listing => ({
  room,
  game: 'okey',
  taken: 1,
  seats: 4,
  phase: 'lobby',
  lang: 'tr',
  host: 'Ayşe',
  ...more,
})

describe('the list of public tables', () => {
  const lobby = () => {
    const clock = { now: 1_000_000 }
    const list = new Lobby(() => clock.now)
    const rooms = () => list.list().map(({ room }) => room)
    return { list, rooms, clock }
  }
  it('shows what rooms say of themselves, the latest word of each', () => {
    const { list, rooms } = lobby()
    list.hear({ room: 'room-1', listing: table('room-1') })
    list.hear({ room: 'room-2', listing: table('room-2', { lang: null, phase: 'playing' }) })
    list.hear({ room: 'room-1', listing: table('room-1', { taken: 3 }) })
    expect(list.list()).toEqual([table('room-2', { lang: null, phase: 'playing' }), table('room-1', { taken: 3 })])
    list.hear({ room: 'room-2', listing: null })
    expect(rooms()).toEqual(['room-1'])
  })
  it('leaves places in the list to others', () => {
    const { list } = lobby()
    for (let i = 0; i < 300; i++)
      list.hear({ room: `room-${i}`, from: `2001:db8:7:${i.toString(16)}::/64`, listing: table(`room-${i}`) })
    expect(list.list()).toHaveLength(24)
    for (let i = 0; i < 20; i++) list.hear({ room: `here-${i}`, from: '203.0.113.1', listing: table(`here-${i}`) })
    expect(list.list()).toHaveLength(32)
  })
  it('forgets a room that has not spoken for two and a half minutes', () => {
    const { list, rooms, clock } = lobby()
    list.hear({ room: 'room-1', listing: table('room-1') })
    clock.now += 150_000
    expect(rooms()).toEqual(['room-1'])
    clock.now += 1
    expect(rooms()).toEqual([])
    expect(list.saved()).toEqual([])
  })
  it.each<[string, unknown]>([
    ['a room that could not be opened', table('X')],
    ['a phase there is not', { ...table('room-1'), phase: 'x' }],
    ['a language there is not', { ...table('room-1'), lang: 'xx' }],
    ['nothing of what it needs', {}],
  ])('takes no entry with %s', (_what, listing) => {
    const { list, rooms } = lobby()
    list.hear({ room: 'room-1', listing })
    expect(rooms()).toEqual([])
  })
  it('is filled by nobody: eight tables of one address, two hundred in all', () => {
    const { list, rooms } = lobby()
    const hear = (i: number, from?: string) =>
      list.hear({ room: `room-${i}`, listing: table(`room-${i}`), ...(from && { from }) })
    for (let i = 0; i < 12; i++) hear(i, 'one')
    expect(rooms()).toHaveLength(8)
    hear(20, 'other')
    // Saying it again takes no second place.
    hear(3, 'one')
    expect(rooms()).toHaveLength(9)
    // Where no address is known, only the whole is bounded.
    for (let i = 100; i < 400; i++) hear(i)
    expect(rooms()).toHaveLength(200)
    hear(3, 'one')
    expect(rooms()).toHaveLength(200)
  })
  it('is the same after it was out of memory', () => {
    const { list, clock } = lobby()
    list.hear({ room: 'room-1', listing: table('room-1'), from: 'one' })
    const again = new Lobby(() => clock.now)
    again.restore(JSON.parse(JSON.stringify(list.saved())))
    expect(again.list()).toEqual(list.list())
    for (let i = 10; i < 20; i++) again.hear({ room: `room-${i}`, listing: table(`room-${i}`), from: 'one' })
    expect(again.list()).toHaveLength(8)
    new Lobby(() => 0).restore(undefined)
  })
})

describe('what a room tells the list', () => {
  const said = (post: (body: string) => Promise<unknown> = async () => null) => {
    const bodies: { room: string; listing: Listing | null; from: string }[] = []
    const notice = new Notice(body => {
      bodies.push(JSON.parse(body))
      return post(body)
    })
    return { notice, bodies }
  }
  /** A host named P0 at seat 0 of three, who has come from somewhere. */
  const room = () => {
    const room = new Room()
    const host = room.peer()
    Object.assign(host.session, { address: 'home' })
    host.hello({ name: 'P0' })
    host.sit(0).say({ type: 'options', table: { public: true } })
    return { room, host }
  }
  it('is nothing while it is not public, and once that it is so no longer', () => {
    const { room: whole, host } = room()
    const { table } = whole
    const { notice, bodies } = said()
    host.say({ type: 'options', table: { public: false } })
    notice.update(table)
    expect([bodies, notice.due(table)]).toEqual([[], Infinity])
    host.say({ type: 'options', table: { public: true } })
    notice.update(table)
    host.say({ type: 'options', table: { public: false } })
    notice.update(table)
    notice.update(table)
    expect(bodies.map(({ listing }) => listing?.room)).toEqual(['room-1', undefined])
  })
  it('is who plays what, and whose table it is', () => {
    const { room: whole, host } = room()
    const { table } = whole
    const { notice, bodies } = said()
    host.say({ type: 'bot', seat: 2, level: 1 })
    notice.update(table)
    const expected = { room: 'room-1', game: 'toy', taken: 1, seats: 3, phase: 'lobby', lang: 'en', host: 'P0' }
    expect(bodies).toEqual([{ room: 'room-1', listing: expected, from: 'home' }])
    const guest = whole.peer()
    guest.hello({ name: 'P1' })
    guest.sit(1)
    notice.update(table)
    expect(bodies.at(-1)?.listing).toEqual({ ...expected, taken: 2 })
  })
  it('is said again every minute, and when it has changed', () => {
    const { room: whole, host } = room()
    const { table } = whole
    const { notice, bodies } = said()
    notice.update(table)
    expect(notice.due(table)).toBe(whole.now + 60_000)
    whole.now += 59_999
    notice.update(table)
    expect(bodies).toHaveLength(1)
    whole.now += 1
    notice.update(table)
    expect(bodies).toHaveLength(2)
    expect(notice.due(table)).toBe(whole.now + 60_000)
    host.drop()
    expect(notice.due(table)).toBe(Infinity)
    notice.update(table)
    expect(bodies.at(-1)).toMatchObject({ listing: null, from: 'home' })
  })
  it('comes from where the host was, or else from whoever is there', () => {
    const { room: whole, host } = room()
    const { table } = whole
    const { notice, bodies } = said()
    const watcher = whole.peer()
    Object.assign(watcher.session, { address: 'elsewhere' })
    watcher.hello()
    host.drop()
    notice.update(table)
    expect(bodies.at(-1)?.from).toBe('elsewhere')
    host.hello({ token: host.token })
    whole.now += 60_000
    notice.update(table)
    expect(bodies.at(-1)?.from).toBe('home')
    host.drop()
    whole.now += 60_000
    notice.update(table)
    expect(bodies.at(-1)?.from).toBe('home')
  })
  it('comes from where the last host was, also where there is none and somebody else looks on', () => {
    const room = new Room()
    const [watcher, host] = [room.peer().from('elsewhere'), room.peer().from('home')]
    watcher.hello({ name: 'W' })
    host.hello({ name: 'P0' })
    host.sit(0).say({ type: 'options', table: { public: true } })
    const { notice, bodies } = said()
    notice.update(room.table)
    host.say({ type: 'leave' })
    host.drop()
    notice.update(room.table)
    expect(room.table.meta.host).toBeNull()
    expect(bodies.map(({ listing, from }) => [listing?.host, from])).toEqual([
      ['P0', 'home'],
      ['', 'home'],
    ])
  })
  it('is nothing after the match', () => {
    const { room: whole, peers } = Room.playing({
      table: { public: true, hold: 0, turn: 0, bank: 0, botPace: 'instant' },
    })
    whole.pass(300_000)
    expect(whole.table.meta.phase).toBe('over')
    const { notice, bodies } = said()
    notice.update(whole.table)
    expect(bodies).toEqual([])
    peers[0].say({ type: 'again' })
    notice.update(whole.table)
    expect(bodies).toHaveLength(1)
  })
  it.each([
    ['throws', () => { throw new Error('gone') }], // prettier-ignore
    ['fails', () => Promise.reject(new Error('gone'))],
  ])('may come to nothing: the list %s, and it is written down', async (_how, post) => {
    const { room: whole } = room()
    said(post).notice.update(whole.table)
    await Promise.resolve()
    expect(whole.errors).toEqual(['lobby Error: gone'])
  })
})
