import { expect, test, vi } from 'vitest'
import { games } from '../../../src/games/all.ts'
import type { CircleInfo } from '../../../src/circle/protocol.ts'
import { differences } from '../../../src/circle/export.ts'
import { parseFile } from '../../../src/table/file.ts'
import { CLOSE, type Reveal } from '../../../src/table/protocol.ts'
import { check } from '../../../src/table/replay.ts'
import type { House } from './house.ts'
import { CIRCLE, circleOf, Device, Player, type Asked } from './house.ts'

type Evening = Extract<Asked, { type: 'evening' }>

const info = (device: Device): CircleInfo =>
  (device.got.findLast(each => 'circle' in each && each.circle) as { circle: CircleInfo }).circle
const why = (answer: { type: string; why?: string }) => (answer.type === 'no' ? answer.why : answer.type)
const passTo = (device: Device, room: string) => info(device).tables.find(each => each.room === room)!.pass
const get = async (house: House, query: string, token: string | undefined) =>
  (await house.circle()).request(`http://x/parties/circle/${CIRCLE}${query}`, token ?? null)

test('the pass of whoever is removed or leaves opens nothing at open tables, also when they hear of it late', async () => {
  const { house, devices } = await circleOf(3)
  const opened = await devices[0].say({ type: 'open', game: 'cotulenh' })
  const room = opened.type === 'opened' ? opened.room : ''
  const passes = devices.map(device => passTo(device, room))
  const table = await house.table(room)
  const comes = (member: number) => new Player(table, room).hello(`P${member}`, { pass: passes[member - 1] })
  const seated = comes(3).say({ type: 'sit', seat: 1 })
  expect(comes(2).last('circle')).toMatchObject({ type: 'circle', id: CIRCLE })
  house.mishap = () => 'command'
  expect(why(await devices[0].say({ type: 'remove', member: 2 }))).toBe('ok')
  await devices[2].say({ type: 'leave', forget: true })
  await house.quiet()
  expect(comes(2).last('circle')).toBeDefined()
  house.mishap = () => 'none'
  house.kill('circle', CIRCLE)
  await devices[0].hello()
  await house.quiet()
  expect(comes(2).last('circle')).toBeUndefined()
  expect(comes(1).last('circle')).toBeDefined()
  // Who sat down as a member, and has left before the match, is a guest in it: without a name, for it is to be forgotten.
  seated.say({ type: 'ready' })
  comes(1)
    .say({ type: 'sit', seat: 0 })
    .say({ type: 'ready' })
    .say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
  await house.quiet()
  expect(await devices[0].say({ type: 'ledger' })).toMatchObject({
    entries: [{ seats: [{ who: { member: 1 } }, { who: { guest: '' } }] }],
  })
  expect(house.errors).toEqual([])
})

test('a join, a claim and a move said again with the same token are one; a token is nobody else’s', async () => {
  const { house, devices } = await circleOf(1)
  const token = 'ab'.repeat(16)
  const phone = new Device(house)
  await phone.hello()
  expect(await phone.say({ type: 'join', name: 'Bo', token })).toMatchObject({ type: 'joined', member: 2 })
  // The answer never came.
  phone.token = token
  await phone.hello()
  expect(await phone.say({ type: 'join', name: 'Bo', token })).toMatchObject({ type: 'joined', member: 2 })
  expect(info(devices[0]).members).toHaveLength(2)
  const tablet = new Device(house)
  await tablet.hello()
  const waiting = 'cd'.repeat(16)
  for (let i = 0; i < 2; i++)
    expect(why(await tablet.say({ type: 'claim', name: 'Bo', token: waiting }))).toBe('claimed')
  expect(info(devices[0]).claims).toHaveLength(1)
  const thief = new Device(house)
  await thief.hello()
  expect(why(await thief.say({ type: 'join', name: 'Eve', token: waiting }))).toBe('noClaim')
  expect(why(await devices[0].say({ type: 'join', name: 'Eve', token: waiting }))).toBe('member')
})

/** Everybody of a table takes their chair; a bot plays for each from the first deal on. */
async function seat(house: House, devices: Device[], { room, seats }: { room: string; seats: (number | 'bot')[] }) {
  const table = await house.table(room)
  const players = seats.flatMap((chair, i) => {
    if (chair === 'bot') return []
    const pass = passTo(devices[chair - 1], room)
    return [new Player(table, room).hello(`P${chair}`, { pass }).say({ type: 'sit', seat: i as 0 })]
  })
  return players
}

test('an owner closes a round over tables that do not finish, and earlier evenings stay', async () => {
  const { house, devices } = await circleOf(4)
  const wish = {
    type: 'evening',
    game: 'cotulenh',
    size: 2,
    people: [1, 2, 3, 4],
    rounds: 2,
    scoring: 'places',
  } as Evening
  expect(why(await devices[0].say({ ...wish, duplicate: true }))).toBe('badOption')
  expect(why(await devices[0].say({ type: 'closeRound' }))).toBe('noEvening')
  await devices[0].say(wish)
  await house.quiet()
  const [finished, stuck] = info(devices[0]).evening!.played[0]
  const [first] = await seat(house, devices, stuck)
  for (const player of await seat(house, devices, finished)) player.say({ type: 'ready' })
  const loser = new Player(await house.table(finished.room), finished.room)
  loser.drop()
  expect(why(await devices[1].say({ type: 'closeRound' }))).toBe('ownersOnly')
  expect(why(await devices[0].say({ type: 'closeRound' }))).toBe('ok')
  await house.quiet()
  expect(first.last('bye').why).toBe('closed')
  expect(first.line.closed).toBe(CLOSE.closed)
  const { evening, tables } = info(devices[0])
  expect(evening!.played).toHaveLength(2)
  expect(evening!.played[0].map(({ closed }) => closed)).toEqual([true, true])
  expect(tables.map(({ room }) => room).sort()).toEqual(evening!.played[1].map(({ room }) => room).sort())
  expect(why(await devices[0].say({ type: 'closeRound' }))).toBe('ok')
  expect(info(devices[0]).evening!.state).toBe('over')
  await devices[0].say(wish)
  house.kill('circle', CIRCLE)
  await devices[0].hello()
  expect(info(devices[0]).evenings).toMatchObject([{ id: 1, game: 'cotulenh', people: 4, first: [] }])
  expect(await devices[0].say({ type: 'pastEvening', id: 1 })).toMatchObject({ evening: { id: 1, state: 'over' } })
  expect(why(await devices[0].say({ type: 'pastEvening', id: 2 }))).toBe('noEvening')
  expect(house.errors).toEqual([])
})

test('a member goes on at another device, in a round that nobody may watch and at any table', async () => {
  const { house, devices } = await circleOf(6)
  const wish = {
    type: 'evening',
    game: 'okey',
    size: 3,
    people: [1, 2, 3, 4, 5, 6],
    rounds: 1,
    scoring: 'points',
  } as Evening
  await devices[0].say({ ...wish, duplicate: true, table: { clock: false } })
  await house.quiet()
  const [table] = info(devices[0]).evening!.played[0]
  const players = await seat(house, devices, table)
  const own = passTo(devices[(table.seats[0] as number) - 1], table.room)
  const come = async (more: { pass?: string; token?: string }) =>
    new Player(await house.table(table.room), table.room).hello('P', more)
  const view = (player: Player) => JSON.stringify(player.last('welcome').scene?.view)
  // In the lobby one may look first, and sits down in one's own chair.
  const tablet = (await come({ pass: own })).say({ type: 'sit', seat: 0 })
  expect(players[0].last('bye').why).toBe('replaced')
  for (const player of [tablet, ...players.slice(1)]) player.say({ type: 'ready', seal: 'ab'.repeat(32) })
  const phone = await come({ pass: own })
  expect(phone.last('welcome').seat).toBe(0)
  expect(tablet.last('bye').why).toBe('replaced')
  // Their tokens are worth nothing any more, the new one is, and so is the pass: nobody else's eyes were opened.
  for (const old of [players[0], tablet]) expect((await come({ token: old.seatToken })).last('bye').why).toBe('private')
  const same = await come({ token: phone.seatToken })
  expect(view(same)).toBe(view(phone))
  const stranger = passTo(devices[(info(devices[0]).evening!.played[0][1].seats[0] as number) - 1], table.room)
  expect((await come({ pass: stranger })).last('bye').why).toBe('private')
  expect(house.errors).toEqual([])
})

test('duplicate: the same deals at every table, shown to nobody until all have ended, then checked by all', async () => {
  const { house, devices } = await circleOf(5)
  await devices[0].say({
    ...{
      type: 'evening',
      game: 'okey',
      size: 4,
      people: [1, 2, 3, 4, 5],
      rounds: 1,
      scoring: 'points',
      duplicate: true,
    },
    ...{ options: games.okey.lengths.short, table: { botPace: 'instant', clock: false } },
  })
  await house.quiet()
  const tables = info(devices[0]).evening!.played[0]
  expect(tables).toHaveLength(2)
  const players: Player[][] = []
  for (const table of tables) players.push(await seat(house, devices, table))
  const commits = players.map(([one]) => one.last('welcome').deal)
  expect(commits[0]).toMatchObject({ hand: 1, shared: true, seals: null })
  expect(commits[0].commit).toBe(commits[1].commit)

  const begin = async (at: number) => {
    const { room } = tables[at]
    const watcher = new Player(await house.table(room), room).hello('Eve')
    for (const player of players[at]) player.say({ type: 'ready', seal: 'ab'.repeat(32) })
    expect(watcher.line.closed).toBe(CLOSE.private)
    expect(watcher.last('step')).toBeUndefined()
    for (const player of players[at]) player.say({ type: 'leave' })
    // Whoever keeps their chair may look on; nobody else.
    const another = new Player(await house.table(room), room).hello('Eve')
    expect(another.last('bye').why).toBe('private')
    expect(another.last('welcome')).toBeUndefined()
    await vi.waitFor(() => expect(players[at][0].last('table').phase).toBe('over'), { timeout: 60_000, interval: 20 })
    await house.quiet()
  }
  await begin(0)
  const [one] = players[0]
  expect(info(devices[0]).matches).toBe(1)
  expect(one.last('revealed')).toBeUndefined()
  const again = new Player(await house.table(tables[0].room), tables[0].room).hello('P', { token: one.seatToken })
  expect(again.last('welcome')).toMatchObject({ reveal: null, deal: { shared: true } })
  const room = await house.table(tables[0].room)
  expect((await room.request('http://x/parties/main/a?match=1')).status).toBe(404)
  expect((await get(house, '?file=1', devices[4].token)).status).toBe(409)
  expect(await devices[4].say({ type: 'ledger' })).not.toHaveProperty('entries.0.deals')
  expect(await (await get(house, '?export=json', devices[4].token)).text()).not.toContain('"deals"')
  // What is on disk keeps it, too, and nothing is shown after a restart.
  house.kill('room', tables[0].room)
  const back = new Player(await house.table(tables[0].room), tables[0].room).hello('P', { token: one.seatToken })
  expect(back.last('welcome').reveal).toBeNull()

  await begin(1)
  await vi.waitFor(() => expect(back.last('revealed')).toBeDefined(), { timeout: 10_000 })
  const other = players[1][0]
  const reveals = [back, other].map(player => player.line.got.filter(each => each.type === 'revealed') as Reveal[])
  expect(reveals[0].map(({ hand }) => hand)).toEqual(reveals[0].map((_, i) => i + 1))
  const order = (reveal: Reveal) => (reveal.steps[0] as unknown as { order: number[] }).order
  expect(order(reveals[0][0])).toEqual(order(reveals[1][0]))
  for (const n of [1, 2]) {
    const file = parseFile(await (await get(house, `?file=${n}`, devices[4].token)).text())!
    expect(file.hands.every(({ shared }) => shared)).toBe(true)
    expect(check(games.okey, file)).toBeNull()
  }
  const { evening } = info(devices[0])
  expect(evening).toMatchObject({ state: 'over', duplicate: true })
  const page = await devices[0].say({ type: 'ledger' })
  if (page.type !== 'ledger') throw new Error(page.type)
  expect(page.entries.map(({ deals, hands }) => deals?.length === hands)).toEqual([true, true])
  expect(differences(await (await get(house, '?export=json', devices[0].token)).text())).toEqual([])
  expect(house.errors).toEqual([])
})
