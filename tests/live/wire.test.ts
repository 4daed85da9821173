import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import { check, fold } from '../../src/table/replay.ts'
import { factsOf } from '../laws/facts.ts'
import { SEED, seeded } from '../support/random.ts'
import { Client } from './client.ts'
import { Player, seatedTable } from './player.ts'
import { running } from './running.ts'
import { early, matchFile, sights, strays } from './wire.ts'

const server = await running()

const watch = async (room: string) => {
  const watcher = new Client(server.port, room)
  await watcher.connect()
  await watcher.hello()
  return watcher
}

// The leak law says that a view holds nothing hidden; here it is shown that nothing but views and witnessed events is sent.
describe.each(Object.values(games as Record<string, AnyGame>).map(game => [game.id, game] as const))(
  '%s',
  (id, game) => {
    it('sends every socket exactly what the log shows to its eyes', async () => {
      const seed = SEED
      const { clients, start } = await seatedTable(server, {
        game: id,
        people: game.seats[0] - 1,
        table: { hold: 0, clock: true, turn: 600, botPace: 'instant' },
        rules: (await factsOf(id)).short,
      })
      const [host] = clients
      const watcher = await watch(host.room)
      const players = clients.map((client, i) => new Player(client, seeded(seed + i)))
      for (const player of players) player.patience = 20
      start()
      // Or a bot has won a match of one hand before that.
      await host.see(() => players[0].done.size >= 3 || host.table!.phase === 'over', 30_000)
      // In mid-hand: one more watcher, one who lost the line, and the log asked for a hand that is still played.
      const late = await watch(host.room)
      const back = players.at(-1)!
      back.client.socket.terminate()
      await back.comeBack()
      const asked = await fetch(`${server.url}/parties/main/${host.room}?hand=1`)
      // The answer may overtake what was sent before it on another line.
      const heard = host.next('pong')
      host.send({ type: 'ping', t: 1 })
      await heard
      if (!host.frames.some(({ message }) => message.type === 'revealed')) expect(asked.status).toBe(404)
      const sockets = [...clients, watcher, late]
      await Promise.all(sockets.map(client => client.see(() => client.table!.phase === 'over', 90_000)))
      const file = await matchFile(server.url, host.room)
      const frames = fold(game, file)
      const note = `seed ${seed}`
      expect(check(game, file), note).toBeNull()
      for (const client of sockets) {
        const seen = sights(game, frames, client.seat)
        const where = `${note}, eyes of ${client.seat}`
        expect(strays(client, seen), where).toEqual([])
        expect(client.faults, where).toEqual([])
        expect(client.rev, where).toBe(seen.length)
        expect(early(client, file), where).toEqual([])
        for (const other of clients)
          if (other !== client)
            expect(
              client.frames.some(({ text }) => text.includes(other.token!)),
              where,
            ).toBe(false)
      }
      const told = (client: Client) => client.frames.filter(({ message }) => message.type === 'step').length
      expect(told(watcher), note).toBe(sights(game, frames, null).length)
      for (const client of sockets) client.close()
    }, 120_000)
  },
)
