import { expect, test } from 'vitest'
import type { CircleInfo, TablePass } from '../../../src/circle/protocol.ts'
import { tagOf } from '../../../src/circle/tag.ts'
import type { MasaFile } from '../../../src/table/replay.ts'
import { CIRCLE, Device, House, Player } from './house.ts'

async function circleOf(...names: string[]): Promise<{ house: House; devices: Device[] }> {
  const house = new House()
  const devices: Device[] = []
  for (const name of names) {
    const device = new Device(house)
    await device.hello(devices.length ? undefined : { name: 'Sunday', picture: 'tea', as: name, colour: 'red' })
    if (devices.length) await device.say({ type: 'join', name, colour: 'teal' })
    devices.push(device)
  }
  return { house, devices }
}
const info = (device: Device): CircleInfo =>
  (device.got.findLast(each => 'circle' in each && each.circle) as { circle: CircleInfo }).circle
async function opened(device: Device): Promise<string> {
  const answer = await device.say({ type: 'open', game: 'cotulenh' })
  if (answer.type !== 'opened') throw new Error(answer.type)
  return answer.room
}
const passTo = (device: Device, room: string) => info(device).tables.find(each => each.room === room)!.pass
const cardOf = (device: Device, room: string) => info(device).tables.find(each => each.room === room)!.seats
const resign = (player: Player) =>
  player.say({ type: 'act', n: 1, rev: player.last('step').rev, action: { type: 'resign' } })

test('who wants to be forgotten is named on no card and in no later match, at the table or away from it', async () => {
  const { house, devices } = await circleOf('Ana', 'Zerrin', 'Cem')
  const [ana, zerrin, cem] = devices
  const [stays, left, waits] = [await opened(ana), await opened(ana), await opened(ana)]
  const sits = async (device: Device, name: string, room: string, seat: 0 | 1) =>
    new Player(await house.table(room), room).hello(name, { pass: passTo(device, room) }).say({ type: 'sit', seat })
  const player = await sits(zerrin, 'Zerrin', stays, 0)
  player.say({ type: 'bot', seat: 1, level: 1 }).say({ type: 'ready' })
  resign(player)
  ;(await sits(zerrin, 'Zerrin', left, 0)).drop()
  const waiting = await sits(zerrin, 'Zerrin', waits, 0)
  const other = await sits(cem, 'Cem', waits, 1)
  await zerrin.say({ type: 'leave', forget: true })
  await house.quiet()
  // Still there, or between two matches: somebody of whom the circle has no name. Gone: nobody.
  expect(cardOf(ana, stays)[0]).toEqual({ member: 2, name: '', level: 0 })
  expect(cardOf(ana, waits)[0]).toEqual({ member: 2, name: '', level: 0 })
  expect(cardOf(ana, left)[0]).toEqual({ member: null, name: '', level: 0 })
  // They are told, and nobody else: their page must not say that they are one of us.
  expect([player, waiting, other].map(each => each.last('stranger')?.type)).toEqual(['stranger', 'stranger', undefined])
  // A line that comes back says the name again: to the table, not to the circle.
  waiting.say({ type: 'name', name: 'Zerrin', lang: 'en' })
  for (const each of [waiting, other]) each.say({ type: 'ready' })
  resign(other)
  await house.quiet()
  const page = await ana.say({ type: 'ledger' })
  expect(page).toMatchObject({
    entries: [
      { seats: [{ who: { guest: '' } }, { who: { member: 3 } }] },
      { seats: [{ who: { member: 2 } }, { who: { bot: 1 } }] },
    ],
  })
  expect(JSON.stringify([info(ana), page])).not.toContain('Zerrin')
  expect(house.errors).toEqual([])
})

test('nor in the table’s own replays and chat, whether the circle was there before the match or made of it', async () => {
  const { house, devices } = await circleOf('Ana', 'Zerrin')
  const [ana, zerrin] = devices
  const room = await opened(ana)
  const table = await house.table(room)
  const sits = (device: Device, name: string, seat: 0 | 1) =>
    new Player(table, room).hello(name, { pass: passTo(device, room) }).say({ type: 'sit', seat })
  const players = [sits(ana, 'Ana', 0), sits(zerrin, 'Zerrin', 1)]
  for (const each of players) each.say({ type: 'ready' })
  resign(players[0])
  players[1].say({ type: 'chat', text: 'again?' })
  await house.quiet()
  const names = async (room: string) => {
    const answer = await (await house.table(room)).request(`http://x/parties/main/${room}?match=1`)
    // Nobody keeps it for good: somebody may want to be forgotten later.
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
    const file = (await answer.json()) as MasaFile
    expect(file).not.toHaveProperty('members')
    return file.seats.map(({ name }) => name)
  }
  expect(await names(room)).toEqual(['Ana', 'Zerrin'])
  expect(players[0].last('chat')).toEqual({
    type: 'chat',
    seat: 1,
    name: 'Zerrin',
    at: expect.any(Number),
    text: 'again?',
  })
  await zerrin.say({ type: 'leave', forget: true })
  await house.quiet()
  expect(await names(room)).toEqual(['Ana', ''])
  house.kill('room', room)
  expect(await names(room)).toEqual(['Ana', ''])
  const back = new Player(await house.table(room), room).hello('Ana')
  expect(back.last('welcome').chat).toMatchObject([{ name: '', text: 'again?' }])
  expect(house.errors).toEqual([])
})

test('kept as a group, whoever leaves it to be forgotten is in the replay of the match before it no more', async () => {
  const house = new House()
  const room = 'some-room'
  const table = await house.table(room)
  const players = ['Ana', 'Zerrin'].map((name, seat) =>
    new Player(table, room).hello(name, { make: { game: 'cotulenh' } }).say({ type: 'sit', seat: seat as 0 | 1 }),
  )
  for (const each of players) each.say({ type: 'ready' })
  resign(players[0])
  players[0].say({ type: 'keep', name: 'Us', picture: 'boat' })
  await house.quiet()
  await house.quiet()
  const device = new Device(house, players[0].last('circle').id)
  device.token = players[1].seatToken
  await device.hello()
  await device.say({ type: 'leave', forget: true })
  await house.quiet()
  const file = (await (await table.request(`http://x/parties/main/${room}?match=1`)).json()) as MasaFile
  expect(file.seats.map(({ name }) => name)).toEqual(['Ana', ''])
})

test('a member who comes by the table’s own link finds out which circle it is of, and is that member there', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const room = await opened(devices[0])
  const table = await house.table(room)
  const player = new Player(table, room).hello('somebody').say({ type: 'sit', seat: 0 })
  expect(player.last('welcome').circled).toBe(tagOf(CIRCLE, room))
  expect(JSON.stringify(player.line.got)).not.toContain(CIRCLE)
  const ask = async (query: string, token: string | undefined) =>
    (await house.circle()).request(`http://x/parties/circle/${CIRCLE}?pass=${query}`, token ?? null)
  expect((await ask(room, undefined)).status).toBe(403)
  expect((await ask('another', devices[1].token)).status).toBe(404)
  const { pass, name } = (await (await ask(room, devices[1].token)).json()) as TablePass
  expect(name).toBe('Bo')
  player.say({ type: 'name', name, lang: 'en', pass })
  await house.quiet()
  expect(cardOf(devices[0], room)[0]).toEqual({ member: 2, name: '', level: 0 })
  expect(player.last('circle')).toEqual({
    type: 'circle',
    id: CIRCLE,
    name: 'Sunday',
    me: 2,
    seats: [{ member: 2, name: 'Bo', colour: 'teal' }, null],
  })
  // Another colour is seen at the table at once.
  await devices[1].say({ type: 'profile', colour: 'pink' })
  await house.quiet()
  expect(player.last('circle').seats[0]?.colour).toBe('pink')
})

test('signed out, another device has no pass that opens anything; the one that stays has', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const [ana, old] = devices
  const link = await old.say({ type: 'link' })
  const phone = new Device(house)
  await phone.hello()
  await phone.say({ type: 'move', code: link.type === 'link' ? link.code : '' })
  const [room, seated] = [await opened(ana), await opened(ana)]
  const stale = passTo(old, room)
  const table = await house.table(room)
  const lost = new Player(await house.table(seated), seated)
  lost.hello('Bo', { pass: passTo(old, seated) }).say({ type: 'sit', seat: 0 })
  await phone.say({ type: 'onlyHere' })
  await house.quiet()
  expect(new Player(table, room).hello('Bo', { pass: stale }).last('circle')).toBeUndefined()
  expect(new Player(table, room).hello('Bo', { pass: passTo(phone, room) }).last('circle')?.me).toBe(2)
  // The seat it had taken is a guest's, until the member comes to it.
  expect(cardOf(ana, seated)[0]).toEqual({ member: null, name: 'Bo', level: 0 })
  lost.say({ type: 'name', name: 'Bo', lang: 'en', pass: passTo(phone, seated) })
  await house.quiet()
  expect(cardOf(ana, seated)[0].member).toBe(2)
  // A circle that has slept meanwhile knows it, too.
  house.kill('circle', CIRCLE)
  house.kill('room', room)
  await ana.hello()
  expect(new Player(await house.table(room), room).hello('Bo', { pass: stale }).last('circle')).toBeUndefined()
})

test('at an evening’s table seats are kept by name, and what was drawn is changed by nobody', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo', 'Cem', 'Dan', 'Ela')
  await devices[0].say({
    ...{ type: 'evening', game: 'cotulenh', size: 2, people: [1, 2, 3, 4, 5], rounds: 1, scoring: 'places' },
  } as never)
  await house.quiet()
  const tables = info(devices[0]).evening!.played[0]
  const names = ['Ana', 'Bo', 'Cem', 'Dan', 'Ela']
  const sitsAt = async ({ room, seats }: (typeof tables)[number]) => {
    const seat = seats.findIndex(chair => chair !== 'bot')
    const member = seats[seat] as number
    const player = new Player(await house.table(room), room)
    player.hello(names[member - 1], { pass: passTo(devices[member - 1], room) }).say({ type: 'sit', seat: seat as 0 })
    return { player, seat: seat as 0 | 1, other: (1 - seat) as 0 | 1 }
  }
  const full = tables.find(({ seats }) => !seats.includes('bot'))!
  const { player, other, seat } = await sitsAt(full)
  expect(player.last('table').kept).toEqual([true, true])
  expect(player.last('circle').seats.map(face => face?.name)).toEqual(full.seats.map(id => names[Number(id) - 1]))
  const refused = (message: Parameters<Player['say']>[0]) => {
    const before = player.line.got.filter(({ type }) => type === 'no').length
    player.say(message)
    return player.line.got.filter(({ type }) => type === 'no').length > before ? player.last('no').why : null
  }
  expect(refused({ type: 'sit', seat: other })).toBe('reserved')
  expect(refused({ type: 'options', seats: 2 })).toBe('drawn')
  expect(refused({ type: 'engine', seat: other })).toBe('drawn')
  // Nobody waits for nobody: a bot may sit in, and gives the chair back.
  expect(refused({ type: 'bot', seat: other, level: 2 })).toBeNull()
  const late = full.seats[other] as number
  const room = await house.table(full.room)
  const guest = new Player(room, full.room).hello(names[late - 1], { pass: passTo(devices[late - 1], full.room) })
  guest.say({ type: 'sit', seat: other })
  expect(guest.last('seated')).toBeDefined()
  expect(refused({ type: 'remove', seat: other })).toBe('drawn')
  // Whoever is no member sees that a seat is kept, and for whom nowhere.
  const stranger = new Player(room, full.room).hello('Eve')
  expect(stranger.last('circle')).toBeUndefined()
  expect(stranger.last('welcome').table.kept).toEqual([true, true])
  const rest = await sitsAt(tables.find(({ seats }) => seats.includes('bot'))!)
  rest.player.say({ type: 'bot', seat: rest.other, level: 0 })
  expect(rest.player.last('no').why).toBe('drawn')
  // Alone with a bot, but the others wait for the round to end: the clock runs. At a table of one's own it does not.
  rest.player.say({ type: 'ready' })
  expect(rest.player.last('step').clock).not.toBeNull()
  const own = await opened(devices[0])
  const alone = new Player(await house.table(own), own).hello('Ana', { pass: passTo(devices[0], own) })
  alone.say({ type: 'sit', seat: 0 }).say({ type: 'bot', seat: 1, level: 1 }).say({ type: 'ready' })
  expect(alone.last('step').clock).toBeNull()
  // The match after it is the table's own.
  for (const each of [player, guest]) each.say({ type: 'ready' })
  resign(seat === 0 ? player : guest)
  player.say({ type: 'again' })
  expect(player.last('table').kept).toBeUndefined()
  expect(house.errors).toEqual([])
})
