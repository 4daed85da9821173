import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { games } from '../../src/games/all.ts'
import { dateOf, type DayInfo } from '../../src/table/daily.ts'
import { parseFile } from '../../src/table/file.ts'
import { check } from '../../src/table/replay.ts'
import { commit } from '../../src/table/seal.ts'
import { Client, token } from '../live/client.ts'
import { Player } from '../live/player.ts'
import { running } from '../live/running.ts'
import { workerd } from '../live/workerd.ts'
import { seeded } from '../support/random.ts'

/** The engine has no clock that could be set: the worker's own is put forward before it is started again. */
let ahead = 0
const usual = workerd()
const server = await running(['MASA_TEST=1'], {
  ...usual,
  boot(dir, port, vars, heard) {
    const worker = join(dir, 'run', 'worker.js')
    if (ahead)
      writeFileSync(worker, `{const now = Date.now; Date.now = () => now() + ${ahead}}\n${readFileSync(worker)}`)
    return usual.boot(dir, port, vars, heard)
  },
})

async function ask<T>(path: string, device: string, method = 'GET'): Promise<{ status: number; body: T }> {
  const answer = await fetch(`${server.url}/parties/day/${path}`, {
    method,
    headers: { authorization: `Bearer ${device}` },
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

/** Plays the device's try to its end; its points. */
async function tried(name: string, device: string, seed: number): Promise<number> {
  const { room } = (await ask<{ room: string }>(name, device, 'PUT')).body
  const client = new Client(server.port, room)
  const player = new Player(client, seeded(seed))
  await client.connect()
  await client.hello()
  await client.sit(0)
  client.ready()
  await client.see(() => client.table?.phase === 'over', 60_000)
  player.playing = false
  client.close()
  const { points } = client.scene!.outcome!.standings.find(({ seat }) => seat === 0)!
  await expect.poll(async () => (await ask<DayInfo>(name, device)).body.mine?.result?.points).toBe(points)
  return points!
}

it('shows the best line the day after, and the promised deal in it', async () => {
  const devices = [token(), token(), token()]
  // A try that midnight falls into would not count: such a day is begun anew.
  const day = async () => {
    const date = dateOf(Date.now())
    const points: number[] = []
    for (const [n, device] of devices.entries()) points.push(await tried(`remi-${date}`, device, n + 1))
    return { name: `remi-${date}`, points, whole: dateOf(Date.now()) === date }
  }
  const { name, points } = await day().then(first => (first.whole ? first : day()))
  const told = (await ask<DayInfo>(name, devices[0])).body
  expect(told.over).toBeNull()
  expect((await ask<{ why: string }>(`${name}?file`, devices[0])).body.why).toBe('otherDay')

  ahead = 24 * 60 * 60 * 1000
  await server.kill()
  await server.boot()
  const after = (await ask<DayInfo>(name, token())).body
  expect(after).toMatchObject({ commit: told.commit, players: 3, mine: null, over: { best: true } })
  expect(commit(after.over!.secret)).toBe(told.commit)
  expect(after.results!.map(({ points }) => points)).toEqual([...new Set(points)].sort((a, b) => b - a))
  expect((await ask<{ why: string }>(name, token(), 'PUT')).body.why).toBe('otherDay')

  const { body } = await ask<unknown>(`${name}?file`, token())
  const file = parseFile(JSON.stringify(body))!
  expect(check(games.remi, file)).toBeNull()
  // Whose table it was is nobody's business.
  expect(file).toMatchObject({ room: name, hands: [{ commit: told.commit, secret: after.over!.secret, shared: true }] })
  expect(file.hands[0].outcome.standings.find(({ seat }) => seat === 0)!.points).toBe(Math.max(...points))
})
