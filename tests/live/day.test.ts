import { expect, it } from 'vitest'
import { dateOf, type DayInfo } from '../../src/table/daily.ts'
import { seeded } from '../support/random.ts'
import { Client, token } from './client.ts'
import { Player } from './player.ts'
import { running } from './running.ts'

const server = await running()

it('deals a day’s hand to each device once, and has the results after a power cut', async () => {
  // Midnight may fall between reading the clock and asking: the next day's is asked for then.
  let name = `remi-${dateOf(Date.now())}`
  const ask = async (device: string | null, method = 'GET', path = `day/${name}`) => {
    const headers: Record<string, string> = device ? { authorization: `Bearer ${device}` } : {}
    const answer = await fetch(`${server.url}/parties/${path}`, { method, headers })
    return { status: answer.status, body: (await answer.json()) as DayInfo & { room: string; why: string } }
  }
  expect((await ask(null, 'GET', 'day/remi-2999-01-01')).body.why).toBe('otherDay')
  expect((await ask(null, 'GET', `day/cotulenh-${dateOf(Date.now())}`)).body.why).toBe('badRoom')
  // Orders are for the server's own rooms to give.
  expect((await ask(null, 'POST')).status).toBe(405)
  expect((await ask(token(), 'PUT', 'main/some-room')).status).toBe(405)

  const [one, other] = [token(), token()]
  if ((await ask(one, 'PUT')).body.why === 'otherDay') name = `remi-${dateOf(Date.now())}`
  const { room } = (await ask(one, 'PUT')).body
  expect((await ask(one, 'PUT')).body.room).toBe(room)
  expect((await ask(other, 'PUT')).body.room).not.toBe(room)
  const client = new Client(server.port, room)
  const player = new Player(client, seeded(1))
  await client.connect()
  const { deal } = await client.hello()
  const { commit } = (await ask(null)).body
  expect(deal).toMatchObject({ commit, shared: true })
  await client.sit(0)
  client.ready()
  await client.see(() => client.table?.phase === 'over', 60_000)
  player.playing = false
  const { points } = client.scene!.outcome!.standings.find(({ seat }) => seat === 0)!
  const result = { points, late: false }
  await expect.poll(async () => (await ask(one)).body.mine?.result).toEqual(result)

  await server.kill()
  await server.boot()
  expect((await ask(one)).body).toMatchObject({ commit, mine: { room, result }, results: [{ points, count: 1 }] })
  expect((await ask(other)).body).toMatchObject({ commit, players: 1, mine: { result: null }, results: null })
  expect((await ask(one, 'GET', `day/${name}?file`)).status).toBe(409)
})
