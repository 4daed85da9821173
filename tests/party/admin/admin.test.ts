import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { admin } from '../../../party/admin/index.ts'
import { blockedAddresses } from '../../../party/blockedAddresses.ts'
import { figures } from '../../../party/figures.ts'
import { gate } from '../../../party/gate.ts'
import { recent } from '../../../party/journal.ts'
import type { RoomCommand } from '../../../party/command.ts'
import { serve } from '../../../party/service.ts'

const KEY = 'a-key-of-ours'
const settings = { ADMIN_HASH: createHash('sha256').update(KEY).digest('hex'), TRUST_PROXY: '1' }
let commands: [string, RoomCommand][] = []
const house = {
  ask: async (room: string, command: RoomCommand) => (
    commands.push([room, command]),
    new Response(null, { status: 200 })
  ),
  disk: async () => ({ rooms_kept: 3 }),
  probe: async () => {},
}
/** Each test guesses from an address of its own. */
let address = ''
let count = 0
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  commands = []
  address = `192.0.2.${++count}`
})

async function ask(form?: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request('http://masa.example/admin', {
    ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    headers: { 'x-forwarded-for': address, ...headers },
  })
  return (await serve(request, settings, house))!
}

async function enter(): Promise<{ cookie: string; mark: string }> {
  const answer = await ask({ do: 'login', key: KEY })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin'])
  const [cookie] = answer.headers.get('set-cookie')!.split(';')
  const page = await (await ask(undefined, { cookie })).text()
  return { cookie, mark: /name="mark" value="(\w+)"/.exec(page)![1] }
}

describe("the operator's page", () => {
  it('is not there without a hash of a key', async () => {
    const request = new Request('http://masa.example/admin')
    expect(await serve(request, {}, house)).toBeNull()
    expect(await serve(request, { ADMIN_HASH: 'short' }, house)).toBeNull()
  })

  it('shows nothing without the key, and lets it be guessed ten times', async () => {
    const before = await (await ask()).text()
    expect(before).toContain('name="key"')
    expect(before).not.toContain('Load')
    const query = new Request(`http://masa.example/admin?key=${KEY}`)
    expect(await (await serve(query, settings, house))!.text()).not.toContain('Load')
    const guesses = []
    for (let i = 0; i < 12; i++) guesses.push((await ask({ do: 'login', key: `wrong ${i}` })).status)
    expect(guesses).toEqual([...Array<number>(10).fill(403), 429, 429])
    expect((await ask({ do: 'login', key: KEY })).status).toBe(429)
    address = '192.0.2.200'
    expect((await ask({ do: 'login', key: KEY })).status).toBe(303)
  })

  it('gives a cookie that no script reads and no other site sends', async () => {
    const answer = await ask({ do: 'login', key: KEY }, { 'x-forwarded-proto': 'https' })
    expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict; Secure$/)
    for (const cookie of ['masa-admin=1.2', `masa-admin=${Date.now() + 1e9}.${'0'.repeat(64)}`])
      expect(await (await ask(undefined, { cookie })).text()).not.toContain('Load')
  })

  it('shows who is here as text, whatever they call themselves', async () => {
    figures.open.set('x', {
      room: 'abcd-2345',
      game: 'okey',
      phase: 'playing',
      sockets: 2,
      addresses: ['"><script>alert(1)</script>'],
    })
    const { cookie } = await enter()
    const page = await (await ask(undefined, { cookie })).text()
    figures.open.delete('x')
    expect(page).toContain('abcd-2345')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  it('does nothing without its own mark, or for another site', async () => {
    const { cookie, mark } = await enter()
    const end = { do: 'end', room: 'abcd-2345' }
    expect((await ask(end, { cookie })).status).toBe(403)
    expect((await ask({ ...end, mark: '0'.repeat(64) }, { cookie })).status).toBe(403)
    expect((await ask({ ...end, mark })).status).toBe(403)
    expect((await ask({ ...end, mark }, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(commands).toEqual([])
    expect((await ask({ ...end, mark }, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect(commands).toEqual([['abcd-2345', { type: 'end' }]])
    await ask({ do: 'logout', mark }, { cookie })
    expect((await ask({ ...end, mark }, { cookie })).status).toBe(403)
  })

  it.each(['/admin', '/api/tables'])('reads no more of a body than it may have: %s', async path => {
    const bytes = new TextEncoder().encode('x'.repeat(100))
    const post = async (pieces: number, length?: number) => {
      let sent = 0
      const body = new ReadableStream<Uint8Array>({
        pull: out => (++sent > pieces ? out.close() : out.enqueue(bytes)),
      })
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
      const request = new Request(`http://masa.example${path}`, {
        method: 'POST',
        body,
        headers: length === undefined ? headers : { ...headers, 'content-length': String(length) },
        duplex: 'half',
      } as RequestInit)
      return [(await serve(request, settings, house))!.status, sent]
    }
    const [status, sent] = await post(100_000)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(100)
    // What says by itself that it is too long is not begun, but for what Node fetches ahead; a lie about it helps nobody.
    expect((await post(100_000, 1_000_000))[1]).toBeLessThan(10)
    expect((await post(100_000, 10))[0]).toBe(413)
    expect((await post(3))[0]).not.toBe(413)
  })

  it('blocks an address, everywhere, until it is let in again', async () => {
    const { cookie, mark } = await enter()
    const bad = '198.51.100.99'
    figures.open.set('y', { room: 'room-of-them', game: 'okey', phase: 'lobby', sockets: 1, addresses: [bad] })
    await ask({ do: 'block', address: bad, mark }, { cookie })
    figures.open.delete('y')
    expect(commands).toEqual([['room-of-them', { type: 'drop', address: bad }]])
    const from = (path: string, headers = { 'x-forwarded-for': bad }) =>
      new Request(`http://masa.example${path}`, { headers })
    const knock = () => gate(from('/parties/main/abcd-2345'), settings)
    expect(knock()).toMatchObject({ status: 403 })
    expect((await serve(from('/api/games'), settings, house))!.status).toBe(403)
    expect(blockedAddresses.list()).toEqual([bad])
    await ask({ do: 'unblock', address: bad, mark }, { cookie })
    expect(knock()).toBeInstanceOf(Request)
    // However it was typed; and what is no address blocks nobody.
    await ask({ do: 'block', address: ' 2001:0DB8:7::1 ', mark }, { cookie })
    await ask({ do: 'block', address: 'everybody', mark }, { cookie })
    expect(blockedAddresses.list()).toEqual(['2001:db8:7:0::/64'])
    const six = from('/parties/main/abcd-2345', { 'x-forwarded-for': '2001:db8:7:0:0:0:0:9' })
    expect(gate(six, settings)).toMatchObject({ status: 403 })
    await ask({ do: 'unblock', address: '2001:db8:7:0::/64', mark }, { cookie })
    expect(gate(six, settings)).toBeInstanceOf(Request)
  })
})

describe('what the operator reads', () => {
  beforeEach(() => figures.open.clear())

  /** The text of a page, cell by cell. */
  const read = (page: string) => page.replace(/<style>[^]*?<\/style>/, '').replace(/<[^>]*>/g, '|').replace(/\|[|\s]*/g, '|') // prettier-ignore
  const facts = (more: object) => ({ version: '1.2', isReady: async () => true, uptime: 7260, disk: async () => ({ rooms_kept: 3 }), ...more }) // prettier-ignore
  const look = async (cookie: string, more = {}) => {
    const request = new Request('http://masa.example/admin', { headers: { cookie } })
    return read(await (await admin(request, settings, house.ask, facts(more))).text())
  }

  it('is how the server is, with a number for everything', async () => {
    expect(blockedAddresses.list()).toEqual([])
    const { cookie } = await enter()
    vi.spyOn(figures, 'total').mockImplementation(what => ({ steps: 7333, bot_milliseconds: 4250, refusals: 5, errors: 6 })[what as 'steps'] ?? 0) // prettier-ignore
    const page = await look(cookie)
    for (const row of [
      '|version|1.2|ready|yes|up for|2 h 1 min|tables with somebody there|0|sockets|0|steps|7333 (1.0 a second)|',
      '|bots have thought|4.3 s|refusals|5|errors|6|rooms kept|3|',
      '|Tables|None.|',
      '|Blocked addresses|None.|',
    ])
      expect(page).toContain(row)
    expect(page).not.toContain('login')
    expect(await look(cookie, { isReady: async () => false })).toContain('|ready|no: nothing can be written|')
    expect(await look(cookie, { uptime: 0 })).toContain('|up for|0 h 0 min|')
    expect(await look(cookie, { uptime: 0 })).toContain('|7333 (7333.0 a second)|')
    vi.restoreAllMocks()
  })

  it('is every table, the fullest first, what failed, and who is blocked', async () => {
    const { cookie, mark } = await enter()
    const open = { game: 'okey', phase: 'lobby' as const, addresses: ['192.0.2.1'] }
    figures.open.set('x', { ...open, room: 'room-of-one', sockets: 1 })
    figures.open.set('z', { ...open, room: 'room-of-three', sockets: 3, phase: null, addresses: [] })
    recent.remember({ id: 'f00d', where: 'there', error: 'a fault', stack: 'in a file' })
    await ask({ do: 'block', address: '198.51.100.7', mark }, { cookie })
    const page = await look(cookie)
    figures.open.clear()
    await ask({ do: 'unblock', address: '198.51.100.7', mark }, { cookie })
    expect(page).toContain('|room|game|phase|sockets|from|room-of-three|okey|3|End|room-of-one|okey|lobby|1|192.0.2.1|Block|End|') // prettier-ignore
    expect(page).toContain('|198.51.100.7|Let in|')
    expect(page).toMatch(/\|at\|number\|where\|what\|in\|[^|]+\|f00d\|there\|a fault\|in a file\|/)
  })

  it('is what was done, or why not', async () => {
    const { cookie, mark } = await enter()
    const status = async (form: Record<string, string>, headers = {}) => {
      const answer = await ask(form, { cookie, ...headers })
      return [answer.status, /<p role="status"><strong>(.*)<\/strong>/.exec(await answer.text())?.[1]]
    }
    const act = (form: Record<string, string>) => status({ mark, ...form })
    expect(await act({ do: 'end', room: 'abcd-2345' })).toEqual([200, 'Table abcd-2345 has ended.'])
    expect(await act({ do: 'end', room: 'UPPER' })).toEqual([200, 'There is no such table.'])
    expect(await act({ do: 'end' })).toEqual([200, 'There is no such table.'])
    // Copied with what stands around it.
    expect(await act({ do: 'end', room: ' abcd-2345\n' })).toEqual([200, 'Table abcd-2345 has ended.'])
    expect(commands.map(([room]) => room)).toEqual(['abcd-2345', 'abcd-2345'])
    vi.spyOn(house, 'ask').mockResolvedValueOnce(new Response(null, { status: 404 }))
    expect(await act({ do: 'end', room: 'abcd-2345' })).toEqual([200, 'There is no such table.'])
    expect(await act({ do: 'block', address: 'x' })).toEqual([200, 'That is no address.'])
    expect(await act({ do: 'block', address: '198.51.100.8' })).toEqual([200, '198.51.100.8 is blocked.'])
    const crowd = Array.from({ length: 999 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)
    for (const each of crowd) await blockedAddresses.add(each)
    const full = 'The list of blocked addresses is full: let some of them in again.'
    expect(await act({ do: 'block', address: '198.51.100.9' })).toEqual([200, full])
    expect(await act({ do: 'block', address: '198.51.100.8' })).toEqual([200, '198.51.100.8 is blocked.'])
    for (const each of crowd) await blockedAddresses.remove(each)
    expect(await act({ do: 'unblock', address: '198.51.100.8' })).toEqual([200, '198.51.100.8 may come in.'])
    expect(await act({ do: 'other' })).toEqual([200, 'Nothing was done.'])
    expect(await act({})).toEqual([200, 'Nothing was done.'])
    expect(await status({ do: 'end' })).toEqual([403, 'That form was an old one: try again.'])
    expect(await status({ do: 'end' }, { cookie: '' })).toEqual([403, 'Log in first.'])
    expect(await status({ do: 'login', key: 'x' })).toEqual([403, 'That is not the key.'])
    expect(await act({ do: 'x', more: 'x'.repeat(5000) })).toEqual([413, 'That was too long.'])
    expect(await status({}, { 'sec-fetch-site': 'same-site' })).toEqual([403, 'That came from another page.'])
    const put = new Request('http://masa.example/admin', { method: 'PUT', headers: { cookie } })
    expect((await serve(put, settings, house))!.status).toBe(405)
    expect((await (await ask()).text()).includes('role="status"')).toBe(false)
  })

  it('is kept by nobody, and for eight hours, or until the operator logs out', async () => {
    vi.useFakeTimers({ now: 4_000_000_000_000 })
    const { cookie, mark } = await enter()
    const other = await enter()
    const page = await ask(undefined, { cookie })
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const known = async (cookie: string) => (await (await ask(undefined, { cookie: `a=b; ${cookie}; c=d` })).text()).includes('Load') // prettier-ignore
    expect(await known(cookie)).toBe(true)
    // Another cookie whose name ends alike is not ours.
    expect(await known(`x${cookie}`)).toBe(false)
    vi.advanceTimersByTime(8 * 3_600_000 - 1)
    expect(await known(cookie)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await known(cookie)).toBe(false)
    const again = await enter()
    expect([await known(again.cookie), await known(other.cookie)]).toEqual([true, false])
    const answer = await ask({ do: 'logout', mark: again.mark }, { cookie: again.cookie })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      303,
      '/admin',
      'masa-admin=; Path=/admin; Max-Age=0',
    ])
    expect(await known(again.cookie)).toBe(false)
    expect(mark).not.toBe(again.mark)
    vi.useRealTimers()
  })

  it('lies below the path that everything lies below', async () => {
    const request = new Request('http://masa.example/admin', { method: 'POST', body: new URLSearchParams({ do: 'login', key: KEY }) }) // prettier-ignore
    const answer = await admin(request, { ...settings, BASE_PATH: '/masa/' }, house.ask, facts({}))
    expect(answer.headers.get('location')).toBe('/masa/admin')
    expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/masa\/admin; HttpOnly; SameSite=Strict$/)
  })
})
