import { expect, it } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { MasaFile } from '../../src/table/replay.ts'
import { check } from '../../src/table/replay.ts'
import { Player, seatedTable } from './player.ts'
import { running } from './running.ts'
import { onPartykit } from './server.ts'
import { SEED, seeded } from '../support/random.ts'

/** PartyKit's development server takes long to rise. MASA_KILLS=100: as many, in as long a match. */
const KILLS = Number(process.env.MASA_KILLS ?? (onPartykit ? 4 : 10))
const server = await running()

it('killed again and again in mid-hand, everyone is back with nothing lost and nothing doubled', async () => {
  const seed = SEED
  const random = seeded(seed)
  const note = `seed ${seed}`
  const { clients, start } = await seatedTable(server, {
    table: { hold: 0, clock: false },
    // A quick machine plays a match of one round to its end between the kills.
    rules: { rounds: 4 },
  })
  const players = clients.map(client => new Player(client, random))
  start()
  await Promise.all(clients.map(client => client.see(() => client.scene !== null)))
  for (let kill = 0; kill < KILLS; kill++) {
    // Somewhere in the next steps: in a window, in flight, between two writes. Not so many that a long match ends before its last kill.
    const steps = Math.floor(random() * (KILLS > 20 ? 10 : 25))
    for (let i = 0; i < steps; i++) await clients[0].next('step')
    await new Promise(resolve => setTimeout(resolve, random() * 20))
    await server.kill()
    await server.boot()
    await Promise.all(players.map(player => player.comeBack()))
    expect(
      clients.map(client => client.seat),
      note,
    ).toEqual([0, 1, 2, 3])
  }
  const [host] = clients
  await host.see(
    () => host.table!.phase === 'over' || host.frames.filter(f => f.message.type === 'revealed').length > 1,
    60_000,
  )
  for (const player of players) player.playing = false
  const file = (await (await fetch(`${server.url}/parties/main/${host.room}?match`)).json()) as MasaFile
  expect(check(games.mahjong, file), note).toBeNull()
  expect(
    clients.flatMap(client => client.faults),
    note,
  ).toEqual([])
  const finished = file.hands.flatMap(hand => hand.steps)
  players.forEach((player, seat) => {
    const logged = finished
      .filter(({ step }) => step.by === seat)
      .map(({ step }) => JSON.stringify((step as { do: unknown }).do))
    const answered = [...player.done.entries()].sort(([a], [b]) => a - b).map(([, action]) => action)
    // Every action that was answered is in the log once and in order, and the log holds no other.
    expect(answered.slice(0, logged.length), note).toEqual(logged)
  })
  expect(server.complaints).toEqual([])
  for (const client of clients) client.close()
}, 900_000)
