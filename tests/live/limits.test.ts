import net from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CLOSE, LIMITS, PROTOCOL } from '../../src/table/protocol.ts'
import { games } from '../../src/games/all.ts'
import { Client, newRoom } from './client.ts'
import { blocks, curls, run } from './codeBlocks.ts'
import { running } from './running.ts'

const server = await running(['TRUST_PROXY=x-forwarded-for'])
const open: Client[] = []
/** A household of its own for each test. */
let home = ''
let house = 0

beforeEach(() => {
  home = `203.0.113.${++house}`
})
afterAll(() => open.forEach(client => client.close()))

async function visitor(room: string, address: string): Promise<Client> {
  const client = new Client(server.port, room, address)
  open.push(client)
  await client.connect()
  return client
}

async function table(address: string, room = newRoom()): Promise<Client> {
  const client = await visitor(room, address)
  await client.hello({ make: { game: 'okey' } })
  await client.sit(0)
  return client
}

const get = (path: string, address: string) =>
  fetch(`${server.url}/parties/${path}`, { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } })

describe('one address', () => {
  it('makes so many tables, and no more by coming again; others make theirs', async () => {
    const made = []
    for (let i = 0; i < 33; i++) {
      const client = await visitor(newRoom(), home)
      made.push(
        await Promise.race([
          client.hello({ make: { game: 'okey' } }).then(() => 0),
          client.ended().then(end => end.code),
        ]),
      )
      client.close()
    }
    expect(made.filter(code => code === 0).length).toBeLessThanOrEqual(31)
    expect(made.at(-1)).toBe(CLOSE.tooFast)
    await table('198.51.100.7')
  })

  it('opens so many sockets, and is told to come later; others open theirs', async () => {
    const { room } = await table('198.51.100.8')
    const statuses = await Promise.all(Array.from({ length: 500 }, () => status(home, room)))
    expect(statuses.filter(code => code === 429).length).toBeGreaterThan(30)
    // So many it may hold at once; more only where some have been closed again meanwhile.
    expect(statuses.filter(code => code === 101).length).toBeGreaterThanOrEqual(200)
    expect(await status('198.51.100.8', room)).toBe(101)
  })

  it('holds so many sockets at once, also those that we have closed and it has not', async () => {
    const { room } = await table('198.51.100.20')
    const held = await Promise.all(Array.from({ length: 200 }, () => clinging(home, room)))
    expect(await status(home, room)).toBe(429)
    expect(await status('198.51.100.20', room)).toBe(101)
    for (const socket of held) socket.destroy()
    await expect.poll(() => status(home, room), { timeout: 20_000, interval: 500 }).toBe(101)
  })

  it.each([
    ['one address', '198.51.100.9', () => home],
    ['a site of version 6', '198.51.100.19', (i: number) => `2001:db8:7:${i.toString(16)}::9`],
  ])('fills the places of watchers only until somebody comes from elsewhere: %s', async (_, mine, from) => {
    const host = await table(mine)
    const crowd = []
    for (let i = 0; i < LIMITS.watchers; i++) {
      const watcher = await visitor(host.room, from(i))
      await watcher.hello()
      crowd.push(watcher)
    }
    await host.see(() => host.table!.watchers.length === LIMITS.watchers)
    const late = await visitor(host.room, from(LIMITS.watchers))
    late.send({ type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en' })
    expect((await late.ended()).code).toBe(CLOSE.full)
    const friend = await visitor(host.room, '198.51.100.10')
    await friend.hello({ name: 'Friend' })
    await friend.sit(1)
    expect(friend.seat).toBe(1)
    expect((await crowd.at(-1)!.ended()).code).toBe(CLOSE.full)
  })

  it('does not say more by coming again', async () => {
    const host = await table('198.51.100.11')
    const said: string[] = []
    host.onFrame = message => message.type === 'chat' && said.push(message.name)
    for (let i = 0; i < 8; i++) {
      const talker = await visitor(host.room, home)
      await talker.hello()
      for (let k = 0; k < 5; k++) talker.send({ type: 'chat', text: `${i} ${k}` })
      const heard = talker.next('pong')
      talker.send({ type: 'ping', t: 1 })
      await heard
      talker.close()
    }
    expect(said.length).toBeGreaterThanOrEqual(15)
    expect(said.length).toBeLessThan(24)
  })

  it('guesses so many tokens', async () => {
    const host = await table('198.51.100.12')
    const guess = async () => {
      const client = await visitor(host.room, home)
      const welcomed = client.hello({ token: crypto.randomUUID().replaceAll('-', '') }).then(({ seat }) => seat)
      const end = await Promise.race([welcomed, client.ended().then(({ code }) => code)])
      client.close()
      return end
    }
    const ends = []
    for (let i = 0; i < 34; i++) ends.push(await guess())
    expect(ends[0]).toBeNull()
    expect(ends.at(-1)).toBe(CLOSE.tooFast)
    expect(ends.filter(end => end === null).length).toBeLessThanOrEqual(32)
  })

  it('reads so many matches, and keeps the list of public tables to itself no longer than eight places', async () => {
    const host = await table(home)
    const asked = await Promise.all(Array.from({ length: 70 }, () => get(`main/${host.room}?match=1`, home)))
    expect(asked.filter(answer => answer.status === 429).length).toBeGreaterThan(5)
    expect((await get(`main/${host.room}?match=1`, '198.51.100.13')).status).toBe(404)
    for (let i = 0; i < 12; i++) (await table(home)).send({ type: 'options', table: { public: true } })
    const other = await table('198.51.100.14')
    other.send({ type: 'options', table: { public: true } })
    await expect
      .poll(async () => ((await (await get('lobby/all', home)).json()) as { room: string }[]).map(({ room }) => room))
      .toContain(other.room)
    expect(((await (await get('lobby/all', home)).json()) as unknown[]).length).toBe(9)
  })
})

describe('the host', () => {
  it('mutes a watcher, however often they come, and lets them speak again', async () => {
    const host = await table('198.51.100.15')
    const watcher = await visitor(host.room, home)
    await watcher.hello({ name: 'Loud' })
    await host.see(() => host.table!.watchers.length === 1)
    const [{ id, name }] = host.table!.watchers
    expect(name).toBe('Loud')
    host.send({ type: 'watcher', id, what: 'mute' })
    await watcher.see(() => watcher.table!.watchers[0].muted)
    watcher.close()
    const again = await visitor(host.room, home)
    await again.hello({ name: 'Loud' })
    const no = again.next('no')
    again.send({ type: 'chat', text: 'boo' })
    expect((await no).why).toBe('muted')
    const [loud] = again.table!.watchers
    host.send({ type: 'watcher', id: loud.id, what: 'unmute' })
    await again.see(() => !again.table!.watchers[0].muted)
    const line = host.next('chat')
    again.send({ type: 'chat', text: 'sorry' })
    expect(await line).toMatchObject({ seat: null, name: 'Loud', text: 'sorry' })
    const not = again.next('no')
    again.send({ type: 'watcher', id: loud.id, what: 'remove' })
    expect((await not).why).toBe('hostOnly')
  })

  it('sends a watcher away, who stays away until let in again', async () => {
    const host = await table('198.51.100.16')
    const watcher = await visitor(host.room, home)
    await watcher.hello({ name: 'Rude' })
    await host.see(() => host.table!.watchers.length === 1)
    host.send({ type: 'watcher', id: host.table!.watchers[0].id, what: 'remove' })
    expect((await watcher.ended()).code).toBe(CLOSE.removed)
    await host.see(() => host.table!.removed.length === 1)
    const again = await visitor(host.room, home)
    void again.hello().catch(() => {})
    expect((await again.ended()).code).toBe(CLOSE.removed)
    host.send({ type: 'admit', id: host.table!.removed[0].id })
    await host.see(() => host.table!.removed.length === 0)
    expect((await (await visitor(host.room, home)).hello()).seat).toBeNull()
  })
})

type Made = { room: string; links: Record<string, string>; state: { seats: { kind: string; level: number }[] } }
const post = (body: unknown, address: string, type = 'application/json') =>
  fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const plain = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers: { 'x-forwarded-for': home } })

describe('the HTTP interface', () => {
  it('does what its page says, line by line', async () => {
    const manual = blocks('docs/api.md')
    const told = manual.filter(({ language }) => language === 'json').map(({ text }) => JSON.parse(text) as Made)
    const answers: { status: number; body: unknown }[] = []
    let room = ''
    for (const args of manual.filter(({ language }) => language === 'sh').flatMap(({ text }) => curls(text))) {
      const here = args.map(word => word.replace('http://localhost:1999', server.url).replace('$ROOM', room))
      const answer = await run(here, { 'x-forwarded-for': home })
      const body = (await answer.json()) as Made
      answers.push({ status: answer.status, body })
      room = body.room ?? room
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 400])
    const [all, made, state, refused] = answers.map(({ body }) => body)
    expect((all as { games: { id: string }[] }).games.map(({ id }) => id)).toEqual(Object.keys(games))
    const links = JSON.stringify(told[0].links).replaceAll('localhost:1999', `127.0.0.1:${server.port}`)
    expect((made as Made).links).toEqual(JSON.parse(links.replaceAll(told[0].room, room)))
    expect((made as Made).state).toEqual(state)
    expect(state).toMatchObject({ room, game: 'okey101', phase: 'lobby', options: { hands: 3, teams: true } })
    expect((state as Made['state']).seats[2]).toMatchObject({ kind: 'bot', level: 3, taken: false })
    expect(refused).toEqual(told[1])
  })

  it('makes tables that people sit down at, and says nothing of who they are', async () => {
    const { room } = (await (await post({ game: 'mahjong', bots: [{ seat: 1, level: 1 }] }, home)).json()) as Made
    const client = await visitor(room, home)
    await client.hello({ name: 'Zeynep' })
    await client.sit(0)
    expect(client.table).toMatchObject({ host: 0, seats: [{ name: 'Zeynep' }, { kind: 'bot' }, {}, {}] })
    client.send({ type: 'chat', text: 'merhaba' })
    await client.next('chat')
    const text = await (await plain(`/api/tables/${room}`)).text()
    expect(JSON.parse(text)).toMatchObject({ seats: [{ kind: 'person', taken: true }, { kind: 'bot' }, {}, {}] })
    for (const secret of ['Zeynep', 'merhaba', client.token!]) expect(text).not.toContain(secret)
  })

  it('refuses with a reason, and counts tables with those made over a socket', async () => {
    const why = async (answer: Promise<Response>) => [
      (await answer).status,
      ((await (await answer).json()) as { why: string }).why,
    ]
    expect(await why(post('{', home))).toEqual([400, 'badMessage'])
    expect(await why(post({ game: 'constructor' }, home))).toEqual([400, 'badMessage'])
    expect(await why(post({ game: 'okey', deal: [[1]] }, home))).toEqual([400, 'badMessage'])
    expect(await why(post({ game: 'okey', options: { __proto__x: 1 } }, home))).toEqual([400, 'badOption'])
    expect(await why(post({ game: 'cotulenh', options: { position: 'x' } }, home))).toEqual([400, 'badOption'])
    expect(await why(post({ game: 'mahjong', seats: 3 }, home))).toEqual([400, 'badOption'])
    expect(await why(post({ game: 'cotulenh', bots: [{ seat: 3, level: 1 }] }, home))).toEqual([400, 'noSeat'])
    expect(await why(post({ game: 'okey' }, home, 'text/plain'))).toEqual([415, 'badMessage'])
    expect(await why(post(' '.repeat(5000), home))).toEqual([413, 'tooLarge'])
    expect(await why(plain('/api/tables'))).toEqual([405, 'badMethod'])
    expect(await why(plain('/api/tables/UPPER'))).toEqual([400, 'badRoom'])
    expect(await why(plain(`/api/tables/${newRoom()}`))).toEqual([404, 'noRoom'])
    expect(await why(plain('/api/else'))).toEqual([404, 'noPage'])
    for (let i = 0; i < 15; i++) await table(home)
    const made = []
    for (let i = 0; i < 18; i++) made.push((await post({ game: 'okey' }, home)).status)
    expect(made[0]).toBe(201)
    expect(made.filter(status => status === 201).length).toBeLessThanOrEqual(16)
    expect(made.at(-1)).toBe(429)
  })

  it('tells how the server is, and what it has done', async () => {
    const health = await plain('/health')
    expect([health.status, await health.json()]).toEqual([
      200,
      { ready: true, version: expect.any(String), uptime: expect.any(Number) },
    ])
    expect((await plain('/health', { method: 'POST' })).status).toBe(405)
    const client = await table('198.51.100.17')
    const no = client.next('no')
    client.send({ type: 'again' })
    await no
    const text = await (await plain('/metrics')).text()
    const figure = (name: string) => Number(new RegExp(`^masa_${name} (\\d+)$`, 'm').exec(text)?.[1])
    expect(figure('sockets')).toBeGreaterThan(0)
    expect(figure('tables{phase="lobby"}')).toBeGreaterThan(0)
    expect(figure('tables_made_total{game="okey"}')).toBeGreaterThan(0)
    expect(figure('refusals_total{why="notNow"}')).toBeGreaterThan(0)
    // Every line is one that Prometheus can read.
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) masa_\w+ .+|masa_\w+(\{\w+="[^"]*"\})? [\d.]+)$/)
    // PartyKit writes a line of its own for each request.
    const log = server.output.split('\n').filter(line => line.includes('{"at":'))
    expect(log.join()).toContain('"event":"made"')
    expect(log.join()).not.toContain(client.room)
  })
})

/** A socket of another age, which is told to go and stays: nothing it is sent is answered. */
function clinging(address: string, room: string): Promise<net.Socket> {
  return new Promise((done, failed) => {
    const socket = net.connect(server.port, '127.0.0.1')
    const head = [
      `GET /parties/main/${room} HTTP/1.1`,
      'Host: masa',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
      `X-Forwarded-For: ${address}`,
    ]
    // With a mask of zeros the words are sent as they are.
    const hello = Buffer.from(JSON.stringify({ type: 'hello', proto: 1, name: 'x', lang: 'en' }))
    socket.write(
      Buffer.concat([
        Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
        Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]),
        hello,
      ]),
    )
    socket.on('data', data => data.includes('"bye"') && done(socket))
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('closed')))
  })
}

/** What opening a socket is answered with. */
function status(address: string, room: string): Promise<number> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${room}`, {
      headers: { 'x-forwarded-for': address },
    })
    socket.on('open', () => (socket.close(), done(101)))
    socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0))
    socket.on('error', failed)
  })
}
