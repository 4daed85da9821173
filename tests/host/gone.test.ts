import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Client, newRoom } from '../live/client.ts'
import { desertedTable, phaseOf } from '../live/player.ts'
import { Server } from '../live/server.ts'
import { workerd } from '../live/workerd.ts'

/** A day here, in milliseconds. */
const DAY = 3000
const usual = workerd()
const hasty = {
  ...usual,
  async prepare(dir: string) {
    await usual.prepare(dir)
    const file = join(dir, 'run/worker.js')
    const text = readFileSync(file, 'utf8')
    const shorter = text.replace(/expiryMs: ?[^,\n]+/g, `expiryMs: ${DAY}`)
    expect(shorter).not.toBe(text)
    writeFileSync(file, shorter)
  },
}

it('the clock of somebody rings when everyone has gone, and the server was killed meanwhile', async () => {
  const server = await Server.start(['MASA_TEST=1'])
  const room = await desertedTable(server, 3)
  await server.kill()
  await server.boot()
  await expect.poll(() => phaseOf(server, room), { timeout: 20_000, interval: 100 }).toBe('over')
  await server.stop()
  expect(server.complaints).toEqual([])
})

it('a room ends a day after its last socket, with nobody there and the server killed meanwhile', async () => {
  const server = await Server.start(['MASA_TEST=1'], hasty)
  const client = new Client(server.port, newRoom())
  const asked = async () => (await fetch(`${server.url}/parties/main/${client.room}`)).status
  await client.connect()
  await client.hello({ make: { game: 'okey' } })
  expect(await asked()).toBe(200)
  client.close()
  await client.ended()
  await server.kill()
  await server.boot()
  await expect.poll(asked, { timeout: 20_000, interval: 100 }).toBe(404)
  await server.stop()
  expect(server.complaints).toEqual([])
})
