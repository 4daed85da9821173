import { describe, expect, it } from 'vitest'
import type { State } from '../../src/games/mahjong/types.ts'
import { games } from '../../src/games/all.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import type { MasaFile } from '../../src/table/replay.ts'
import { fold } from '../../src/table/replay.ts'
import { Client } from './client.ts'
import { Player, seatedTable } from './player.ts'
import { running } from './running.ts'
import { seeded } from '../support/random.ts'

const server = await running()

const FAST = { hold: 0, clock: false, botPace: 'instant' }

async function twin(of: Client): Promise<Client> {
  const client = new Client(server.port, of.room)
  client.token = of.token
  await client.connect()
  return client
}

describe('seats on the wire', () => {
  it('two sockets with one token: the newer plays, the older is told why', async () => {
    const { clients, start } = await seatedTable(server, { people: 1, table: FAST })
    const [first] = clients
    start()
    await first.see(() => first.scene !== null)
    const second = await twin(first)
    expect((await second.hello()).seat).toBe(0)
    expect(await first.ended()).toEqual({ code: CLOSE.replaced, why: 'replaced' })
    new Player(second, seeded(1)).go()
    await second.until(message => message.type === 'ok')
    expect(second.table!.seats[0]).toMatchObject({ away: false, standIn: false })
    second.close()
  })

  it('reconnects within the remembered steps, and beyond them', async () => {
    const { clients, start } = await seatedTable(server, { people: 4, table: FAST })
    const players = clients.map(client => new Player(client, seeded(2)))
    start()
    const [a, b] = clients
    await a.see(() => a.rev > 200, 60_000)
    players[0].playing = false
    b.onFrame = () => {}
    const { rev, scene } = await settled(b)
    const near = await twin(b)
    near.rev = rev - 5
    near.seat = b.seat
    near.scene = b.frames.flatMap(({ message }) =>
      message.type === 'step' && message.rev === near.rev ? [message] : [],
    )[0]
    const resumed = await near.hello()
    expect(resumed.scene).toBeNull()
    expect(resumed.missed.map(step => step.rev)).toEqual([4, 3, 2, 1, 0].map(back => rev - back))
    expect(resumed.missed.at(-1)!.view).toEqual(scene!.view)
    near.close()
    const far = await twin(b)
    far.rev = 0
    const fresh = await far.hello({ rev: 2, eyes: b.seat })
    expect(fresh.missed).toEqual([])
    expect(fresh.scene!.view).toEqual(scene!.view)
    for (const client of [...clients, near, far]) client.close()
  })

  it('takes a fixed deal when the server was started for tests', async () => {
    const order = Array.from({ length: 144 }, (_, i) => (i * 5) % 144)
    const { clients, start } = await seatedTable(server, { table: FAST, deal: [order] })
    start()
    await clients[0].see(() => clients[0].scene !== null)
    const hand = (clients[0].scene!.view as { players: { hand: number[] }[] }).players[0].hand
    const flowers = (clients[0].scene!.view as { players: { flowers: number[] }[] }).players[0].flowers
    const start2 = games.mahjong.start(games.mahjong.options['~run']({ value: {} }, {}).value as never, 4)
    const { state } = games.mahjong.apply(start2, { by: 'table', order })
    expect(hand).toEqual((state as State).hands[0])
    expect(flowers).toEqual((state as State).flowers[0])
    for (const client of clients) client.close()
  })

  it('holds a discard equally long whether or not anyone could call', async () => {
    const tables = await Promise.all(
      Array.from({ length: 6 }, () =>
        seatedTable(server, { people: 1, table: { hold: 300, clock: false, botPace: 'instant' } }),
      ),
    )
    const played = tables.map(async ({ clients: [client], start }) => {
      new Player(client, seeded(4))
      start()
      await client.until(message => message.type === 'revealed', 110_000)
    })
    await Promise.all(played)
    const held: Record<'free' | 'asked', number[]> = { free: [], asked: [] }
    for (const { clients } of tables) {
      const file = (await (await fetch(`${server.url}/parties/main/${clients[0].room}?match`)).json()) as MasaFile
      for (const { asked, ms } of holds(clients[0], file)) held[asked ? 'asked' : 'free'].push(ms)
      clients[0].close()
    }
    const mean = (list: number[]) => list.reduce((sum, ms) => sum + ms, 0) / list.length
    expect(Math.min(held.free.length, held.asked.length)).toBeGreaterThan(15)
    expect(Math.min(mean(held.free), mean(held.asked))).toBeGreaterThan(300)
    expect(Math.abs(mean(held.free) - mean(held.asked)), JSON.stringify(held)).toBeLessThan(100)
  })
})

/** How long each discard lay there before anything else was seen, and whether one of the bots had been asked. */
function holds(client: Client, file: MasaFile): { asked: boolean; ms: number }[] {
  const discards = (events: unknown[]) => events.some(event => (event as { type: string }).type === 'discard')
  const windows = fold(games.mahjong, file).filter(frame => discards(frame.events))
  const seen = client.frames.flatMap(({ at, message }) => (message.type === 'step' ? [{ at, message }] : []))
  const opened = seen.flatMap(({ message }, i) => (discards(message.events) ? [i] : []))
  expect(opened.length).toBeGreaterThanOrEqual(windows.length)
  return windows.flatMap(({ state }, k) => {
    const offers = (state as State).window?.offers
    // What this client itself was asked takes as long as it thinks.
    if (!offers || offers[0].length) return []
    return [{ asked: offers.flat().length > 0, ms: seen[opened[k] + 1].at - seen[opened[k]].at }]
  })
}

/** Until the table waits for a client that does nothing, and this one has heard everything. */
async function settled(client: Client): Promise<Client> {
  let before = -1
  while (before !== client.frames.length) {
    before = client.frames.length
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  return client
}
