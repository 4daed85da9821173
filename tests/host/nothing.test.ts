import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
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

it('lets one address knock only so often at rooms that are not there', async () => {
  const none = server.files()
  const knocked = []
  for (let i = 0; i < 90; i++) knocked.push(await knock())
  expect(knocked.at(-1)).toBe(429)
  expect(knocked.filter(status => status === 101).length).toBeLessThanOrEqual(61)
  // A room is three files, each.
  expect(server.files().length).toBeLessThanOrEqual(none.length + 3 * 61)
})

function knock(): Promise<number> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${newRoom()}`)
    socket.on('open', () => (socket.close(), done(101)))
    socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0))
    socket.on('error', failed)
  })
}
