import { spawn } from 'node:child_process'
import type { AnyGame, Level, Outcome } from '../src/games/game.ts'
import { Player, seatedTable } from '../tests/live/player.ts'
import { Server } from '../tests/live/server.ts'
import { seeded } from '../tests/support/random.ts'
import { errorOf, mean } from './statistics.ts'

type Trial = { hands: number; level: Level; seed: number; options: Record<string, unknown> }
/** Where the program sits; a client of ours is the host, and thinks as a bot of the same level as the others. */
const SEAT = 1

/** Somebody's own bot, by the link that a host would give it, against ours on a real server: what it gains a hand over the mean of them. */
export async function rank(game: AnyGame, command: string, { hands, level, seed, options }: Trial): Promise<void> {
  const server = await Server.start(['MASA_TEST=1'])
  const gains: number[] = []
  let wins = 0
  try {
    while (gains.length < hands)
      for (const { winners, standings } of await match(server, game, command, {
        hands: hands - gains.length,
        level,
        seed: seed + gains.length,
        options,
      })) {
        const points = (mine: boolean) =>
          standings.filter(({ seat }) => (seat === SEAT) === mine).map(standing => standing.points ?? 0)
        gains.push((game.traits.lowerIsBetter ? -1 : 1) * (points(true)[0] - mean(points(false))))
        wins += Number(winners.includes(SEAT))
      }
  } finally {
    await server.stop()
  }
  const share = (100 * wins) / gains.length
  console.log(
    `\n${game.id}: ${command} against level ${level}, ${gains.length} hands, seed ${seed}\n` +
      `  wins ${share.toFixed(1)} %, gains ${mean(gains).toFixed(2)} ± ${errorOf(gains).toFixed(2)} points a hand`,
  )
}

/** A match to its end, or for as many hands as are wanted; how each of them went. */
async function match(
  server: Server,
  game: AnyGame,
  command: string,
  { hands, level, seed, options }: Trial,
): Promise<Outcome[]> {
  const table = { hold: 0, clock: false, botPace: 'instant' }
  const { clients, start } = await seatedTable(server, { game: game.id, people: 1, table, rules: options, level })
  const [host] = clients
  host.send({ type: 'engine', seat: SEAT })
  const { token } = await host.next('key')
  const link = `${server.url}/t/${host.room}#bot=${token}`
  const [tool, ...args] = command.split(' ')
  const program = spawn(tool, [...args, link], { stdio: ['ignore', 'inherit', 'inherit'] })
  try {
    await host.see(() => host.table!.seats[SEAT].ready, 20_000)
    const player = new Player(host, seeded(seed))
    player.level = level
    player.go()
    start()
    const ended = () => host.frames.filter(({ message }) => message.type === 'revealed').length
    await host.see(() => host.table!.phase === 'over' || ended() >= hands, 600_000)
    const again = await host.hello()
    return again.outcomes
  } finally {
    host.close()
    program.kill()
  }
}
