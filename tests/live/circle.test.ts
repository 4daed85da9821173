import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newCircle } from '../../src/circle/constants.ts'
import { differences } from '../../src/circle/export.ts'
import type { CircleDown } from '../../src/circle/protocol.ts'
import { CIRCLE_PROTOCOL } from '../../src/circle/protocol.ts'
import { games } from '../../src/games/all.ts'
import { parseFile } from '../../src/table/file.ts'
import type { Down } from '../../src/table/protocol.ts'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { check } from '../../src/table/replay.ts'
import { running } from './running.ts'

const server = await running()

/** One socket, and everything it has heard. */
class Line<T extends { type: string }> {
  readonly got: T[] = []
  private readonly socket: WebSocket
  private readonly waiting = new Set<() => void>()

  constructor(path: string) {
    this.socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/${path}`)
    // A killed server resets it.
    this.socket.on('error', () => {})
    this.socket.on('message', data => {
      const said = JSON.parse(String(data)) as T | T[]
      this.got.push(...(Array.isArray(said) ? said : [said]))
      for (const look of this.waiting) look()
    })
  }

  async say(message: object): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) await new Promise(resolve => this.socket.once('open', resolve))
    this.socket.send(JSON.stringify(message))
  }

  /** The first there is, or the first to come. */
  hear<M extends T>(test: (message: T) => message is M): Promise<M> {
    return new Promise(resolve => {
      const look = () => {
        const found = this.got.find(test)
        if (!found) return
        this.waiting.delete(look)
        resolve(found)
      }
      this.waiting.add(look)
      look()
    })
  }

  close(): void {
    this.socket.close()
  }
}
const is =
  <T extends { type: string }, K extends T['type']>(
    type: K,
    more: (message: Extract<T, { type: K }>) => boolean = () => true,
  ) =>
  (message: T): message is Extract<T, { type: K }> =>
    message.type === type && more(message as Extract<T, { type: K }>)

it('a circle is made, a match is played at its table, and both are there after a power cut', async () => {
  const id = newCircle(count => crypto.getRandomValues(new Uint8Array(count)))
  const greeting = { type: 'hello', proto: CIRCLE_PROTOCOL, lang: 'en' }
  const get = (query: string, token = '') =>
    fetch(`${server.url}/parties/circle/${id}${query}`, { headers: { authorization: `Bearer ${token}` } })

  const nobody = new Line<CircleDown>(`circle/${id}`)
  if (!nobody.got.length) await nobody.say(greeting).catch(() => {})
  expect(await nobody.hear(is('bye'))).toMatchObject({ why: 'noCircle' })
  expect((await get('?export=json')).status).toBe(404)

  const circle = new Line<CircleDown>(`circle/${id}?make`)
  const token = 'ab'.repeat(16)
  await circle.say({ ...greeting, token, make: { name: 'Sunday', picture: 'tea', as: 'Ana' } })
  await circle.hear(is('welcome'))
  await circle.say({ type: 'open', n: 1, game: 'cotulenh' })
  const { room, pass } = await circle.hear(is('opened'))

  const table = new Line<Down>(`main/${room}`)
  await table.say({ type: 'hello', proto: PROTOCOL, name: 'Ana', lang: 'en', pass })
  expect(await table.hear(is('circle'))).toMatchObject({ type: 'circle', id, name: 'Sunday', seats: [null, null] })
  await table.say({ type: 'sit', seat: 0 })
  await table.say({ type: 'bot', seat: 1, level: 1 })
  await table.say({ type: 'ready' })
  const { rev } = await table.hear(is('step'))
  await table.say({ type: 'act', n: 1, rev, action: { type: 'resign' } })
  await circle.hear(is('circle', ({ circle }) => circle.matches === 1))

  expect((await get('?file=1')).status).toBe(403)
  const before = await (await get('?file=1', token)).text()
  expect(check(games.cotulenh, parseFile(before)!)).toBeNull()
  await server.kill()
  await server.boot()

  const again = new Line<CircleDown>(`circle/${id}`)
  await again.say({ ...greeting, token })
  expect(await again.hear(is('welcome'))).toMatchObject({ me: { member: 1, owner: true }, circle: { matches: 1 } })
  await again.say({ type: 'ledger', n: 1 })
  const { entries } = await again.hear(is('ledger'))
  expect(entries).toMatchObject([
    { n: 1, id: `${room}:1`, seats: [{ who: { member: 1 }, place: 2 }, { who: { bot: 1 } }] },
  ])
  expect(await (await get('?file=1', token)).text()).toBe(before)
  expect(differences(await (await get('?export=json', token)).text())).toEqual([])
  expect(server.complaints).toEqual([])
  for (const line of [nobody, circle, table, again]) line.close()
})
