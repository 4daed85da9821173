import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CLOSE, LIMITS, PROTOCOL } from '../../src/table/protocol.ts'
import { Client, newRoom } from './client.ts'
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
    expect(statuses.filter(code => code === 101).length).toBeGreaterThan(200)
    expect(await status('198.51.100.8', room)).toBe(101)
  })

  it('fills the places of watchers only until somebody comes from elsewhere', async () => {
    const host = await table('198.51.100.9')
    const crowd = []
    for (let i = 0; i < LIMITS.watchers; i++) {
      const watcher = await visitor(host.room, home)
      await watcher.hello()
      crowd.push(watcher)
    }
    await host.see(() => host.table!.watchers.length === LIMITS.watchers)
    const late = await visitor(host.room, home)
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
