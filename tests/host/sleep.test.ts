import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle, engine } from '../../scripts/engine.mjs'
import { PING, PONG } from '../../src/table/protocol.ts'
import { Player, seatedTable } from '../live/player.ts'
import { freePort } from '../live/server.ts'
import { SEED, seeded } from '../support/random.ts'

const dir = mkdtempSync(join(tmpdir(), 'masa-sleep-'))
const output: string[] = []
let child: ChildProcess
let port: number
let unsafePort: number

/** Puts a room out of memory with its sockets open, which the engine would otherwise do in its own time. */
const EVICTOR = `import unsafe from 'workerd:unsafe'
export default {
  async fetch(request, env) {
    const room = new URL(request.url).pathname.slice(1)
    await unsafe.evict(env.ROOM.get(env.ROOM.idFromName(room)), { webSockets: 'hibernate' })
    return new Response('gone')
  },
}`

const withEvictor = (config: string) =>
  config
    .replace('services = [', 'services = [ (name = "evictor", worker = .evictor),')
    .replace('sockets = [', 'sockets = [ (name = "unsafe", http = (), service = "evictor"),').concat(`
const evictor :Workerd.Worker = (
  modules = [(name = "evictor.js", esModule = embed "evictor.js")],
  compatibilityDate = "2026-10-01",
  compatibilityFlags = ["unsafe_module"],
  bindings = [(name = "ROOM", durableObjectNamespace = (className = "MasaRoom", serviceName = "main"))],
);
`)

beforeAll(async () => {
  const folder = join(dir, 'run')
  await bundle(folder)
  mkdirSync(join(dir, 'dist'))
  writeFileSync(join(folder, 'evictor.js'), EVICTOR)
  port = await freePort()
  unsafePort = await freePort()
  child = await engine({
    folder,
    state: join(dir, 'state'),
    dist: join(dir, 'dist'),
    host: '127.0.0.1',
    port,
    vars: { MASA_TEST: '1' },
    log: (line: string) => void output.push(line),
    adjust: withEvictor,
    flags: ['--experimental', `-sunsafe=127.0.0.1:${unsafePort}`],
  })
})
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

const evict = async (room: string) => expect((await fetch(`http://127.0.0.1:${unsafePort}/${room}`)).status).toBe(200)
/** Rooms whose files the engine has open. */
const inMemory = () =>
  readdirSync(`/proc/${child.pid}/fd`).filter(fd => {
    try {
      return /[0-9a-f]{64}\.sqlite$/.test(readlinkSync(`/proc/${child.pid}/fd/${fd}`))
    } catch {
      return false
    }
  }).length

it('no player notices fifty evictions in mid-hand', async () => {
  const seed = SEED
  const { clients, start } = await seatedTable({ port }, { table: { botPace: 'quick' }, people: 3 })
  const [host] = clients
  const players = clients.map((client, i) => new Player(client, seeded(seed + i)))
  start()
  await host.see(() => host.scene !== null)
  const greetings = () => clients.map(({ frames }) => frames.filter(({ message }) => message.type === 'welcome').length)
  const before = { greetings: greetings(), rev: host.rev }
  for (let i = 0; i < 50; i++) {
    await evict(host.room)
    await new Promise(done => setTimeout(done, 40))
  }
  await host.next('step')
  for (const player of players) player.playing = false
  expect(host.rev).toBeGreaterThan(before.rev)
  expect(greetings()).toEqual(before.greetings)
  expect(clients.map(client => client.closed)).toEqual([null, null, null])
  for (const client of clients) client.close()
  // What each put together from patches is what the room shows afresh.
  for (const client of clients) {
    const { view } = client.scene!
    const { rev } = client
    await client.connect()
    client.rev = 0
    await client.hello()
    if (client.rev === rev) expect(client.scene!.view, `seed ${seed}`).toEqual(view)
  }
  expect(clients.flatMap(client => client.faults)).toEqual([])
  expect(output.filter(line => /"event":"error"|Uncaught/.test(line))).toEqual([])
  for (const client of clients) client.close()
}, 180_000)

it.runIf(process.platform === 'linux')(
  'sleeps by itself among its sockets, through pings, and wakes for a deadline',
  async () => {
    await expect.poll(inMemory, { timeout: 40_000 }).toBe(0)
    const { clients, start } = await seatedTable(
      { port },
      { game: 'okey', people: 4, table: { turn: 25, bank: 0, hold: 0 } },
    )
    start()
    await clients[0].see(() => clients[0].scene !== null)
    const began = Date.now()
    expect(inMemory()).toBe(1)
    await expect.poll(inMemory, { timeout: 20_000, interval: 100 }).toBe(0)
    const pong = clients[0].next('pong')
    clients[0].raw(PING)
    await pong
    expect(clients[0].frames.at(-1)!.text).toBe(PONG)
    expect(inMemory()).toBe(0)
    // Nobody plays: the clock does, at the end of the first turn, half a second of grace included.
    await clients[0].next('step', 30_000)
    expect(Math.abs(Date.now() - began - 25_500)).toBeLessThan(1000)
    for (const client of clients) client.close()
  },
  120_000,
)
