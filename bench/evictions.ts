import { games } from '../src/games/all.ts'
import type { AnyGame } from '../src/games/game.ts'
import { check } from '../src/table/replay.ts'
import { evicting } from '../tests/live/evictor.ts'
import type { Client } from '../tests/live/client.ts'
import { Player, seatedTable } from '../tests/live/player.ts'
import { Server } from '../tests/live/server.ts'
import { matchFile } from '../tests/live/wire.ts'
import { seeded } from '../tests/support/random.ts'
import { times, wait, whole } from './room/process.ts'

const register: Record<string, AnyGame> = games

/** Of evictions, this part finds the table still in the lobby. */
const IN_LOBBY = 0.1
/** A clock that rings later than this is a fault, or earlier by what a message's way may take. */
const LATE = 250
/** Seconds that people have who never act. */
const TURN = 4
/** Forgiven after a clock has run out (`party/table/clock.ts`). */
const GRACE = 500

type Tally = { took: number[]; where: Record<string, number>; steps: number; late: number[]; faults: string[] }

/**
 * npm run bench -- evictions [--count 1000] [--seed N]: tables of each game on workerd, put out of memory again and again:
 * in the lobby, in mid-hand, in windows, while a bot thinks; and tables where nobody acts and the clocks run out.
 */
export async function run(): Promise<void> {
  const option = (name: string, usual: number) => {
    const at = process.argv.indexOf(`--${name}`)
    return at < 0 ? usual : Number(process.argv[at + 1])
  }
  const each = Math.ceil(option('count', 1000) / Object.keys(register).length)
  const seed = option('seed', Math.floor(Math.random() * 1e9))
  const tally: Tally = { took: [], where: {}, steps: 0, late: [], faults: [] }
  const { faults } = tally
  const { host, evict } = await evicting()
  const server = await Server.start(['MASA_TEST=1'], host)
  const put = async (where: string, room: string) => {
    const began = performance.now()
    if (!(await evict(room))) return false
    tally.took.push(performance.now() - began)
    tally.where[where] = (tally.where[where] ?? 0) + 1
    return true
  }
  try {
    // All games at once, for most of it is waiting; a sixth of the evictions is where clocks run out.
    const clocked = Math.ceil(each / 6)
    const perGame = Object.values(register).map(async game => {
      await Promise.all([
        played(server, game, each - clocked, seed, put, tally),
        clocks(server, game, clocked, put, tally),
      ])
      console.log(`  ${game.id}: ${each} evictions`)
    })
    await Promise.all(perGame)
    faults.push(...server.complaints)
  } finally {
    await server.stop()
  }
  const { took, where, late } = tally
  const places = Object.entries(where).map(([place, count]) => `${whole(count)} ${place}`)
  console.log(
    `evictions: ${whole(took.length)} over ${Object.keys(register).length} games (${places.join(', ')}), ${whole(tally.steps)} steps seen by the first seats, each took ${times(took)}; seed ${seed}`,
  )
  console.log(
    `  ${late.length} clocks ran out, ${times(late)} late, the earliest ${Math.min(...late).toFixed(0)}, the latest ${Math.max(...late).toFixed(0)} ms`,
  )
  console.log(faults.length ? `  FAULTS\n${faults.join('\n')}` : '  nothing lost, nothing doubled, nobody noticed')
  if (faults.length) process.exitCode = 1
}

/** False: the room was out of memory already, or could not be put out of it. */
type Put = (where: string, room: string) => Promise<boolean>

/** People who play, and a bot. */
async function played(server: Server, game: AnyGame, count: number, seed: number, put: Put, tally: Tally) {
  const { faults } = tally
  const random = seeded(seed)
  const people = game.seats[0] - 1
  const { clients, start } = await seatedTable(server, {
    game: game.id,
    people,
    table: { botPace: 'quick' },
    level: 1,
  })
  const [first] = clients
  const lobby = Math.ceil(count * IN_LOBBY)
  for (let i = 0; i < lobby;) {
    await wake(first)
    if (await put('in the lobby', first.room)) i++
  }
  const players = clients.map((client, i) => new Player(client, seeded(seed + i)))
  start()
  await first.see(() => first.scene !== null, 20_000)
  for (let i = lobby; i < count;) {
    if (await put(whereIs(first, people), first.room)) i++
    // When the match is over nothing else would.
    else await wake(first)
    await wait(60 * random())
  }
  for (const player of players) player.playing = false
  // What each has put together from patches is what the room shows afresh, and every answered action is in its log.
  for (const { client } of players) {
    if (client.closed) faults.push(`${game.id}: seat ${client.seat} was closed: ${client.closed.why}`)
    const welcomes = client.frames.filter(({ message }) => message.type === 'welcome').length
    if (welcomes > 2) faults.push(`${game.id}: seat ${client.seat} was greeted ${welcomes} times`)
    faults.push(...client.faults.map(fault => `${game.id}: ${fault}`))
  }
  tally.steps += first.rev
  faults.push(...(await judge(server, players, game)))
  for (const client of clients) client.close()
}

/** It answers, and so it is in memory. */
async function wake(client: Client): Promise<void> {
  const awake = client.next('pong', 20_000)
  client.send({ type: 'ping', t: 1 })
  await awake
}

/** What the table waits for, as the first seat sees it. */
function whereIs({ game, table, scene }: Client, people: number): string {
  if (table!.phase !== 'playing' || !scene) return 'between hands and after the match'
  const waiting = game.waiting(scene.view)
  if (!waiting.length) return 'in windows'
  return waiting.some(seat => seat >= people) ? 'while a bot thought' : 'in mid-hand'
}

/** People who never act: each clock rings when it should, whoever was put out of memory meanwhile. */
async function clocks(server: Server, game: AnyGame, count: number, put: Put, tally: Tally) {
  const { clients, start } = await seatedTable(server, {
    game: game.id,
    people: game.seats[0],
    table: { turn: TURN, bank: 0, increment: 0, hold: 0 },
  })
  const [first] = clients
  let due = Infinity
  first.onFrame = message => {
    const now = performance.now()
    if (message.type === 'timeUp') {
      const late = now - due
      tally.late.push(late)
      if (Math.abs(late) > LATE) tally.faults.push(`${game.id}: a clock rang ${late.toFixed(0)} ms late`)
    }
    const [running] = message.type === 'step' ? (message.clock?.running ?? []) : []
    if (running) due = now + running.turn + running.bank + GRACE
  }
  start()
  await first.see(() => first.scene !== null, 20_000)
  for (let i = 0; i < count;) {
    await wake(first)
    if (await put('on a running clock', first.room)) i++
    await wait(1000)
  }
  for (const client of clients) client.close()
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
