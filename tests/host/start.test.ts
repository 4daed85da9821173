import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CLOSE, PROTOCOL } from '../../src/table/protocol.ts'
import { Client, newRoom } from '../live/client.ts'
import { freePort } from '../live/server.ts'

const root = resolve(import.meta.dirname, '../..')
let state: string
let port: number
const started: ChildProcess[] = []

beforeEach(async () => {
  state = mkdtempSync(join(tmpdir(), 'masa-start-'))
  port = await freePort()
})
afterEach(() => {
  for (const child of started.splice(0)) if (alive(child.pid!)) process.kill(-child.pid!, 'SIGKILL')
  rmSync(state, { recursive: true, force: true })
})

/** In a group of its own, as a shell would start it. `said` resolves when this has been written. */
function start(command: string, args: string[], more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, STATE: state, npm_lifecycle_event: '', ...more }
  const child = spawn(command, args, { cwd: root, env, detached: true })
  started.push(child)
  let output = ''
  let look = () => {}
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => ((output += data), look()))
  const ended = new Promise<number | null>(done => child.once('close', done))
  const said = (text: string) =>
    new Promise<void>((done, failed) => {
      look = () => output.includes(text) && done()
      void ended.then(code => failed(new Error(`ended with ${code}: ${output}`)))
      look()
    })
  return { child, said, ended, output: () => output }
}

const node = () => start(process.execPath, ['scripts/start.mjs', '--port', String(port)])
/** The port as a newcomer would give it. */
const npm = () => start('npm', ['start', '--', '--port', String(port)])

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // Dead, and only not taken note of by its parent.
    return !(process.platform === 'linux' && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
  } catch {
    return false
  }
}

/** A process and all below it. */
function family(pid: number): number[] {
  if (process.platform !== 'linux') return [pid]
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }]
      } catch {
        return []
      }
    })
  const below = (one: number): number[] => [
    one,
    ...parents.filter(({ parent }) => parent === one).flatMap(p => below(p.pid)),
  ]
  return below(pid)
}

/** Every address that these processes listen on. */
function listening(pids: number[]): string[] {
  const inodes = new Set(
    pids.flatMap(pid =>
      readdirSync(`/proc/${pid}/fd`).flatMap(fd => {
        try {
          return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
        } catch {
          return []
        }
      }),
    ),
  )
  return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap(kind =>
    readFileSync(`/proc/net/${kind}`, 'utf8')
      .split('\n')
      .slice(1)
      .map(line => line.trim().split(/\s+/))
      .filter(fields => (kind.startsWith('udp') || fields[3] === '0A') && inodes.has(fields[9]))
      .map(fields => `${kind} ${parseInt(fields[1].split(':')[1], 16)}`),
  )
}

const engineOf = () => (JSON.parse(readFileSync(join(state, 'lock'), 'utf8')) as { engine: { pid: number } }).engine.pid

async function table(room = newRoom()): Promise<Client> {
  const client = new Client(port, room)
  await client.connect()
  await client.hello({ make: { game: 'okey' } })
  return client
}

it('opens one port and nothing else, and refuses a second server on the same folder', async () => {
  const { child, said } = node()
  await said('Masa is open')
  if (process.platform === 'linux')
    expect(new Set(listening(family(child.pid!)).map(each => each.split(' ')[1]))).toEqual(new Set([String(port)]))
  expect((await fetch(`http://127.0.0.1:${port}/rules/okey`)).headers.get('content-type')).toMatch('text/html')
  const first = await table()
  port = await freePort()
  const second = node()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Another Masa (process ${child.pid})`)
  const answer = first.next('pong')
  first.send({ type: 'ping', t: 1 })
  await answer
  first.close()
})

it('starts the engine again when it dies, with every table where it was', async () => {
  const { said } = node()
  await said('Masa is open')
  const client = await table()
  await client.sit(0)
  const ended = client.ended()
  process.kill(engineOf(), 'SIGKILL')
  await ended
  await said('Starting it again')
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/`).then(
          page => page.ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  await client.connect()
  expect((await client.hello()).seat).toBe(0)
  client.close()
})

it('has no file any more of rooms that were only knocked at, and every table, when it starts again', async () => {
  const folder = join(state, 'party', '-PartyKitDurable')
  const files = () => readdirSync(folder).filter(name => /^[0-9a-f]{64}\.sqlite$/.test(name))
  const rooms = () => files().length
  const first = node()
  await first.said('Masa is open')
  for (let i = 0; i < 5; i++) {
    const stranger = new Client(port, newRoom())
    await stranger.connect()
    stranger.send({ type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en' })
    expect((await stranger.ended()).code).toBe(CLOSE.noRoom)
  }
  const client = await table()
  await client.sit(0)
  expect(rooms()).toBe(6)
  first.child.kill('SIGTERM')
  await first.ended
  const second = node()
  await second.said('Masa is open')
  expect(rooms()).toBe(1)
  await client.connect()
  expect((await client.hello()).seat).toBe(0)
  client.close()
  // A damaged file: what was in it is in the log beside it alone.
  second.child.kill('SIGTERM')
  await second.ended
  const [file] = files()
  expect(statSync(join(folder, `${file}-wal`)).size).toBeGreaterThan(0)
  truncateSync(join(folder, file))
  await node().said('Masa is open')
  await client.connect()
  expect((await client.hello()).seat).toBe(0)
  client.close()
})

it('ends an engine that a killed launcher has left behind', async () => {
  const first = node()
  await first.said('the only time it is shown')
  const engine = engineOf()
  first.child.kill('SIGKILL')
  await first.ended
  expect(alive(engine)).toBe(true)
  // On the same port, which is free only once the engine is gone.
  const second = node()
  await second.said('Masa is open')
  expect(alive(engine)).toBe(false)
  // The operator's key was shown once, and is nowhere on disk.
  const [, key] = /its key (\S+):/.exec(first.output())!
  await second.said('Ctrl+C closes')
  expect(second.output()).not.toContain('its key')
  expect(readFileSync(join(state, 'admin-key'), 'utf8').trim()).toBe(createHash('sha256').update(key).digest('hex'))
})

it.each([
  [{ PORT: 'abc' }, 'PORT is a whole number'],
  [{ PORT: '65536' }, 'PORT is a whole number'],
  [{ HOST: '192.0.2.99' }, 'HOST is an address of this machine; 192.0.2.99 is not'],
])('says what is wrong with %j, and has written nothing', async (env, why) => {
  const { ended, output } = start(process.execPath, ['scripts/start.mjs'], env)
  expect(await ended).toBe(1)
  expect(output()).toContain(why)
  expect(output()).not.toContain('    at ')
  expect(readdirSync(state)).toEqual([])
})

it('takes what is set to nothing for not set, and lets nobody else into the folder', async () => {
  const folder = join(state, 'tables')
  const more = { STATE: folder, HOST: '', PORT: '', BASE_PATH: '' }
  await start(process.execPath, ['scripts/start.mjs', '--port', String(port)], more).said(`localhost:${port}/`)
  if (process.platform !== 'win32') expect(statSync(folder).mode & 0o077).toBe(0)
})

it.each([
  ['SIGTERM', 'npm'],
  ['SIGINT', 'npm'],
  ['SIGTERM', 'node'],
  ['SIGINT', 'node'],
  ['SIGHUP', 'node'],
  ['SIGTERM', 'the group'],
] as const)('%s to %s ends all of it', async (signal, whom) => {
  const run = whom === 'node' ? node() : npm()
  await run.said(`http://localhost:${port}/`)
  const all = [...family(run.child.pid!), engineOf()]
  process.kill(whom === 'the group' ? -run.child.pid! : run.child.pid!, signal)
  await expect.poll(() => all.filter(alive), { timeout: 10_000 }).toEqual([])
  expect(readdirSync(state)).not.toContain('lock')
})
