import { cpuUsage } from 'node:process'
import { loadavg } from 'node:os'
import { Player, seatedTable } from '../tests/live/player.ts'
import { Server } from '../tests/live/server.ts'
import { seeded } from '../tests/support/random.ts'

const TABLES = 10
const SECONDS = 20
/** The bystander asks so often (milliseconds). */
const EVERY = 25
const MIXED = ['mahjong', 'okey', 'okey101', 'remi', 'rummy45', 'cotulenh']

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * npm run bench -- bystander: somebody at a quiet table asks again and again, while at ten other tables of the same
 * process the strongest bots play without a pause. Each of those has one person, who answers at once.
 */
export async function run(): Promise<void> {
  console.log(`bystander: ${TABLES} tables with bots of level 3, ${SECONDS} s each; load ${loadavg()[0].toFixed(1)}`)
  await measure('nobody else', [])
  await measure('Cờ Tư Lệnh', Array<string>(TABLES).fill('cotulenh'))
  await measure(
    'all six games',
    Array.from({ length: TABLES }, (_, i) => MIXED[i % MIXED.length]),
  )
}

async function measure(name: string, games: string[]): Promise<void> {
  const server = await Server.start(['MASA_TEST=1'])
  const players: Player[] = []
  for (const [i, game] of games.entries()) {
    const table = { clock: false, botPace: 'instant', hold: 0 }
    const { clients, start } = await seatedTable(server, { game, people: 1, level: 3, table })
    players.push(new Player(clients[0], seeded(i)))
    start()
  }
  const quiet = await seatedTable(server, { game: 'okey', people: 4, table: { clock: false } })
  const [bystander] = quiet.clients
  const times: number[] = []
  const before = cpuUsage()
  const end = Date.now() + SECONDS * 1000
  while (Date.now() < end) {
    const asked = performance.now()
    const answered = bystander.next('pong', 30_000)
    bystander.send({ type: 'ping', t: 0 })
    await answered
    times.push(performance.now() - asked)
    await wait(EVERY)
  }
  const steps = players.reduce((sum, { client }) => sum + client.rev, 0)
  const own = cpuUsage(before)
  times.sort((a, b) => a - b)
  const [p50, p99, worst] = [at(times, 0.5), at(times, 0.99), times.at(-1)!].map(ms => ms.toFixed(1))
  console.log(`  ${name.padEnd(14)} ${p50} / ${p99} / ${worst} ms (p50, p99, worst of ${times.length})`)
  if (games.length)
    console.log(
      `  ${''.padEnd(14)} ${steps} steps; the players' own process ${(own.user / 1e4 / SECONDS).toFixed(0)} %`,
    )
  for (const { client } of players) client.close()
  for (const client of quiet.clients) client.close()
  await server.stop()
}
