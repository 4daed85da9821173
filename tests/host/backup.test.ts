import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundle, engine } from '../../scripts/engine.mjs'
import { lock } from '../../scripts/lock.mjs'
import { files, pack, unpack } from '../../scripts/tar.mjs'
import { Player, seatedTable } from '../live/player.ts'
import { freePort } from '../live/server.ts'
import { matchFile } from '../live/wire.ts'
import { seeded } from '../support/random.ts'

const root = resolve(import.meta.dirname, '../..')
let dir: string
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'masa-backup-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** A script of ours: what it said, and how it ended. */
function script(name: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts', name), ...args])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  return new Promise(done => child.once('close', code => done({ code, said })))
}

async function run(state: string, port: number) {
  const folder = join(dir, 'run')
  const held = lock(state)
  const child = await engine({
    folder,
    state,
    dist: dir,
    host: '127.0.0.1',
    port,
    vars: { MASA_TEST: '1' },
    log: () => {},
  })
  held.holds(child)
  const stop = async () => {
    const gone = new Promise(done => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
    held.release()
  }
  return { stop }
}

it('backs up while a hand is played, and elsewhere everyone is back in their seats', async () => {
  await bundle(join(dir, 'run'))
  const [here, there] = [join(dir, 'here'), join(dir, 'there')]
  mkdirSync(here)
  mkdirSync(there)
  const port = await freePort()
  const first = await run(here, port)
  const { clients, start } = await seatedTable({ port }, { game: 'remi', table: { hold: 0 }, rules: { hands: 20 } })
  const players = clients.map((client, i) => new Player(client, seeded(i)))
  start()
  const [host] = clients
  await host.until(message => message.type === 'revealed', 90_000)
  await host.see(() => host.table!.phase === 'playing' && host.scene!.outcome === null, 40_000)
  const file = join(dir, 'masa.tar.gz')
  const backup = await script('backup.mjs', file, '--state', here)
  expect(backup.said).toMatch(/^1 rooms? .* stood still/)
  // It goes on while and after.
  await host.next('step')
  for (const player of players) player.playing = false
  const before = await matchFile(`http://127.0.0.1:${port}`, host.room)
  expect((await script('restore.mjs', file, '--state', here)).said).toMatch('Another Masa')
  await first.stop()
  for (const client of clients) client.close()

  expect(await script('restore.mjs', '--state', there, file)).toMatchObject({ code: 0 })
  expect((await script('restore.mjs', file, '--state', there)).said).toMatch('already')
  const again = join(dir, 'again.tar.gz')
  expect(await script('backup.mjs', '--state', there, again)).toMatchObject({ code: 0 })
  expect(readFileSync(again).equals(readFileSync(file))).toBe(true)

  const second = await run(there, port)
  const after = await matchFile(`http://127.0.0.1:${port}`, host.room)
  expect(after.hands).toEqual(before.hands.slice(0, after.hands.length))
  for (const client of clients) {
    client.rev = 0
    await client.connect()
    await client.hello()
  }
  expect(clients.map(client => client.seat)).toEqual([0, 1, 2, 3])
  // Wherever the backup met it, which is not for us to choose: in mid-hand, or between two.
  expect(['playing', 'between', 'dealing']).toContain(host.table!.phase)
  for (const client of clients) client.close()
  await second.stop()
}, 240_000)

it.each([
  ['a size below nothing', (block: Buffer) => block.write('-0000000005', 124), 'not an archive'],
  ['a link for a file', (block: Buffer) => block.write('2', 156), 'not an archive'],
  ['the folder itself for a file', (block: Buffer) => block.write('party\0', 0), 'not an archive'],
  ['a way out of the folder', (block: Buffer) => block.write('party/../../x\0', 0), 'not an archive'],
  ['a file elsewhere', (block: Buffer) => block.write('admin-key\0', 0), 'not an archive'],
  ['another sum', (block: Buffer) => block.write('000001', 148), 'not an archive'],
  ['an end before its end', (block: Buffer) => block.fill(0), 'goes on'],
])('refuses an archive with %s', async (_what, spoil, why) => {
  const from = join(dir, 'spoilt')
  mkdirSync(join(from, 'party'), { recursive: true })
  writeFileSync(join(from, 'party', 'a.sqlite'), 'first')
  writeFileSync(join(from, 'party', 'b.sqlite'), 'second')
  const file = join(dir, 'spoilt.tar.gz')
  await pack(from, file)
  const archive = gunzipSync(readFileSync(file))
  const block = archive.subarray(0, 512)
  spoil(block)
  // With the sum that the block then has, unless that is what was spoilt.
  if (why === 'not an archive' && block.toString('latin1', 148, 154) !== '000001') {
    block.fill(' ', 148, 156)
    block.write(
      `${block
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
  }
  writeFileSync(file, gzipSync(why === 'goes on' ? Buffer.concat([block, archive]) : archive))
  await expect(unpack(file, join(dir, 'spoilt-to'))).rejects.toThrow(why)
})

it('makes an archive that holds every byte, and refuses a damaged or foreign one', async () => {
  const from = join(dir, 'from')
  mkdirSync(join(from, 'party', '-Rooms'), { recursive: true })
  const sizes = [0, 1, 511, 512, 513, 70_000]
  for (const size of sizes) writeFileSync(join(from, 'party', '-Rooms', `${size}.sqlite`), Buffer.alloc(size, size))
  const file = join(dir, 'a.tar.gz')
  await pack(from, file)
  const to = join(dir, 'to')
  await unpack(file, to)
  expect(files(to)).toEqual(files(from))
  for (const name of files(to)) expect(readFileSync(join(to, name)).equals(readFileSync(join(from, name)))).toBe(true)
  truncateSync(file, 100)
  await expect(unpack(file, join(dir, 'cut'))).rejects.toThrow()
  writeFileSync(file, 'not at all')
  expect(await script('restore.mjs', file, '--state', join(dir, 'state'))).toMatchObject({ code: 1 })
  expect(readdirSync(join(dir, 'state'))).toEqual([])
})

it('says why there is no backup', async () => {
  const state = join(dir, 'state')
  mkdirSync(join(state, 'party'), { recursive: true })
  const nowhere = join(dir, 'nowhere')
  const { code, said } = await script('backup.mjs', join(nowhere, 'a.tar.gz'), '--state', state)
  expect({ code, said }).toEqual({ code: 1, said: `There is no folder ${nowhere} for the file.\n` })
})
