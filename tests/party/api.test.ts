import { beforeEach, describe, expect, it } from 'vitest'
import { addressLimits } from '../../party/addressLimits.ts'
import { api, type Ask } from '../../party/api.ts'
import { blockedAddresses } from '../../party/blockedAddresses.ts'
import { figures } from '../../party/figures.ts'
import type { Settings } from '../../party/gate.ts'
import { monotonicNow } from '../../party/monotonicTime.ts'
import { games } from '../../src/games/all.ts'
import { LIMITS, ROOM_ID } from '../../src/table/protocol.ts'
import { FakePlatform } from './platform.ts'

let address = 0
/** What was asked of rooms. */
let asked: Parameters<Ask>[] = []
const rooms = new Map<string, FakePlatform>()
const ask: Ask = async (...words) => {
  asked.push(words)
  const [room, command, known] = words
  if (known && !rooms.has(room)) return Response.json({ why: 'noRoom' }, { status: 404 })
  const platform = rooms.get(room) ?? (await new FakePlatform().start())
  rooms.set(room, platform)
  return platform.command(command)
}
const PROXY: Settings = { TRUST_PROXY: '1' }

async function call(method: string, path: string, { body = '', type = 'application/json', settings = PROXY } = {}) {
  const headers = { 'content-type': type, 'x-forwarded-for': `10.3.${address >> 8}.${address & 255}` }
  const init = { method, headers, ...(body && { body }) }
  const answer = await api(new Request(`http://masa.test/api/${path}`, init), settings, ask)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}
const get = (path: string) => call('GET', path)
const post = (wish: unknown, more = {}) => call('POST', 'tables', { body: JSON.stringify(wish), ...more })
/** Its status and all that it says. */
const said = async (answer: ReturnType<typeof call>) => [(await answer).status, (await answer).body]

beforeEach(() => {
  address++
  asked = []
})

describe('the interface for programs', () => {
  it('tells what can be played, with every option as it is', async () => {
    const { status, body } = await get('games')
    const told = body as { games: { id: string; seats: number[] }[]; table: object }
    expect(status).toBe(200)
    expect(told.games.map(({ id, seats }) => ({ id, seats }))).toEqual(
      Object.values(games).map(({ id, seats }) => ({ id, seats })),
    )
    expect(told.games[0]).toHaveProperty('options.properties')
    expect(told.table).toMatchObject({ type: 'object', properties: { public: { type: 'boolean', default: false } } })
    expect(asked).toEqual([])
  })

  it('makes a table in a room of its own, and says where it is', async () => {
    const wish = { game: 'okey', options: { hands: 3 }, table: { public: true }, bots: [{ seat: 3, level: 2 }] }
    const { status, body } = await post(wish)
    const room = body.room as string
    expect(room).toMatch(ROOM_ID)
    expect(asked).toEqual([[room, { type: 'make', room, wish }, false]])
    expect(status).toBe(201)
    expect(body.links).toEqual({
      table: `http://masa.test/t/${room}`,
      state: `http://masa.test/api/tables/${room}`,
      socket: `ws://masa.test/parties/main/${room}`,
    })
    expect(body.state).toMatchObject({
      room,
      game: 'okey',
      options: { hands: 3 },
      seats: [{}, {}, {}, { kind: 'bot' }],
    })
    expect((await get(`tables/${room}`)).body).toEqual(body.state)
    expect(asked.at(-1)).toEqual([room, { type: 'state' }, true])
    expect((await post(wish)).body.room).not.toBe(room)
  })

  it('says where it is as it is reached from outside: below a path, behind a proxy that speaks for it', async () => {
    const { body } = await post({ game: 'okey' }, { settings: { BASE_PATH: '/http/' } })
    const { table, socket } = body.links as Record<string, string>
    expect([table, socket]).toEqual([
      `http://masa.test/http/t/${body.room as string}`,
      `ws://masa.test/http/parties/main/${body.room as string}`,
    ])
  })

  it.each([
    ['fewer seats', { game: 'rummy45', seats: 3 }, 3],
    ['as many as the game usually has', { game: 'rummy45' }, games.rummy45.seats[0]],
    ['a bot at the last of them', { game: 'rummy45', seats: 2, bots: [{ seat: 1, level: 1 }] }, 2],
  ])('makes it with %s', async (_what, wish, chairs) => {
    const { status, body } = await post(wish)
    expect([status, (body.state as { seats: unknown[] }).seats.length]).toEqual([201, chairs])
  })

  it.each([
    [{ game: 'mahjong', seats: 3 }, 'badOption', 'seats'],
    [{ game: 'okey', options: { hands: 'many' } }, 'badOption', 'hands'],
    [{ game: 'okey', options: { unheard: 1 } }, 'badOption', 'unheard'],
    [{ game: 'okey', options: { hands: 3, [`x${'y'.repeat(60)}`]: 1 } }, 'badOption', `x${'y'.repeat(39)}`],
    [{ game: 'okey', table: { hands: 3 } }, 'badOption', 'hands'],
    [{ game: 'okey', table: { public: 1 } }, 'badOption', 'public'],
    [{ game: 'cotulenh', options: { position: 'x' } }, 'badOption', 'position'],
    [{ game: 'cotulenh', bots: [{ seat: 2, level: 1 }] }, 'noSeat'],
    [{ game: 'rummy45', seats: 2, bots: [{ seat: 1, level: 1 }, { seat: 2, level: 1 }] }, 'noSeat'], // prettier-ignore
    [{ game: 'unheard' }, 'badMessage', 'game'],
    [{ game: 'okey', deal: [[1]] }, 'badMessage', 'deal'],
    [{ game: 'okey', ['z'.repeat(60)]: 1 }, 'badMessage', 'z'.repeat(40)],
    [{ game: 'okey', bots: [{ seat: 0, level: 9 }] }, 'badMessage', 'bots.0.level'],
    [{ game: 'okey', bots: [0, 1, 2, 3, 3].map(seat => ({ seat, level: 1 })) }, 'badMessage', 'bots'],
    ['okey', 'badMessage'],
  ])('refuses %j with %s, and wakes no room for it', async (wish, why, option?: string) => {
    const before = figures.text(0, '', {})
    expect(await said(post(wish))).toEqual([400, { why, ...(option !== undefined && { with: { option } }) }])
    expect(figures.text(0, '', {})).not.toBe(before)
    expect(asked).toEqual([])
  })

  it('reads JSON and nothing else, of a message’s size at most', async () => {
    expect(await said(call('POST', 'tables', { body: '{' }))).toEqual([400, { why: 'badMessage' }])
    for (const type of ['text/plain', 'application/jsonish', 'text/application/json'])
      expect(await said(post({ game: 'okey' }, { type }))).toEqual([415, { why: 'badMessage' }])
    expect((await post({ game: 'okey' }, { type: 'application/json; charset=utf-8' })).status).toBe(201)
    const body = ' '.repeat(LIMITS.frameBytes + 1)
    expect(await said(call('POST', 'tables', { body }))).toEqual([413, { why: 'tooLarge' }])
    const untyped = new Request('http://masa.test/api/tables', { method: 'POST', body: new Uint8Array(2) })
    expect((await api(untyped, PROXY, ask)).status).toBe(415)
  })

  it('knows its own pages and the way to ask each, and no others', async () => {
    for (const path of ['', 'games/okey', 'else', 'else/okey-1', 'tables/okey-1/more', 'tables/okey-1/'])
      expect(await said(get(path)), path).toEqual([404, { why: 'noPage' }])
    expect(await said(get('tables/UPPER'))).toEqual([400, { why: 'badRoom' }])
    expect(await said(get('tables/okey-1'))).toEqual([404, { why: 'noRoom' }])
    for (const [method, path, allow] of [
      ['POST', 'games', 'GET'],
      ['GET', 'tables', 'POST'],
      ['DELETE', 'tables/okey-1', 'GET'],
    ]) {
      const { status, headers, body } = await call(method, path)
      expect([status, headers.get('allow'), body], path).toEqual([405, allow, { why: 'badMethod' }])
    }
  })

  it('hands on what the room itself says', async () => {
    const broken: Ask = async () => Response.json({ why: 'storage' }, { status: 503 })
    const headers = { 'content-type': 'application/json' }
    const request = new Request('http://masa.test/api/tables', { method: 'POST', headers, body: '{"game":"okey"}' })
    const answer = await api(request, PROXY, broken)
    expect([answer.status, await answer.json()]).toEqual([503, { why: 'storage' }])
  })

  it('lets one address make so many tables, and counts no refused wish among them', async () => {
    for (let i = 0; i < 40; i++) await post({ game: 'okey', seats: 9 })
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await post({ game: 'okey' })).status)
    expect([statuses.indexOf(429), statuses.at(0)]).toEqual([30, 201])
    expect(asked.length).toBe(30)
    expect((await post({ game: 'okey' }, { settings: { ...PROXY, MASA_TEST: '1' } })).status).toBe(201)
  })

  it.each(['games', 'tables/okey-1'])('lets one address ask for %s so often', async path => {
    const from = `10.3.${address >> 8}.${address & 255}`
    while (addressLimits.left('ask', from, monotonicNow())) addressLimits.spend('ask', from, monotonicNow())
    expect(await said(get(path))).toEqual([429, { why: 'tooMany' }])
    expect(asked).toEqual([])
  })

  it('hears nobody whom the operator has blocked', async () => {
    const from = `10.3.${address >> 8}.${address & 255}`
    await blockedAddresses.add(from)
    expect(await said(get('games'))).toEqual([403, { why: 'blocked' }])
    await blockedAddresses.remove(from)
    expect((await get('games')).status).toBe(200)
  })
})
