import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blockedAddresses } from '../../../party/blockedAddresses.ts'
import { figures } from '../../../party/figures.ts'
import { gate } from '../../../party/gate.ts'
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
