import { expect, it } from 'vitest'
import { check } from '../../src/table/replay.ts'
import { Player, seatedTable } from '../live/player.ts'
import { partykit } from '../live/partykit.ts'
import { Server } from '../live/server.ts'
import { matchFile } from '../live/wire.ts'
import { workerd } from '../live/workerd.ts'
import { seeded } from '../support/random.ts'

it('opens on workerd the tables that partykit dev has kept, in mid-hand, and their finished hands check', async () => {
  const server = await Server.start(['MASA_TEST=1'], partykit())
  const { clients, start } = await seatedTable(server, { table: { hold: 0, clock: false }, rules: { rounds: 1 } })
  const players = clients.map((client, i) => new Player(client, seeded(i)))
  start()
  const [host] = clients
  await host.until(message => message.type === 'revealed', 60_000)
  await host.see(() => host.table!.phase === 'playing' && host.scene!.outcome === null, 20_000)
  for (let i = 0; i < 10; i++) await host.next('step')
  for (const player of players) player.playing = false
  const before = await matchFile(server.url, host.room)
  await server.move(workerd())
  expect(await matchFile(server.url, host.room)).toEqual(before)
  expect(check(host.game, before)).toBeNull()
  for (const player of players) {
    player.playing = true
    await player.comeBack()
  }
  expect(clients.map(client => client.seat)).toEqual([0, 1, 2, 3])
  await host.until(message => message.type === 'revealed', 60_000)
  const after = await matchFile(server.url, host.room)
  expect(after.hands.length).toBeGreaterThan(before.hands.length)
  expect(check(host.game, after)).toBeNull()
  expect(clients.flatMap(client => client.faults)).toEqual([])
  for (const client of clients) client.close()
  await server.stop()
  expect(server.complaints).toEqual([])
}, 180_000)
