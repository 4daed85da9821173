import { expect, it } from 'vitest'
import { PING, PONG } from '../../src/table/protocol.ts'
import { evicting } from '../live/evictor.ts'
import { Player, seatedTable } from '../live/player.ts'
import { running } from '../live/running.ts'
import { SEED, seeded } from '../support/random.ts'

const { host: engine, evict } = await evicting()
const server = await running(['MASA_TEST=1'], engine)
/** Rooms whose files the engine has open. */
const inMemory = () => server.descriptors().rooms

// First of all: a table that was left in mid-hand wakes for its clock, and would be counted too.
it.runIf(process.platform === 'linux')(
  'sleeps by itself among its sockets, through pings, and wakes for a deadline',
  async () => {
    expect(inMemory()).toBe(0)
    const { clients, start } = await seatedTable(server, {
      game: 'okey',
      people: 4,
      table: { turn: 25, bank: 0, hold: 0 },
    })
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
    // Nobody plays: the clock does, at the end of the first turn and what the line is allowed for: half a second to 3.5.
    await clients[0].next('step', 40_000)
    expect(Date.now() - began).toBeGreaterThan(24_500)
    expect(Date.now() - began).toBeLessThan(30_000)
    for (const client of clients) client.close()
  },
  120_000,
)

it('no player notices fifty evictions in mid-hand', async () => {
  const seed = SEED
  const { clients, start } = await seatedTable(server, { table: { botPace: 'quick' }, people: 3 })
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
  expect(server.complaints).toEqual([])
  for (const client of clients) client.close()
}, 180_000)
