import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../src/games/all.ts'
import { check } from '../src/table/replay.ts'
import { PROTOCOL } from '../src/table/protocol.ts'
import { Client, newRoom } from '../tests/live/client.ts'
import { Player, seatedTable } from '../tests/live/player.ts'
import { Server, type Host } from '../tests/live/server.ts'
import { workerd } from '../tests/live/workerd.ts'
import { matchFile } from '../tests/live/wire.ts'
import { seeded } from '../tests/support/random.ts'
import { seenByPlayer } from './diskPage.ts'

const SIZE = '24m'
const TIMES = 5

/**
 * npm run bench -- disk, as root: the rooms' folder on a small disk of its own, which is filled while two tables play,
 * and emptied again; and before that, under a browser's own move. Says how long it took until players were told, and until they went on; at the end every log is
 * checked, and every answered action must be in it once and in order.
 */
export async function run(): Promise<void> {
  const faults = await seenByPlayer(fill, SIZE)
  let state = ''
  const plain = workerd()
  const small: Host = {
    ...plain,
    async prepare(dir) {
      await plain.prepare(dir)
      state = join(dir, 'state')
      mkdirSync(state)
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', state])
    },
  }
  const server = await Server.start(['MASA_TEST=1'], small)
  try {
    await unvisited(server, join(state, 'filler'))
    const tables = [await table(server, 1), await table(server, 2)]
    const players = tables.flat()
    for (let round = 0; round < TIMES; round++) {
      const full = performance.now()
      fill(join(state, 'filler'))
      await soon('said', () => players.filter(player => player.refused).length >= tables.length)
      const said = performance.now()
      // Nobody waits for a word: what is asked now is answered, too.
      const { status } = await fetch(`${server.url}/parties/main/${players[0].client.room}`)
      const maker = await stranger(server)
      rmSync(join(state, 'filler'))
      const free = performance.now()
      const before = players.map(player => player.done.size)
      await soon('on', () => players.every((player, i) => player.done.size > before[i] || player.over))
      const on = performance.now()
      console.log(
        `disk: full, said after ${(said - full).toFixed(0)} ms (request ${status}, new table: ${maker}); free, all go on after ${(on - free).toFixed(0)} ms`,
      )
      for (const player of players) player.refused = false
    }
    await soon('end', () => players.every(player => player.over), 300_000)
    for (const seats of tables) faults.push(...(await judge(server, seats)))
  } catch (error) {
    faults.push(String(error))
  } finally {
    await server.stop().catch(() => {})
    execFileSync('umount', [state])
    rmSync(join(state, '..'), { recursive: true, force: true })
  }
  console.log(faults.length ? `  FAULTS\n${faults.join('\n')}` : '  nothing lost, nothing doubled')
  if (faults.length) process.exitCode = 1
}

/** Nobody is there, so that no room notices: whoever asks how the server is must hear it all the same. */
async function unvisited(server: Server, filler: string): Promise<void> {
  const health = async () => (await fetch(`${server.url}/health`)).status
  const turned = async (wanted: number) => {
    const since = performance.now()
    while ((await health()) !== wanted) {
      if (performance.now() - since > 30_000) throw new Error(`/health does not say ${wanted}`)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    return `${wanted} after ${(performance.now() - since).toFixed(0)} ms`
  }
  const said = [await turned(200)]
  fill(filler)
  said.push(await turned(503))
  rmSync(filler)
  said.push(await turned(200))
  console.log(`disk: /health with no table, empty, full and free again: ${said.join(', ')}`)
}

/** Plays on whatever happens: comes back after a lost line, asks again after a refusal. */
class Patient extends Player {
  refused = false

  constructor(client: Client, random: () => number) {
    super(client, random)
    const hear = client.onFrame
    client.onFrame = message => {
      const no = message.type === 'no' && message.why === 'storage'
      if (no) this.refused = true
      // Not at once, for it is asked as fast as it is refused.
      if (no) setTimeout(() => hear(message), 200)
      else hear(message)
    }
    client.onClose = () => void this.again()
  }

  get over(): boolean {
    return this.client.table?.phase === 'over'
  }

  private async again(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, 200))
    if (this.client.closed) await this.comeBack().catch(() => this.again())
  }
}

async function table(server: Server, seed: number): Promise<Patient[]> {
  const { clients, start } = await seatedTable(server, {
    game: 'okey',
    table: { clock: false, hold: 0 },
    rules: { startPoints: 8 },
  })
  const players = clients.map((client, i) => new Patient(client, seeded(10 * seed + i)))
  start()
  await clients[0].see(() => clients[0].scene !== null)
  return players
}

/** What somebody hears who opens a table now. */
async function stranger(server: Server): Promise<string> {
  const client = new Client(server.port, newRoom())
  try {
    await client.connect()
  } catch (error) {
    return String(error)
  }
  client.send({ type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', make: { game: 'okey' } })
  const end = await Promise.race([client.ended().then(({ why }) => why), client.next('welcome').then(() => 'made')])
  client.close()
  return end
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  for (let size = 1 << 20; size >= 1; size >>= 1)
    for (;;) {
      try {
        if (writeSync(file, new Uint8Array(size)) < size) break
      } catch {
        break
      }
    }
  closeSync(file)
}

async function soon(what: string, test: () => boolean, ms = 60_000): Promise<void> {
  const end = performance.now() + ms
  while (!test()) {
    if (performance.now() > end) throw new Error(`not ${what} after ${ms} ms`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

async function judge(server: Server, players: Patient[]): Promise<string[]> {
  const { room } = players[0].client
  const file = await matchFile(server.url, room)
  const wrong = check(games.okey, file)
  const faults = wrong === null ? [] : [`${room}: ${JSON.stringify(wrong)}`]
  const steps = file.hands.flatMap(hand => hand.steps)
  players.forEach(({ client, done }, seat) => {
    faults.push(...client.faults)
    const logged = steps.flatMap(({ step }) => (step.by === seat ? [JSON.stringify((step as { do: unknown }).do)] : []))
    const answered = [...done.entries()].sort(([a], [b]) => a - b).map(([, action]) => action)
    if (JSON.stringify(answered) !== JSON.stringify(logged))
      faults.push(`${room}: seat ${seat} was answered ${answered.length} actions, the log has ${logged.length}`)
  })
  return faults
}
