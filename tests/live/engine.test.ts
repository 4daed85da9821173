import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { seeded } from '../support/random.ts'
import { Client } from './client.ts'
import { Player, seatedTable } from './player.ts'
import { running } from './running.ts'

const server = await running()
const FAST = { hold: 0, clock: false, botPace: 'instant' }
const PROGRAM = fileURLToPath(new URL('../../examples/bot.py', import.meta.url))

/** Any program that can speak the wire, told nothing but its link. */
async function program(link: string): Promise<{ code: number; said: string }> {
  const child = spawn('python3', [PROGRAM, link, '--pace', '0', '--hands', '1'])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += String(data)))
  const [code] = (await once(child, 'exit')) as [number]
  return { code, said }
}

describe('a seat for anyone’s bot', () => {
  it.each(GAMES)('examples/bot.py plays a hand of %s to its end', async game => {
    const { clients, start } = await seatedTable(server, { game, people: 1, table: FAST })
    const [host] = clients
    host.send({ type: 'engine', seat: 1 })
    const { token } = await host.next('key')
    const done = program(`http://127.0.0.1:${server.port}/t/${host.room}#bot=${token}`)
    await host.see(() => host.table!.seats[1].ready, 20_000)
    expect(host.table!.seats[1]).toMatchObject({ kind: 'person', engine: true, name: 'bot.py', away: false })
    new Player(host, seeded(5)).go()
    start()
    expect(await done).toEqual({ code: 0, said: '' })
    const reveal = host.frames.findLast(({ message }) => message.type === 'revealed')!.message
    expect(reveal).toMatchObject({ salts: { 1: expect.stringMatching(/^[0-9a-f]{32}$/) as string } })
    host.close()
  })

  it('opens with its key alone, and shows its moves to nobody else', async () => {
    const { clients } = await seatedTable(server, { game: 'okey', people: 2, table: FAST })
    const [host, guest] = clients
    guest.send({ type: 'engine', seat: 2 })
    expect(await guest.next('no')).toMatchObject({ why: 'hostOnly' })
    host.send({ type: 'engine', seat: 2 })
    await host.next('key')
    const stranger = new Client(server.port, host.room)
    await stranger.connect()
    expect((await stranger.hello({ moves: true })).seat).toBeNull()
    for (const other of [guest, stranger]) expect(other.frames.some(({ text }) => text.includes('"key"'))).toBe(false)
    for (const each of [host, guest, stranger]) each.close()
  })
})
