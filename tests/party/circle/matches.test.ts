import { expect, test, vi } from 'vitest'
import { differences } from '../../../src/circle/export.ts'
import { parseFile } from '../../../src/table/file.ts'
import { CIRCLE, Device, House, Player } from './house.ts'
import { circleOf, get, info, played, why } from './people.ts'

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
  // The next match at the same table begins with its own first hand.
  player.say({ type: 'again' }).say({ type: 'ready' })
  await house.quiet()
  expect(info(devices[1]).tables).toMatchObject([{ room, phase: 'playing', hand: 1 }])
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
  const deaf = vi.spyOn(await house.table(other), 'command').mockRejectedValueOnce(new Error('asleep'))
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
