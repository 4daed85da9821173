import { games } from '../src/games/all.ts'
import type { AnyGame } from '../src/games/game.ts'
import { check } from '../src/table/replay.ts'
import { evicting } from '../tests/live/evictor.ts'
import { Player, seatedTable } from '../tests/live/player.ts'
import { Server } from '../tests/live/server.ts'
import { matchFile } from '../tests/live/wire.ts'
import { seeded } from '../tests/support/random.ts'
import { times, wait, whole } from './room/process.ts'

const register: Record<string, AnyGame> = games

/**
 * npm run bench -- evictions [--count 1000] [--seed N]: a table of each game on workerd, people and a bot where there is
 * room for one, put out of memory again and again while they play: in the lobby, in mid-hand, in windows, while a bot thinks.
 */
export async function run(): Promise<void> {
  const option = (name: string, usual: number) => {
    const at = process.argv.indexOf(`--${name}`)
    return at < 0 ? usual : Number(process.argv[at + 1])
  }
  const each = Math.ceil(option('count', 1000) / Object.keys(register).length)
  const seed = option('seed', Math.floor(Math.random() * 1e9))
  const { host, evict } = await evicting()
  const server = await Server.start(['MASA_TEST=1'], host)
  const faults: string[] = []
  const took: number[] = []
  let steps = 0
  for (const [id, game] of Object.entries(register)) {
    const random = seeded(seed)
    const people = Math.max(2, game.seats[0] - 1)
    const { clients, start } = await seatedTable(server, { game: id, people, table: { botPace: 'quick' }, level: 1 })
    const [first] = clients
    await evict(first.room)
    const players = clients.map((client, i) => new Player(client, seeded(seed + i)))
    start()
    await first.see(() => first.scene !== null, 20_000)
    for (let i = 0; i < each; i++) {
      const began = performance.now()
      await evict(first.room)
      took.push(performance.now() - began)
      await wait(30 * random())
    }
    for (const player of players) player.playing = false
    // What each has put together from patches is what the room shows afresh, and every answered action is in its log.
    for (const { client } of players) {
      if (client.closed) faults.push(`${id}: seat ${client.seat} was closed: ${client.closed.why}`)
      const welcomes = client.frames.filter(({ message }) => message.type === 'welcome').length
      if (welcomes > 2) faults.push(`${id}: seat ${client.seat} was greeted ${welcomes} times`)
      faults.push(...client.faults.map(fault => `${id}: ${fault}`))
    }
    steps += first.rev
    const finished = await judge(server, players, game)
    faults.push(...finished)
    for (const client of clients) client.close()
  }
  faults.push(...server.complaints)
  await server.stop()
  console.log(
    `evictions: ${whole(took.length)} over ${Object.keys(register).length} games, ${whole(steps)} steps seen by the first seats, each took ${times(took)}; seed ${seed}`,
  )
  console.log(faults.length ? `  FAULTS\n${faults.join('\n')}` : '  nothing lost, nothing doubled, nobody noticed')
  if (faults.length) process.exitCode = 1
}

/** The finished hands replay, and hold what each was answered, once and in order. */
async function judge(server: Server, players: Player[], game: AnyGame): Promise<string[]> {
  const { room } = players[0].client
  const answer = await fetch(`${server.url}/parties/main/${room}?match`)
  if (answer.status === 404) return []
  const file = await matchFile(server.url, room)
  const wrong = check(game, file)
  const faults = wrong === null ? [] : [`${game.id}: ${JSON.stringify(wrong)}`]
  const logged = file.hands.flatMap(hand => hand.steps)
  players.forEach(({ done, client }) => {
    const own = logged.flatMap(({ step }) =>
      step.by === client.seat ? [JSON.stringify((step as { do: unknown }).do)] : [],
    )
    const told = [...done.entries()].sort(([a], [b]) => a - b).map(([, action]) => action)
    if (JSON.stringify(told.slice(0, own.length)) !== JSON.stringify(own))
      faults.push(`${game.id}: seat ${client.seat}'s actions are not those in the log`)
  })
  return faults
}
