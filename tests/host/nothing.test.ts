import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CLOSE } from '../../src/table/protocol.ts'
import { sweep } from '../../scripts/removeEmptyFiles.mjs'
import { Client, newRoom } from '../live/client.ts'
import { running } from '../live/running.ts'

const server = await running([])

const ask = (room: string, query = '') => fetch(`${server.url}/parties/main/${room}${query}`)

it('keeps nothing of a room that was only asked for, and the file of one that was made', async () => {
  const none = server.files()
  for (const query of ['', '?match=1', '?hand=1', '?holding=1', '?anything'])
    for (let i = 0; i < 10; i++) {
      const answer = await ask(newRoom(), query)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ why: 'noRoom' })
    }
  expect(server.files()).toEqual(none)

  const maker = new Client(server.port, newRoom())
  await maker.connect()
  await maker.hello({ make: { game: 'okey' } })
  await expect.poll(() => server.files().length).toBeGreaterThan(none.length)
  expect((await ask(maker.room)).status).toBe(200)
  maker.close()
})

it('says of a room whose file is damaged that it cannot be read, keeps the file, and serves the others', async () => {
  const before = server.files()
  const maker = new Client(server.port, newRoom())
  await maker.connect()
  await maker.hello({ make: { game: 'okey' } })
  await expect.poll(() => server.files().length).toBeGreaterThan(before.length)
  await server.kill()
  const file = server.path(server.files().find(name => name.endsWith('.sqlite') && !before.includes(name))!)
  const noise = Buffer.alloc(8192, 'noise')
  writeFileSync(file, noise)
  writeFileSync(`${file}-wal`, '')
  await server.boot()

  const guest = new Client(server.port, maker.room)
  await guest.connect()
  expect((await guest.ended()).code).toBe(CLOSE.broken)
  for (const answer of [await ask(maker.room), await fetch(`${server.url}/api/tables/${maker.room}`)]) {
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ why: 'broken', id: expect.any(String) })
  }
  expect(readFileSync(file).subarray(0, 8192).equals(noise)).toBe(true)
  const other = new Client(server.port, newRoom())
  await other.connect()
  await other.hello({ make: { game: 'okey' } })
  other.close()
  // That is in the log, and nothing else is.
  await expect.poll(() => server.complaints.length).toBe(3)
  server.output = ''
})

it('does not open a file of which nothing but its log is left, for the log would go with it', async () => {
  const before = server.files()
  const maker = new Client(server.port, newRoom())
  await maker.connect()
  await maker.hello({ make: { game: 'okey' } })
  await maker.sit(0)
  await server.kill()
  const file = server.path(server.files().find(name => name.endsWith('.sqlite') && !before.includes(name))!)
  const log = readFileSync(`${file}-wal`)
  expect(log.length).toBeGreaterThan(0)
  truncateSync(file)
  await server.boot()
  await maker.connect()
  expect((await maker.ended()).code).toBe(CLOSE.broken)
  expect((await ask(maker.room)).status).toBe(500)
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true)
  await server.kill()
  sweep(dirname(file))
  await server.boot()
  await maker.connect()
  expect((await maker.hello()).seat).toBe(0)
  maker.close()
  await expect.poll(() => server.complaints.length).toBe(2)
  server.output = ''
})

it('starts without the engine’s own list when that is noise, puts it aside, says so, and has every table', async () => {
  const maker = new Client(server.port, newRoom())
  await maker.connect()
  await maker.hello({ make: { game: 'okey' } })
  await maker.sit(0)
  for (const damage of [
    () => Buffer.alloc(8192, 'noise'),
    (file: Buffer) => Buffer.concat([file.subarray(0, 100), Buffer.alloc(4096, 'noise')]),
  ]) {
    await server.kill()
    const lists = server.files().filter(name => name.endsWith('/metadata.sqlite'))
    expect(lists.length).toBeGreaterThan(1)
    const [list] = lists.map(name => server.path(name))
    const noise = damage(readFileSync(list))
    writeFileSync(list, noise)
    writeFileSync(`${list}-wal`, '')
    server.output = ''
    await server.boot()
    const [, aside] = /it is now (\S+)\. The tables/.exec(server.output)!
    expect(readFileSync(aside).equals(noise)).toBe(true)
    await maker.connect()
    expect((await maker.hello()).seat).toBe(0)
    maker.close()
  }
  server.output = ''
})

it('lets one address knock only so often at rooms that are not there', async () => {
  const none = server.files()
  const knocked = []
  const one = newRoom()
  for (let i = 0; i < 90; i++) knocked.push(await knock(i ? newRoom() : one))
  expect(knocked.at(-1)).toBe(429)
  expect(knocked.filter(status => status === 101).length).toBeLessThanOrEqual(61)
  // A room is three files, each, while the engine has it in memory. Whoever asks for anything then brings their end about.
  expect(server.files().length).toBeLessThanOrEqual(none.length + 3 * 61)
  const rooms = (files: string[]) => files.filter(name => /PartyKit.*[0-9a-f]{64}\.sqlite$/.test(name)).length
  const swept = async () => (await ask('any'), rooms(server.files()))
  await expect.poll(swept, { timeout: 60_000, interval: 500 }).toBe(rooms(none))
  // What was swept is a room like any other.
  const maker = new Client(server.port, one)
  await maker.connect()
  await maker.hello({ make: { game: 'okey' } })
  await maker.sit(0)
  maker.close()
  await server.kill()
  await server.boot()
  await maker.connect()
  expect((await maker.hello()).seat).toBe(0)
  maker.close()
}, 120_000)

function knock(room: string): Promise<number> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${room}`)
    socket.on('open', () => (socket.close(), done(101)))
    socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0))
    socket.on('error', failed)
  })
}
