import { afterEach, expect, test, vi } from 'vitest'
import { CIRCLE_LIMITS } from '../../../src/circle/constants.ts'
import type { CircleDown } from '../../../src/circle/protocol.ts'
import { differences } from '../../../src/circle/export.ts'
import { parseFile } from '../../../src/table/file.ts'
import type { Circle } from '../../../party/circle/circle.ts'
import { storageHealth } from '../../../party/storageHealth.ts'
import { CIRCLE, Device, House, Player } from './house.ts'

afterEach(() => void (storageHealth.failing = false))

async function circleOf(...names: string[]): Promise<{ house: House; devices: Device[] }> {
  const house = new House()
  const devices: Device[] = []
  for (const name of names) {
    const device = new Device(house)
    await device.hello(devices.length ? undefined : { name: 'Sunday', picture: 'tea', as: name })
    if (devices.length) await device.say({ type: 'join', name })
    devices.push(device)
  }
  return { house, devices }
}
const why = (answer: CircleDown) => (answer.type === 'no' ? answer.why : answer.type)
const info = (device: Device) =>
  (device.got.findLast(each => 'circle' in each && each.circle) as { circle: never } | undefined)!
    .circle as NonNullable<Extract<CircleDown, { type: 'welcome' }>['circle']>
const get = async (house: House, query: string, token: string | undefined) =>
  (await house.circle()).request(`http://x/parties/circle/${CIRCLE}${query}`, token ?? null)

test('a circle that was never made is no circle, and nothing is written for whoever asks', async () => {
  const house = new House()
  const stranger = new Device(house)
  await stranger.hello()
  expect(stranger.last('bye').why).toBe('noCircle')
  expect((await get(house, '?export=json', 'a'.repeat(32))).status).toBe(404)
  expect(house.disk('circle', CIRCLE).rows.size).toBe(0)
})

test('whoever makes it owns it; a stranger is told its name and no more, and members are told who is here', async () => {
  const { house, devices } = await circleOf('Ana')
  const stranger = new Device(house)
  const welcome = await stranger.hello()
  expect(welcome).toMatchObject({ name: 'Sunday', picture: 'tea', me: null, waiting: null, circle: null })
  expect(JSON.stringify(stranger.got)).not.toContain('Ana')
  for (const message of [
    { type: 'link' },
    { type: 'renew' },
    { type: 'delete' },
    { type: 'leave', forget: true },
  ] as const)
    expect(why(await stranger.say(message))).toBe('membersOnly')
  expect(why(await stranger.say({ type: 'join', name: 'ANA' }))).toBe('nameTaken')
  expect(await stranger.say({ type: 'join', name: 'Bo' })).toMatchObject({ type: 'joined', member: 2 })
  expect(info(devices[0]).members.map(({ name, owner, here }) => [name, owner, here])).toEqual([
    ['Ana', true, true],
    ['Bo', false, true],
  ])
  await stranger.drop()
  expect(info(devices[0]).members[1].here).toBe(false)
  expect(why(await devices[0].say({ type: 'join', name: 'Cem' }))).toBe('member')
})

test('a member comes back by the token, also after the circle has died', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  house.kill('circle', CIRCLE)
  expect((await devices[1].hello()).me).toEqual({ member: 2, owner: false, devices: 1 })
  const wrong = new Device(house)
  wrong.token = 'f'.repeat(32)
  expect((await wrong.hello()).me).toBeNull()
})

test('a claim is confirmed by the member or an owner, and by nobody else; until then it opens nothing', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo', 'Cem')
  const [ana, bo, cem] = devices
  const phone = new Device(house)
  await phone.hello()
  expect(await phone.say({ type: 'claim', name: 'bo' })).toMatchObject({ type: 'claimed' })
  expect(why(await phone.say({ type: 'link' }))).toBe('membersOnly')
  expect(info(bo).claims).toMatchObject([{ id: 1, name: 'bo', member: 2 }])
  expect(info(ana).claims).toHaveLength(1)
  expect(info(cem).claims).toEqual([])
  expect(why(await cem.say({ type: 'confirm', claim: 1, yes: true }))).toBe('noClaim')
  // It waits, also when everything else is forgotten.
  house.kill('circle', CIRCLE)
  expect(await phone.hello()).toMatchObject({ me: null, waiting: 'bo' })
  await bo.hello()
  expect(why(await bo.say({ type: 'confirm', claim: 1, yes: true }))).toBe('ok')
  expect(phone.last('welcome').me).toEqual({ member: 2, owner: false, devices: 2 })
  // Who is nobody's can only be declined, and whoever asked is not told that there is no such name.
  const eve = new Device(house)
  await eve.hello()
  await eve.say({ type: 'claim', name: 'Eve' })
  await ana.hello()
  expect(info(ana).claims).toMatchObject([{ id: 2, member: null }])
  expect(why(await ana.say({ type: 'confirm', claim: 2, yes: true }))).toBe('noClaim')
  expect(why(await ana.say({ type: 'confirm', claim: 2, yes: false }))).toBe('ok')
  expect(eve.got.at(-1)).toEqual({ type: 'declined' })
})

test('whoever waits takes it back: nobody is asked any more, and the token opens nothing', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const [ana, bo] = devices
  const phone = new Device(house)
  await phone.hello()
  await phone.say({ type: 'claim', name: 'Bo' })
  const tab = new Device(house)
  tab.token = phone.token
  expect(await tab.hello()).toMatchObject({ waiting: 'Bo' })
  expect(why(await phone.say({ type: 'withdraw' }))).toBe('ok')
  expect(phone.last('declined')).toBeUndefined()
  expect(tab.got.at(-1)).toEqual({ type: 'declined' })
  expect(info(bo).claims).toEqual([])
  expect(why(await ana.say({ type: 'confirm', claim: 1, yes: true }))).toBe('noClaim')
  expect(await phone.hello()).toMatchObject({ me: null, waiting: null })
  // Said again, as after a broken line.
  expect(why(await phone.say({ type: 'withdraw' }))).toBe('ok')
  expect(why(await bo.say({ type: 'withdraw' }))).toBe('member')
  expect(await phone.say({ type: 'join', name: 'Cem' })).toMatchObject({ type: 'joined', member: 3 })
})

test('an owner is removed only once they are none, and the refusal says so', async () => {
  const { devices } = await circleOf('Ana', 'Bo')
  const [ana] = devices
  await ana.say({ type: 'owner', member: 2, on: true })
  expect(why(await ana.say({ type: 'remove', member: 2 }))).toBe('isOwner')
  expect(why(await ana.say({ type: 'remove', member: 9 }))).toBe('noMember')
  await ana.say({ type: 'owner', member: 2, on: false })
  expect(why(await ana.say({ type: 'remove', member: 2 }))).toBe('ok')
})

test('a note is for a time that every page can write; one from before that was asked is not shown', async () => {
  const { house, devices } = await circleOf('Ana')
  const [ana] = devices
  for (const at of [CIRCLE_LIMITS.latest + 1, Number.MAX_SAFE_INTEGER])
    expect(why(await ana.say({ type: 'note', at, text: 'never' }))).toBe('badMessage')
  expect(why(await ana.say({ type: 'note', at: CIRCLE_LIMITS.latest, text: 'late' }))).toBe('ok')
  const { note } = info(ana)
  expect(new Date(note!.at).toISOString()).toBe('9999-12-31T00:00:00.000Z')
  const { circle } = (await house.circle()) as unknown as { circle: Circle }
  circle.happen({ type: 'note', note: { at: Number.MAX_SAFE_INTEGER, text: 'never', by: 1 } })
  expect((await ana.hello()).circle!.note).toBeNull()
})

test('few wait to be confirmed at once: the oldest make room, are told so, and one no after another ends them all', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const claims = async (name: string) => {
    const device = new Device(house)
    await device.hello()
    expect(why(await device.say({ type: 'claim', name }))).toBe('claimed')
    return device
  }
  const first = await claims('Ana')
  const alike = [await claims('Bo'), await claims('bo'), await claims('BO')]
  const waits = (device: Device) => device.last('declined') === undefined
  // To be one and the same only so many; nobody else's claim makes room for them.
  expect(alike.map(waits)).toEqual([false, true, true])
  expect(waits(first)).toBe(true)
  expect(info(devices[0]).claims.map(({ member }) => member)).toEqual([1, 2, 2])
  expect(info(devices[1]).claims.map(({ member }) => member)).toEqual([2, 2])
  const nobodies: Device[] = []
  for (const name of ['X', 'Y', 'Z']) nobodies.push(await claims(name))
  expect(nobodies.map(waits)).toEqual([false, true, true])
  // The owner says no to all of them.
  for (const { id } of info(devices[0]).claims)
    expect(why(await devices[0].say({ type: 'confirm', claim: id, yes: false }))).toBe('ok')
  expect([first, ...alike, ...nobodies].some(waits)).toBe(false)
  expect(info(devices[0]).claims).toEqual([])
  expect(info(devices[1]).claims).toEqual([])
  expect(house.errors).toEqual([])
})

test('a personal link works once, and other devices can be signed out', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const answer = await devices[1].say({ type: 'link' })
  const code = answer.type === 'link' ? answer.code : ''
  const phone = new Device(house)
  await phone.hello()
  expect(await phone.say({ type: 'move', code })).toMatchObject({ type: 'joined', member: 2 })
  const thief = new Device(house)
  await thief.hello()
  expect(why(await thief.say({ type: 'move', code }))).toBe('badLink')
  expect(why(await phone.say({ type: 'onlyHere' }))).toBe('ok')
  expect(devices[1].last('welcome').me).toBeNull()
  expect(why(await devices[1].say({ type: 'link' }))).toBe('membersOnly')
})

test("the owner's secret makes an owner of who has it, is kept as a hash, and is renewed", async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const [ana, bo] = devices
  const renew = async () => {
    const answer = await ana.say({ type: 'renew' })
    return answer.type === 'secret' ? answer.secret : ''
  }
  expect(why(await bo.say({ type: 'renew' }))).toBe('ownersOnly')
  expect(why(await bo.say({ type: 'own', secret: 'a'.repeat(32) }))).toBe('badSecret')
  const old = await renew()
  const secret = await renew()
  expect(JSON.stringify([...house.disk('circle', CIRCLE).rows])).not.toContain(secret)
  expect(why(await bo.say({ type: 'own', secret: old }))).toBe('badSecret')
  expect(why(await bo.say({ type: 'own', secret }))).toBe('ok')
  expect(info(ana).members.map(({ owner }) => owner)).toEqual([true, true])
  expect(why(await bo.say({ type: 'owner', member: 1, on: false }))).toBe('ok')
  expect(why(await bo.say({ type: 'owner', member: 2, on: false }))).toBe('lastOwner')
  // A circle has an owner as long as it has members.
  await bo.say({ type: 'leave', forget: false })
  expect(bo.last('bye').why).toBe('left')
  expect(info(ana).members.map(({ name, owner, left }) => [name, owner, left])).toEqual([
    ['Ana', true, false],
    ['Bo', false, true],
  ])
})

/** A table of the circle with this device's member and a bot, the first match played. */
async function played(house: House, device: Device, name: string) {
  const opened = await device.say({ type: 'open', game: 'cotulenh' })
  if (opened.type !== 'opened') throw new Error(why(opened))
  const { room, pass } = opened
  const player = new Player(await house.table(room), room)
  player.hello(name, { pass }).say({ type: 'sit', seat: 0 }).say({ type: 'bot', seat: 1, level: 1 })
  player.say({ type: 'ready' }).say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
  await house.quiet()
  return { room, player }
}

test('a match at a table of the circle is in its ledger, once, with its file and its rules', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const { room, player } = await played(house, devices[0], 'Ana')
  expect(player.last('circle')).toMatchObject({ type: 'circle', id: CIRCLE, name: 'Sunday', me: 1 })
  expect(info(devices[1]).tables).toMatchObject([
    { room, phase: 'over', seats: [{ member: 1 }, { member: null, level: 1 }] },
  ])
  const page = await devices[1].say({ type: 'ledger' })
  if (page.type !== 'ledger') throw new Error(why(page))
  expect(page.entries).toMatchObject([
    {
      n: 1,
      id: `${room}:1`,
      game: 'cotulenh',
      seats: [
        { who: { member: 1 }, place: 2 },
        { who: { bot: 1 }, place: 1 },
      ],
    },
  ])
  expect(info(devices[1]).rules.cotulenh.seats).toBe(2)
  const file = await get(house, '?file=1', devices[1].token)
  const text = await file.text()
  expect(parseFile(text)).not.toBeNull()
  expect(JSON.parse(text)).toMatchObject({ room, seats: [{ name: 'Ana' }, { kind: 'bot' }] })
  for (const token of [undefined, 'a'.repeat(32)]) expect((await get(house, '?file=1', token)).status).toBe(403)
  expect((await get(house, '?file=2', devices[1].token)).status).toBe(404)
  expect(differences(await (await get(house, '?export=json', devices[0].token)).text())).toEqual([])
  const csv = new Uint8Array(await (await get(house, '?export=csv', devices[0].token)).arrayBuffer())
  expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(csv)).toContain('"Ana",2')
  expect(house.errors).toEqual([])
})

test('whoever has no pass plays as a guest, and a forged one is nobody’s', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const opened = await devices[0].say({ type: 'open', game: 'cotulenh' })
  const room = opened.type === 'opened' ? opened.room : ''
  const pass = opened.type === 'opened' ? opened.pass.replace(/^1/, '2') : ''
  const player = new Player(await house.table(room), room)
  player.hello('Bo', { pass }).say({ type: 'sit', seat: 0 }).say({ type: 'bot', seat: 1, level: 1 })
  player.say({ type: 'ready' }).say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
  await house.quiet()
  expect(player.last('circle')).toBeUndefined()
  const page = await devices[0].say({ type: 'ledger' })
  expect(page).toMatchObject({ entries: [{ seats: [{ who: { guest: 'Bo' } }, {}] }] })
})

test('a pass is worth nothing at any table once its member has been removed', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo', 'Cem')
  const [ana, bo] = devices
  const opened = await ana.say({ type: 'open', game: 'cotulenh' })
  const { room } = opened as Extract<typeof opened, { type: 'opened' }>
  const { pass } = info(bo).tables.find(each => each.room === room)!
  const table = await house.table(room)
  const inside = new Player(table, room).hello('Bo', { pass })
  expect(inside.last('circle')).toMatchObject({ type: 'circle', id: CIRCLE })
  await ana.say({ type: 'remove', member: 2 })
  await house.quiet()
  // Who was there already is a guest from now on, and so is whoever comes with the old pass.
  inside.say({ type: 'sit', seat: 0 })
  const later = new Player(table, room).hello('Bo', { pass })
  expect(later.last('circle')).toBeUndefined()
  inside.say({ type: 'bot', seat: 1, level: 1 }).say({ type: 'ready' })
  inside.say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
  await house.quiet()
  expect(await ana.say({ type: 'ledger' })).toMatchObject({ entries: [{ seats: [{ who: { guest: 'Bo' } }, {}] }] })
  // A table that did not hear of it is told when it next says how it stands.
  const second = await ana.say({ type: 'open', game: 'cotulenh' })
  const other = (second as typeof opened & { room: string }).room
  const cem = info(devices[2]).tables.find(each => each.room === other)!.pass
  const deaf = vi.spyOn(await house.table(other), 'order').mockRejectedValueOnce(new Error('asleep'))
  await ana.say({ type: 'remove', member: 3 })
  await house.quiet()
  expect(deaf).toHaveBeenCalled()
  const guest = new Player(await house.table(other), other).hello('Cem', { pass: cem })
  await house.quiet()
  guest.say({ type: 'sit', seat: 0 })
  await house.quiet()
  expect(info(ana).tables.find(each => each.room === other)!.seats[0]).toMatchObject({ member: null, name: 'Cem' })
})

test('a match that is being played stays its members’, and the next is a guest’s', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  const opened = await devices[0].say({ type: 'open', game: 'cotulenh' })
  const { room } = opened as Extract<typeof opened, { type: 'opened' }>
  const { pass } = info(devices[1]).tables[0]
  const bo = new Player(await house.table(room), room).hello('Bo', { pass })
  bo.say({ type: 'sit', seat: 0 }).say({ type: 'bot', seat: 1, level: 1 }).say({ type: 'ready' })
  await devices[0].say({ type: 'remove', member: 2 })
  await house.quiet()
  bo.say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
  await house.quiet()
  bo.say({ type: 'again' }).say({ type: 'ready' })
  bo.say({ type: 'act', n: 2, rev: bo.last('step').rev, action: { type: 'resign' } })
  await house.quiet()
  const page = await devices[0].say({ type: 'ledger' })
  expect(page).toMatchObject({
    entries: [{ seats: [{ who: { guest: 'Bo' } }, {}] }, { seats: [{ who: { member: 2 } }, {}] }],
  })
})

test('whoever comes and goes a thousand times leaves no thousand names', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  await played(house, devices[1], 'Bo')
  await devices[1].say({ type: 'leave', forget: false })
  for (let i = 0; i < 2 * CIRCLE_LIMITS.members; i++) {
    const comer = new Device(house, CIRCLE)
    await comer.hello()
    await comer.say({ type: 'join', name: `Guest ${i}` })
    await comer.say({ type: 'leave', forget: false })
  }
  // Told of each of them, she has not read it all.
  await devices[0].drop()
  const { members } = (await devices[0].hello()).circle!
  expect(members.length).toBeLessThanOrEqual(CIRCLE_LIMITS.members + 1)
  // Whoever is in the ledger keeps the name there.
  expect(members.slice(0, 2).map(({ name }) => name)).toEqual(['Ana', 'Bo'])
})

test('an owner strikes an entry out and puts it back; it stays to be seen', async () => {
  const { house, devices } = await circleOf('Ana', 'Bo')
  await played(house, devices[0], 'Ana')
  const standings = async () => {
    const answer = await devices[1].say({ type: 'standings', game: 'cotulenh', season: 'all' })
    return answer.type === 'standings' ? answer.standings.members.map(({ member }) => member) : null
  }
  expect(await standings()).toEqual([1])
  expect(why(await devices[1].say({ type: 'strike', entry: 1, on: true }))).toBe('ownersOnly')
  expect(why(await devices[0].say({ type: 'strike', entry: 2, on: true }))).toBe('noEntry')
  expect(why(await devices[0].say({ type: 'strike', entry: 1, on: true }))).toBe('ok')
  expect(await standings()).toEqual([])
  // Everybody is told, so that their page asks anew.
  expect(info(devices[1]).games).toMatchObject([{ matches: 1, struck: 1 }])
  expect(await devices[1].say({ type: 'ledger' })).toMatchObject({ entries: [{ n: 1, struck: true }] })
  await devices[0].say({ type: 'strike', entry: 1, on: false })
  expect(await standings()).toEqual([1])
})

test('who wants to be forgotten is in no row of the disk', async () => {
  const { house, devices } = await circleOf('Ana', 'Zerrin')
  await played(house, devices[1], 'Zerrin')
  await devices[1].say({ type: 'note', at: 5, text: 'soon' })
  await devices[1].say({ type: 'leave', forget: true })
  house.kill('circle', CIRCLE)
  const kept = [...house.disk('circle', CIRCLE).rows].filter(([key]) => !key.startsWith('file:'))
  expect(JSON.stringify(kept)).not.toContain('Zerrin')
  const text = await (await get(house, '?file=1', devices[0].token)).text()
  expect(text).not.toContain('Zerrin')
  await devices[0].hello()
  expect(await devices[0].say({ type: 'ledger' })).toMatchObject({ entries: [{ seats: [{ who: { member: 2 } }, {}] }] })
})

test('deleted, nothing is left of it; so when its last member has gone', async () => {
  for (const message of [{ type: 'delete' }, { type: 'leave', forget: false }] as const) {
    const { house, devices } = await circleOf('Ana')
    await devices[0].say(message)
    await house.quiet()
    expect([...house.disk('circle', CIRCLE).rows]).toEqual([['ended', true]])
    expect((await get(house, '?export=json', devices[0].token)).status).toBe(404)
    // Whoever knows the address makes no other circle where people expect this one, also after a restart.
    for (const again of [false, true]) {
      if (again) house.kill('circle', CIRCLE)
      const thief = new Device(house)
      await thief.hello({ name: 'Sunday', picture: 'tea', as: 'Eve' })
      expect(thief.last('bye').why).toBe('noCircle')
      const order = { type: 'make' as const, id: CIRCLE, name: 'X', picture: 'tea' as const, people: [], room: 'r' }
      expect((await (await house.circle()).order(order)).status).toBe(409)
    }
  }
})

test('a personal link opens nothing after a day, nor is a claim kept for ever', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { house, devices } = await circleOf('Ana')
  const link = await devices[0].say({ type: 'link' })
  const code = link.type === 'link' ? link.code : ''
  const [phone, claimer] = [new Device(house), new Device(house)]
  for (const each of [phone, claimer]) await each.hello()
  await claimer.say({ type: 'claim', name: 'Ana' })
  vi.advanceTimersByTime(CIRCLE_LIMITS.linkMs + 1)
  expect(why(await phone.say({ type: 'move', code }))).toBe('badLink')
  vi.advanceTimersByTime(CIRCLE_LIMITS.claimMs)
  await devices[0].hello()
  expect(info(devices[0]).claims).toEqual([])
  vi.useRealTimers()
})

test('who has played and left keeps the name, and comes back to it when an owner says so', async () => {
  const { house, devices } = await circleOf('Ana', 'Mehmet', 'Zoe')
  const [ana, mehmet, zoe] = devices
  await played(house, mehmet, 'Mehmet')
  const room = info(ana).tables[0].room
  const pass = info(mehmet).tables[0].pass
  await mehmet.say({ type: 'leave', forget: false })
  await zoe.say({ type: 'leave', forget: false })
  const [newcomer, returner] = [new Device(house), new Device(house)]
  for (const each of [newcomer, returner]) await each.hello()
  expect(why(await newcomer.say({ type: 'join', name: 'mehmet' }))).toBe('nameTaken')
  // Of whom the ledger tells nothing, nobody would be taken for.
  expect(why(await newcomer.say({ type: 'join', name: 'Zoe' }))).toBe('joined')
  expect(why(await newcomer.say({ type: 'profile', name: 'Mehmet' }))).toBe('nameTaken')
  expect(why(await returner.say({ type: 'claim', name: 'Mehmet' }))).toBe('claimed')
  expect(info(newcomer).claims).toEqual([])
  const { claims } = info(ana)
  expect(claims).toMatchObject([{ name: 'Mehmet', member: 2 }])
  expect(why(await newcomer.say({ type: 'confirm', claim: claims[0].id, yes: true }))).toBe('noClaim')
  expect(why(await ana.say({ type: 'confirm', claim: claims[0].id, yes: true }))).toBe('ok')
  expect(returner.last('welcome').me).toEqual({ member: 2, owner: false, devices: 1 })
  // The device from before opens nothing, nor does what it was given for a table; what the new one is given does.
  await mehmet.hello()
  expect(mehmet.last('welcome').me).toBeNull()
  await house.quiet()
  const at = async (pass: string) => new Player(await house.table(room), room).hello('M', { pass }).last('circle')
  expect(await at(pass)).toBeUndefined()
  expect(await at(info(returner).tables[0].pass)).toMatchObject({ me: 2 })
  // The other Zoe is here now: there are never two of a name.
  const twin = new Device(house)
  await twin.hello()
  await newcomer.say({ type: 'profile', name: 'Zed' })
  await twin.say({ type: 'claim', name: 'Zoe' })
  await newcomer.say({ type: 'profile', name: 'Zoe' })
  expect(why(await ana.say({ type: 'confirm', claim: info(ana).claims[0].id, yes: true }))).toBe('nameTaken')
  expect(house.errors).toEqual([])
})

test('the people at a table become a circle, with the match they have just played', async () => {
  const house = new House()
  const table = await house.table('some-room')
  const [ana, bo, watcher] = ['Ana', 'Bo', 'Eve'].map(name => {
    const player = new Player(table, 'some-room')
    return player.hello(name, { make: { game: 'cotulenh' } })
  })
  ana.say({ type: 'sit', seat: 0 })
  bo.say({ type: 'sit', seat: 1 })
  for (const each of [ana, bo]) each.say({ type: 'ready' })
  ana.say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
  watcher.say({ type: 'keep', name: 'Us', picture: 'boat' })
  expect(watcher.last('no').why).toBe('notSeated')
  bo.say({ type: 'keep', name: 'Us', picture: 'boat' })
  await house.quiet()
  await house.quiet()
  const { id } = bo.last('circle')
  expect(ana.last('circle').id).toBe(id)
  expect(watcher.last('circle')).toBeUndefined()
  const devices = [ana, bo].map(player => {
    const device = new Device(house, id)
    device.token = player.seatToken
    return device
  })
  expect((await devices[0].hello()).me).toEqual({ member: 2, owner: false, devices: 1 })
  expect(await devices[1].hello()).toMatchObject({ me: { member: 1, owner: true }, circle: { name: 'Us', matches: 1 } })
  const entries = { entries: [{ seats: [{ who: { member: 2 } }, { who: { member: 1 } }] }] }
  expect(await devices[1].say({ type: 'ledger' })).toMatchObject(entries)
  // The next match at the same table, too.
  ana.say({ type: 'again' })
  for (const each of [ana, bo]) each.say({ type: 'ready' })
  bo.say({ type: 'act', n: 1, rev: bo.last('step').rev, action: { type: 'resign' } })
  await house.quiet()
  expect(devices[0].last('circle').circle.matches).toBe(2)
  expect(house.errors).toEqual([])
})

test('an evening: tables open by themselves, seats are kept, and standings follow each round', async () => {
  const { house, devices } = await circleOf('A', 'B', 'C', 'D', 'E')
  const people = [1, 2, 3, 4, 5]
  const wish = {
    type: 'evening' as const,
    game: 'cotulenh',
    size: 2 as const,
    people,
    rounds: 2,
    scoring: 'places' as const,
  }
  expect(why(await devices[1].say(wish))).toBe('ownersOnly')
  expect(why(await devices[0].say({ ...wish, people: [1, 2, 3, 9] }))).toBe('badPeople')
  expect(why(await devices[0].say({ ...wish, scoring: 'penalties' }))).toBe('badOption')
  expect(why(await devices[0].say(wish))).toBe('ok')
  expect(why(await devices[0].say(wish))).toBe('evening')
  for (const round of [0, 1]) {
    await house.quiet()
    const { evening, tables } = info(devices[0])
    expect(evening!.played).toHaveLength(round + 1)
    const drawn = evening!.played[round]
    expect(drawn.flatMap(({ seats }) => seats).sort()).toEqual([1, 2, 3, 4, 5, 'bot'])
    for (const { room, seats } of drawn) {
      expect(tables.find(table => table.room === room)?.evening).toBe(true)
      const table = await house.table(room)
      const players = seats.flatMap((chair, seat) => {
        if (chair === 'bot') return []
        const { pass } = info(devices[chair - 1]).tables.find(each => each.room === room)!
        const player = new Player(table, room).hello(`P${chair}`, { pass })
        // Another's seat is kept for the other.
        player.say({ type: 'sit', seat: (1 - seat) as 0 | 1 })
        expect(player.last('no').why).toBe('reserved')
        return [player.say({ type: 'sit', seat: seat as 0 | 1 })]
      })
      players[0].say({ type: 'options', game: {} })
      expect(players[0].last('no').why).toBe('drawn')
      for (const player of players) player.say({ type: 'ready' })
      players[0].say({ type: 'act', n: 1, rev: players[0].last('step')?.rev ?? 1, action: { type: 'resign' } })
      await house.quiet()
    }
    house.kill('circle', CIRCLE)
    for (const device of devices) await device.hello()
  }
  const { evening, matches } = info(devices[0])
  expect(evening!.state).toBe('over')
  expect(matches).toBe(6)
  expect(evening!.standings.reduce((sum, { played }) => sum + played, 0)).toBe(10)
  expect(why(await devices[0].say({ type: 'endEvening' }))).toBe('noEvening')
  expect(house.errors).toEqual([])
})
