import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { compress } from '../../scripts/compress.mjs'
import { bundle, engine } from '../../scripts/engine.mjs'
import { build } from '../../scripts/version.mjs'
import { CLOSE, PROTOCOL } from '../../src/table/protocol.ts'
import { freePort } from '../live/server.ts'
import { proxy } from '../support/proxy.ts'

const dir = mkdtempSync(join(tmpdir(), 'masa-base-'))
const page = '<html data-base="/"><head></head><script src="/assets/index.js"></script><link href="/icon.svg"></html>'
const SCRIPT = 'export const words = 1 // and so on\n'.repeat(100)
let child: Awaited<ReturnType<typeof engine>>
let port: number

beforeAll(async () => {
  writeFileSync(join(dir, 'index.html'), page)
  writeFileSync(join(dir, 'icon.svg'), '<svg/>')
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'assets/index-1.js'), SCRIPT)
  compress(dir)
  await bundle(join(dir, 'run'))
  port = await freePort()
  const run = { folder: join(dir, 'run'), state: join(dir, 'state'), dist: dir, host: '127.0.0.1', port }
  child = await engine({
    ...run,
    vars: { BASE_PATH: '/masa/', METRICS: '0', ADMIN_HASH: createHash('sha256').update('a key').digest('hex') },
    log: () => {},
  })
})
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

describe.each([
  ['takes the path off', true],
  ['leaves the path', false],
])('below a path, with a proxy that %s', (_, strip) => {
  let front: Awaited<ReturnType<typeof proxy>>
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${front.port}${path}`, init)
  beforeAll(async () => void (front = await proxy(port, '/masa/', strip)))
  afterAll(() => front.close())

  it.each(['/masa/', '/masa/t/abcd-2345', '/masa/rules/okey'])('the page at %s names places below it', async path => {
    const answer = await get(path)
    expect(answer.headers.get('content-type')).toMatch('text/html')
    // What a link to a table tells is written into the head; see below.
    expect((await answer.text()).replace(/<head>[^]*<\/head>/, '<head></head>')).toBe(
      page.replace('"/"', '"/masa/"').replace('"/assets', '"/masa/assets').replace('"/icon', '"/masa/icon'),
    )
  })

  it.each(['br', 'gzip'])('what the build packed as %s is sent so to whoever can unpack it, for good', async packed => {
    const answer = await get('/masa/assets/index-1.js', { headers: { 'accept-encoding': packed } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': packed,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(await answer.text()).toBe(SCRIPT)
    const plain = await get('/masa/assets/index-1.js', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(SCRIPT)
  })

  it('what only looks like a part of a build is the page, which nobody keeps', async () => {
    const { status, headers } = await get('/masa/assets/index-1')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
  })

  it('files, the lobby and refusals are there too', async () => {
    expect((await get('/masa/icon.svg')).headers.get('content-type')).toBe('image/svg+xml')
    expect((await get('/masa/none.svg')).status).toBe(404)
    expect(await (await get('/masa/parties/lobby/all')).json()).toEqual([])
    expect((await get('/masa/parties/main/UPPER')).status).toBe(400)
  })

  it('health, figures and the interface too, and what is switched off is the page', async () => {
    expect(await (await get('/masa/health')).json()).toMatchObject({ ready: true, version: build() })
    const headers = { 'content-type': 'application/json' }
    const made = await get('/masa/api/tables', { method: 'POST', headers, body: '{"game":"okey"}' })
    const { room, links } = (await made.json()) as { room: string; links: Record<string, string> }
    expect(new URL(links.table).pathname).toBe(`/masa/t/${room}`)
    const told = await (await get(`/masa/t/${room}`, { headers: { 'accept-language': 'ro' } })).text()
    expect(told).toContain('<meta property="og:title" content="Okey: 4 locuri libere" />')
    expect(told).toMatch(/<meta property="og:image" content="http:[^"]*\/masa\/cards\/okey\.png" \/>/)
    expect(await (await get('/masa/t/nobody-here')).text()).toContain('content="Masa"')
    const image = /<meta property="og:image" content="http:[^"]*\/masa\/cards\/masa\.png" \/>/
    for (const path of ['/masa/', '/masa/rules/okey']) {
      expect(await (await get(path)).text()).toMatch(image)
      expect(await (await get(path, { headers: { 'sec-fetch-site': 'none' } })).text()).not.toContain('og:')
    }
    expect(await (await get(new URL(links.state).pathname)).json()).toMatchObject({ room, phase: 'lobby' })
    expect((await get('/masa/metrics')).status).toBe(404)
  })

  it('leads on to the path with its slash', async () => {
    const answer = await get('/masa', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/masa/'])
  })

  it('a room hears and answers', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${front.port}/masa/parties/main/abcd-2345`)
    const answer = new Promise<string>(done => socket.on('message', data => done(String(data))))
    await new Promise(done => socket.on('open', done))
    socket.send('{}')
    expect(JSON.parse(await answer)).toHaveProperty('type')
    socket.close()
  })

  it('the operator ends a table', async () => {
    const form = (fields: Record<string, string>, cookie = '') =>
      get('/masa/admin', { method: 'POST', body: new URLSearchParams(fields), headers: { cookie }, redirect: 'manual' })
    const room = `abcd-${strip ? 2 : 3}`
    const socket = new WebSocket(`ws://127.0.0.1:${front.port}/masa/parties/main/${room}`)
    await new Promise(done => socket.on('open', done))
    const welcomed = new Promise(done => socket.once('message', done))
    socket.send(JSON.stringify({ type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', make: { game: 'okey' } }))
    await welcomed
    const gone = new Promise(done => socket.on('close', done))
    const entered = await form({ do: 'login', key: 'a key' })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/masa/admin'])
    const [cookie] = entered.headers.get('set-cookie')!.split(';')
    const page = await (await get('/masa/admin', { headers: { cookie } })).text()
    expect(page).toContain(room)
    await form({ do: 'end', room, mark: /name="mark" value="(\w+)"/.exec(page)![1] }, cookie)
    expect(await gone).toBe(CLOSE.ended)
    expect((await get(`/masa/api/tables/${room}`)).status).toBe(404)
  })
})
