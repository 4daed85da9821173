import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateOf } from '../../src/table/daily.ts'
import { addressLimits } from '../../party/addressLimits.ts'
import { socketCounts } from '../../party/socketCounts.ts'
import { monotonicNow } from '../../party/monotonicTime.ts'
import { storageHealth } from '../../party/storageHealth.ts'
import { cameFrom, gate, isSocket, may, roomOf, tooMany } from '../../party/gate.ts'

let number = 0
/** An address nobody else has used: what is allowed is counted for the whole process. */
const fresh = () => `10.${++number >> 16}.${(number >> 8) & 255}.${number & 255}`
const SOCKET = { upgrade: 'WebSocket' }
const ask = (path: string, { from = fresh(), method = 'GET', headers = {} as Record<string, string> } = {}) =>
  new Request(`http://masa.test${path}`, { method, headers: { 'x-forwarded-for': from, ...headers } })
const TRUSTING = { TRUST_PROXY: '1' }
const status = (answer: Response | Request) => (answer instanceof Response ? answer.status : 'passed')
const through = (request: Request) => status(gate(request, TRUSTING))

beforeEach(() => void vi.useFakeTimers({ now: 3_000_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('the gate', () => {
  it('lets one address hold so many sockets at once, and no more until one of them is gone', () => {
    const knock = (from: string) => through(ask('/parties/main/family-1', { from, headers: SOCKET }))
    const [one, other] = ['198.51.100.1', '198.51.100.2']
    const held = socketCounts.begin('family-1')
    for (let i = 0; i < 200; i++) held.take(one)
    expect([knock(one), knock(other)]).toEqual([429, 'passed'])
    expect(through(ask('/parties/main/family-1', { from: one }))).toBe('passed')
    held.give(one)
    expect(knock(one)).toBe('passed')
    for (let i = 0; i < 250; i++) held.give(one)
    for (let i = 0; i < 199; i++) held.take(one)
    expect(knock(one)).toBe('passed')
    // A site of version 6 has 2^16 of what counts as an address.
    for (let i = 0; i < 1600; i++) held.take(`2001:db8:5:${(i % 100).toString(16)}::/64`)
    expect([knock('2001:db8:5:ff::1'), knock('2001:db8:6:ff::1')]).toEqual([429, 'passed'])
  })

  it('does not hold against an address what a full disk has cut off, though nobody comes back to that room', () => {
    const from = fresh()
    const knock = () => through(ask('/parties/main/family-1', { from, headers: SOCKET }))
    const held = socketCounts.begin('cut off')
    storageHealth.begin('cut off', new Promise(() => {}))
    for (let i = 0; i < 200; i++) held.take(from)
    expect(knock()).toBe(429)
    vi.advanceTimersByTime(61_000)
    expect(knock()).toBe('passed')
    expect(storageHealth.lost('cut off')).toBe(true)
    storageHealth.failing = false
  })

  it.each([
    ['/parties/main/family-1', 'GET', {}, 'passed'],
    ['/parties/main/family-1', 'GET', SOCKET, 'passed'],
    ['/parties/main/family-1?match=2', 'GET', {}, 'passed'],
    ['/parties/lobby/all', 'GET', {}, 'passed'],
    ['/parties/lobby/all', 'GET', SOCKET, 405],
    ['/parties/lobby/all', 'POST', {}, 405],
    ['/parties/main/family-1', 'POST', {}, 405],
    ['/parties/lobby/other', 'GET', {}, 400],
    ['/parties/main/Family', 'GET', {}, 400],
    ['/parties/main/abc', 'GET', {}, 400],
    ['/parties/main/', 'GET', {}, 400],
    ['/parties/main', 'GET', {}, 400],
    ['/elsewhere', 'GET', {}, 400],
  ])('answers %s %s %j with %s', (path, method, headers, answer) => {
    expect(through(ask(path, { method, headers: { ...headers } }))).toBe(answer)
  })

  it('says why not', async () => {
    const why = async (request: Request) => (await (gate(request, TRUSTING) as Response).json()) as unknown
    expect(await why(ask('/parties/main/X'))).toEqual({ why: 'badRoom' })
    expect(await why(ask('/parties/main/family-1', { method: 'POST' }))).toEqual({ why: 'badMethod' })
    expect(await tooMany().json()).toEqual({ why: 'tooMany' })
    expect([tooMany().status, tooMany().headers.get('retry-after')]).toEqual([429, '10'])
    expect(tooMany().headers.get('cache-control')).toBe('no-store')
  })

  it('lets whoever comes to a day with a deal in, and tells any other what day it is', async () => {
    // The server's time never goes back, whatever another test has made of it.
    const today = dateOf(monotonicNow())
    const okey = (days: number) => `okey-${dateOf(Date.parse(today) + days * 24 * 3_600_000)}`
    const days = (names: string[], method = 'GET', headers = {}) =>
      names.map(name => through(ask(`/parties/day/${name}`, { method, headers })))
    expect(days([okey(0), okey(-1), okey(-7)])).toEqual(['passed', 'passed', 'passed'])
    expect(days([okey(0)], 'PUT')).toEqual(['passed'])
    expect(days([okey(0)], 'POST')).toEqual([405])
    expect(days([okey(0)], 'GET', SOCKET)).toEqual([405])
    expect(days([okey(1), okey(-8), okey(-365)])).toEqual([409, 409, 409])
    const none = ['okey-2065-02-30', 'okey-today', `cotulenh-${today}`, `unheard-${today}`, '']
    expect(days(none)).toEqual(none.map(() => 400))
    const tomorrow = gate(ask(`/parties/day/${okey(1)}`), TRUSTING) as Response
    expect(await tomorrow.json()).toEqual({ why: 'otherDay', today })
  })

  it('writes down where a request came from, whatever the client claims', () => {
    const passed = gate(
      ask('/parties/main/family-1', { from: '192.0.2.7', headers: { 'x-masa-address': 'me' } }),
      TRUSTING,
    )
    expect(cameFrom(passed as Request)).toBe('192.0.2.7')
    expect(cameFrom(new Request('http://x/'))).toBe('')
  })

  it('knows a room by its place in the address, and a socket by its wish', () => {
    expect(roomOf('http://x/parties/main/family-1?match=2')).toBe('family-1')
    expect(roomOf('http://x/parties')).toBe('')
    expect(isSocket(ask('/', { headers: SOCKET }))).toBe(true)
    expect(isSocket(ask('/', { headers: { upgrade: 'h2c' } }))).toBe(false)
    expect(isSocket(ask('/'))).toBe(false)
  })

  it.each([
    ['questions', '/parties/main/family-1', {}, 240],
    ['sockets', '/parties/main/family-1', SOCKET, 240],
    ['matches', '/parties/main/family-1?match=1', {}, 60],
    ['hands', '/parties/main/family-1?hand=1', {}, 60],
    ['matches by a hand', '/parties/main/family-1?holding=1', {}, 60],
  ])('lets one address ask for so many %s in a minute', (_what, path, headers, most) => {
    const from = fresh()
    const request = () => through(ask(path, { from, headers: { ...headers } }))
    for (let i = 0; i < most; i++) expect(request()).toBe('passed')
    expect(request()).toBe(429)
    // Another address is not held up, and after a minute all is well again.
    expect(through(ask(path, { headers: { ...headers } }))).toBe('passed')
    vi.advanceTimersByTime(60_000)
    expect(request()).toBe('passed')
  })

  it('counts whoever comes past the proxy, and every spelling of one address as one', () => {
    const direct = () => Object.assign(new Request('http://masa.test/parties/main/family-1'), { cf: { clientIp: '192.0.2.77:4711' } }) // prettier-ignore
    for (let i = 0; i < 240; i++) expect(through(direct())).toBe('passed')
    expect(through(direct())).toBe(429)
    const spellings = ['2001:db8:99::1', '2001:0DB8:0099:0000::1', '[2001:db8:99:0:0::]:80', '2001:db8:99::1.2.3.4']
    const spelt = (i: number) => through(ask('/parties/main/family-1', { from: spellings[i % 4] }))
    for (let i = 0; i < 240; i++) expect(spelt(i)).toBe('passed')
    expect(spellings.map((_, i) => spelt(i))).toEqual([429, 429, 429, 429])
  })

  it('counts nothing at a server that was started for tests', () => {
    const passed = ask('/parties/main/family-1', { headers: { 'x-masa-address': fresh() } })
    for (let i = 0; i < 100; i++) expect(may('make', passed, { MASA_TEST: '1' })).toBe(true)
    for (let i = 0; i < 30; i++) expect(may('make', passed, {})).toBe(true)
    expect(may('make', passed, {})).toBe(false)
  })
})

describe('what one address may do', () => {
  it('is counted for each thing alone, and not at all where no address is known', () => {
    const from = fresh()
    for (let i = 0; i < 30; i++) expect(addressLimits.spend('wrongToken', from, 0)).toBe(true)
    expect(addressLimits.left('wrongToken', from, 0)).toBe(false)
    expect(addressLimits.spend('wrongToken', from, 0)).toBe(false)
    expect(addressLimits.left('ask', from, 0)).toBe(true)
    expect(addressLimits.left('wrongToken', fresh(), 0)).toBe(true)
    for (let i = 0; i < 100; i++) expect(addressLimits.spend('wrongToken', '', 0)).toBe(true)
  })

  it('is remembered for the latest addresses in a flood of them', () => {
    const early = fresh()
    for (let i = 0; i < 30; i++) addressLimits.spend('wrongToken', early, 0)
    const late = Array.from({ length: 20_001 }, fresh)
    for (const each of late) addressLimits.spend('wrongToken', each, 0)
    expect(addressLimits.left('wrongToken', early, 0)).toBe(true)
    // Whoever has all credits back is forgotten first, and not who was there first.
    const first = late[1]
    const later = 60_000
    for (let n = 0; n < 30; n++) addressLimits.spend('wrongToken', first, later)
    addressLimits.spend('wrongToken', fresh(), later)
    expect(addressLimits.left('wrongToken', first, later)).toBe(false)
  })
})
