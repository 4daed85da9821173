import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CLOSE, PROTOCOL } from '../../src/table/protocol.ts'
import { Client, newRoom } from './client.ts'
import { Player, seatedTable } from './player.ts'
import { running } from './running.ts'
import { seeded } from '../support/random.ts'

const server = await running(['TRUST_PROXY=x-forwarded-for'])

const stranger = async (room: string) => {
  const client = new Client(server.port, room)
  await client.connect()
  return client
}

const refused = async (client: Client, raw: string | Uint8Array) => {
  const answer = client.next('no')
  client.raw(raw)
  return (await answer).why
}

describe('bad input', () => {
  it('gets a typed refusal, and the table goes on', async () => {
    const { clients, start } = await seatedTable(server, { people: 2, table: { hold: 0, botPace: 'instant' } })
    start()
    const [a, b] = clients
    await Promise.all(clients.map(client => client.see(() => client.scene !== null)))
    const say = (message: unknown) => refused(a, JSON.stringify(message))
    expect(await refused(a, '{')).toBe('badMessage')
    expect(await refused(a, '')).toBe('badMessage')
    expect(await refused(a, new Uint8Array([1, 2, 3]))).toBe('badMessage')
    expect(await refused(a, `{"type":"chat","text":"${'x'.repeat(4096)}"}`)).toBe('tooLarge')
    expect(await refused(a, 'x'.repeat(200_000))).toBe('tooLarge')
    for (const bad of [
      null,
      7,
      [],
      { type: 'fly' },
      { type: 'constructor' },
      { type: 'sit', seat: 9 },
      { type: 'act', n: -1, rev: 0 },
    ])
      expect(await say(bad)).toBe('badMessage')
    expect(await say({ type: 'sit', seat: 1 })).toBe('seated')
    const waiting = a.game.waiting(a.scene!.view)
    const other = waiting.includes(0) ? b : a
    expect(await other.act({ type: 'discard', tile: 5 })).toMatchObject({ type: 'no', why: 'notYourTurn' })
    expect(await other.act({ type: 'discard', tile: 500 })).toMatchObject({ type: 'no', why: 'badAction' })
    expect(await other.act({ type: 'call', call: 'hu', tiles: [] })).toMatchObject({ type: 'no' })
    for (const client of clients) client.close()
  })

  it('finds tiles one does not hold, calls not offered, stale numbers and repeated ones', async () => {
    // Everyone is a person and the dealer is seat 0, so it is certain whose turn it is.
    const { clients, start } = await seatedTable(server, { table: { hold: 0, clock: false } })
    start()
    const [a] = clients
    await a.see(() => a.scene !== null)
    const view = a.scene!.view as { players: { hand: number[] }[]; draw: { tile: number } }
    const mine = view.players[0].hand
    const foreign = [...Array(136).keys()].find(tile => !mine.includes(tile))!
    expect(await a.act({ type: 'discard', tile: foreign })).toMatchObject({ type: 'no', n: 1 })
    expect(await a.act({ type: 'call', call: 'peng', tiles: mine.slice(0, 2) })).toMatchObject({ type: 'no', n: 2 })
    expect(await a.act({ type: 'gang', tiles: [0, 1, 2, foreign] })).toMatchObject({ type: 'no', n: 3 })
    const rev = a.rev
    a.rev = rev + 5
    expect(await a.act({ type: 'discard', tile: mine[0] })).toMatchObject({ type: 'no', n: 4, why: 'stale' })
    a.rev = rev
    const ok = await a.act({ type: 'discard', tile: mine[0] })
    expect(ok).toMatchObject({ type: 'ok', n: 5 })
    a.n = 4
    expect(await a.act({ type: 'discard', tile: mine[1] })).toEqual(ok)
    a.n = 0
    expect(await a.act({ type: 'discard', tile: mine[1] })).toMatchObject({ type: 'no', n: 1 })
    for (const client of clients) client.close()
  })

  it('ends in a clean close for floods, old clients and rooms that are not there', async () => {
    const flood = await stranger(newRoom())
    for (let i = 0; i < 60; i++) flood.raw('{"type":"ping","t":1}')
    expect(await flood.ended()).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    const old = await stranger(newRoom())
    old.raw(JSON.stringify({ type: 'hello', proto: PROTOCOL + 1, shape: 'unknown' }))
    expect(await old.ended()).toEqual({ code: CLOSE.reload, why: 'reload' })
    for (const make of [undefined, { game: 'nothing' }, { game: 'constructor' }, { game: '__proto__' }]) {
      const nowhere = await stranger(newRoom())
      nowhere.send({ type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', make })
      expect(await nowhere.ended()).toEqual({ code: CLOSE.noRoom, why: 'noRoom' })
    }
  })

  it('before hello is answered with hello first', async () => {
    const early = await stranger(newRoom())
    expect(await refused(early, '{"type":"sit","seat":0}')).toBe('helloFirst')
    early.close()
  })

  it('in a room id never reaches a room', async () => {
    const url = `ws://127.0.0.1:${server.port}/parties/main/`
    for (const id of ['abc', 'x'.repeat(33), 'UPPER-case', 'caf%C3%A9-1', '%2e%2e%2f%2e%2e', 'a'.repeat(3000)]) {
      const status = await new Promise(resolve => {
        const socket = new WebSocket(url + id)
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
        socket.on('open', () => resolve('open'))
        socket.on('error', error => resolve(error.message))
      })
      expect(status, id).toBe(400)
      expect((await fetch(`${server.url}/parties/main/${id}`)).status).toBe(400)
    }
  })

  it('over HTTP changes nothing', async () => {
    const room = newRoom()
    expect((await fetch(`${server.url}/parties/main/${room}`)).status).toBe(404)
    expect((await fetch(`${server.url}/parties/main/${room}`, { method: 'POST', body: '{}' })).status).toBe(405)
    const body = JSON.stringify({
      room,
      listing: { room, game: 'mahjong', taken: 1, seats: 4, phase: 'lobby', lang: 'en', host: 'evil' },
    })
    expect((await fetch(`${server.url}/parties/lobby/all`, { method: 'POST', body })).status).toBe(405)
    expect(await (await fetch(`${server.url}/parties/lobby/all`)).json()).toEqual([])
  })

  it('in a name is taken out of it', async () => {
    const client = await stranger(newRoom())
    await client.hello({ name: '\u202eevil\u0000\n' + 'ğ'.repeat(60), make: { game: 'mahjong' } })
    await client.sit(0)
    expect(client.table!.seats[0].name).toBe('evil ' + 'ğ'.repeat(19))
    client.close()
  })

  it('cannot ask for a fixed deal: the server was not started for tests', async () => {
    const client = await stranger(newRoom())
    const order = Array.from({ length: 144 }, (_, i) => i)
    const hello = { type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', make: { game: 'mahjong', deal: [order] } }
    expect(await refused(client, JSON.stringify(hello))).toBe('notForTests')
    expect((await fetch(`${server.url}/parties/main/${client.room}`)).status).toBe(404)
    client.close()
  })

  it('from a thousand watchers leaves forty watching and the game going on', async () => {
    const { clients, start } = await seatedTable(server, { people: 1, table: { hold: 0, botPace: 'instant' } })
    const [player] = clients
    start()
    await player.see(() => player.scene !== null)
    const codes = await Promise.all(
      Array.from({ length: 1000 }, (_, i) => watch(player.room, `10.0.${i >> 8}.${i & 255}`)),
    )
    expect(codes.filter(code => code === 'welcome')).toHaveLength(40)
    expect(new Set(codes.filter(code => code !== 'welcome'))).toSatisfy((set: Set<unknown>) =>
      [...set].every(code => code === CLOSE.full || code === 1013),
    )
    expect(player.closed).toBeNull()
    player.token = undefined
    new Player(player, seeded(1)).go()
    await player.until(message => message.type === 'ok')
    player.close()
  })
})

const watchers: WebSocket[] = []
afterAll(() => watchers.forEach(socket => socket.close()))

function watch(room: string, address: string): Promise<string | number> {
  return new Promise(resolve => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${room}`, {
      headers: { 'x-forwarded-for': address },
    })
    watchers.push(socket)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', proto: PROTOCOL, name: '', lang: 'en' })))
    socket.on('message', data => String(data).includes('"welcome"') && resolve('welcome'))
    socket.on('close', code => resolve(code))
    socket.on('error', error => resolve(error.message))
  })
}
