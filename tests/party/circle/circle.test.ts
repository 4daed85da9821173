import { expect, test, vi } from 'vitest'
import { CIRCLE_LIMITS } from '../../../src/circle/constants.ts'
import type { Circle } from '../../../party/circle/circle.ts'
import { CIRCLE, Device, House } from './house.ts'
import { circleOf, get, info, played, why } from './people.ts'

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
      const command = { type: 'make' as const, id: CIRCLE, name: 'X', picture: 'tea' as const, people: [], room: 'r' }
      expect((await (await house.circle()).command(command)).status).toBe(409)
    }
  }
})

test('unused for 400 days it ends; whoever comes, stays or plays a match at one of its tables uses it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { house, devices } = await circleOf('Ana')
  const [ana] = devices
  const { player } = await played(house, ana, 'Ana')
  /** What the platform does at the time it was asked for. */
  const nearlyEnded = async (days: number) => {
    vi.advanceTimersByTime(days * 24 * 60 * 60 * 1000)
    await (await house.circle()).wake()
    return (await get(house, '?export=json', ana.token)).status
  }
  // Here all the time, and gone only then.
  expect(await nearlyEnded(300)).toBe(200)
  await ana.drop()
  expect(await nearlyEnded(300)).toBe(200)
  player.say({ type: 'again' }).say({ type: 'ready' })
  const rev = player.last('step').rev
  player.say({ type: 'act', n: 2, rev, action: { type: 'resign' } })
  await house.quiet()
  expect(await nearlyEnded(300)).toBe(200)
  await ana.hello()
  expect(info(ana).matches).toBe(2)
  await ana.drop()
  expect(await nearlyEnded(399)).toBe(200)
  expect(await nearlyEnded(2)).toBe(404)
  expect([...house.disk('circle', CIRCLE).rows]).toEqual([['ended', true]])
  await ana.hello()
  expect(ana.last('bye').why).toBe('noCircle')
  vi.useRealTimers()
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
