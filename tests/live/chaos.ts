import { WebSocket } from 'ws'
import type { AnyGame, Seat } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import type { Down, Up } from '../../src/table/protocol.ts'
import { CLOSE, PROTOCOL, messages } from '../../src/table/protocol.ts'
import { check, fold } from '../../src/table/replay.ts'
import { factsOf } from '../laws/facts.ts'
import { pick, seeded } from '../support/random.ts'
import { Client, token } from './client.ts'
import { Player, seatedTable } from './player.ts'
import type { Server } from './server.ts'
import { early, matchFile, sights, strays } from './wire.ts'

const register: Record<string, AnyGame> = games
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** A moment to come back in, even where the machine is busy. */
const PATIENCE = 90_000

export type Tally = { cut: number; late: number; doubled: number; kills: number; stormed: number; steps: number }
export const noTally = (): Tally => ({ cut: 0, late: 0, doubled: 0, kills: 0, stormed: 0, steps: 0 })

/** A person on a bad line: what they send comes late, twice, overtaken, or not at all; and they always come back. */
class Person {
  readonly client: Client
  readonly player: Player
  bad = false
  private gone = false
  private returning = false
  /** Messages still to come late. */
  private flying = 0
  private readonly random: () => number
  private readonly tally: Tally

  constructor(client: Client, random: () => number, tally: Tally) {
    this.client = client
    this.random = random
    this.tally = tally
    this.player = new Player(client, random)
    client.send = message => this.send(message)
    client.onClose = () => void this.comeBack()
  }

  get resting(): boolean {
    const { client, player } = this
    return client.table!.phase !== 'playing' && !player.busy && !this.returning && !this.flying
  }

  /** Resting, and the room has heard all that was said before: a late "ready" would deal the next hand. */
  async atRest(): Promise<boolean> {
    if (!this.resting) return false
    const heard = this.client.next('pong').catch(() => null)
    this.client.send({ type: 'ping', t: 1 })
    return (await heard) !== null && this.resting
  }

  /** For good: with the last socket gone, no hand is dealt. */
  goHome(): void {
    this.gone = true
    this.client.close()
  }

  private send(message: Up): void {
    const text = JSON.stringify(message)
    if (!this.bad || message.type === 'hello') return this.deliver(text)
    if (this.random() < 0.05) {
      // The line breaks just before, or just after: the answer never comes.
      this.tally.cut++
      if (this.random() < 0.5) this.deliver(text)
      return this.client.socket.terminate()
    }
    if (this.random() < 0.15) {
      this.tally.doubled++
      this.later(text, 80)
    }
    if (this.random() < 0.2) {
      this.tally.late++
      this.later(text, 40)
      // Overtaken by what is sent after it.
      this.deliver(JSON.stringify({ type: 'ping', t: 1 }))
    } else this.deliver(text)
  }

  private later(text: string, ms: number): void {
    this.flying++
    const arrive = () => {
      this.flying--
      this.deliver(text)
    }
    setTimeout(arrive, this.random() * ms)
  }

  private deliver(text: string): void {
    if (this.client.socket.readyState === WebSocket.OPEN) this.client.raw(text)
  }

  private async comeBack(): Promise<void> {
    if (this.returning || this.gone) return
    this.returning = true
    const { client, player } = this
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(20 + this.random() * 200)) {
      const broken = new Promise((_, reject) => (client.onClose = () => reject(new Error('cut'))))
      try {
        // Sometimes with nothing remembered of what was seen.
        if (this.random() < 0.2) client.rev = 0
        await Promise.race([player.comeBack(), broken])
        break
      } catch {
        client.socket.terminate()
      }
    }
    this.returning = false
    client.onClose = () => void this.comeBack()
    if (client.closed) void this.comeBack()
    player.go()
  }
}

export type Round = {
  games: readonly string[]
  seed: number
  kills: number
  /** Sockets that come all at once after each kill, and go. */
  storm: number
  /** Milliseconds of play between two kills, at most. */
  pause: number
}

/** Tables of people on bad lines while the server dies and strangers storm in; returns everything that is wrong. */
export async function chaos(server: Server, round: Round, tally: Tally): Promise<string[]> {
  const random = seeded(round.seed)
  const tables: Person[][] = []
  for (const game of round.games) {
    const setting = {
      game,
      people: register[game].seats[0],
      table: { hold: 0, clock: false },
      rules: (await factsOf(game)).short,
    }
    const { clients, start } = await seatedTable(server, setting)
    tables.push(clients.map(client => new Person(client, random, tally)))
    start()
  }
  const people = tables.flat()
  await Promise.all(people.map(({ client }) => client.see(() => client.scene !== null, 30_000)))
  for (const person of people) person.bad = true
  const faults: string[] = []
  for (let kill = 0; kill < round.kills; kill++) {
    await wait(random() * round.pause)
    await server.kill()
    await server.boot()
    tally.kills++
    faults.push(...(await storm(server, tables, round.storm, random, tally)))
  }
  for (const person of people) {
    person.bad = false
    person.player.resting = true
    person.player.patience = 0
    person.player.go()
  }
  await Promise.all(tables.map(table => rest(table, faults)))
  await server.kill()
  await server.boot()
  tally.kills++
  for (const table of tables) faults.push(...(await judge(server, table, tally)))
  return faults
}

async function rest(table: Person[], faults: string[]): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await Promise.all(table.map(person => person.atRest()))).every(Boolean)) {
    if (Date.now() > end) {
      faults.push(
        `${name(table)} never came to rest: ${table.map(({ client }) => client.frames.at(-1)?.text.slice(0, 200)).join('\n')}`,
      )
      break
    }
    await wait(20)
  }
  // Who is not ready for the next hand goes last: with only ready people left, it would be dealt.
  const last = Math.max(
    0,
    table.findIndex(({ client }, seat) => !client.table!.seats[seat].ready),
  )
  table.forEach((person, seat) => seat !== last && person.goHome())
  const { client } = table[last]
  await client.see(() => client.table!.seats.every(({ away }, seat) => away || seat === last), PATIENCE)
  table[last].goHome()
}

const name = ([{ client }]: Person[]) => `${client.table?.game} ${client.room}`

/** Strangers, all at once, with guessed tokens and one connection id between them; each tries every seat. */
async function storm(server: Server, tables: Person[][], count: number, random: () => number, tally: Tally) {
  const faults: string[] = []
  const sockets: WebSocket[] = []
  const one = (room: string) =>
    new Promise<void>(done => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/${room}?_pk=same`)
      sockets.push(socket)
      const say = (message: unknown) => socket.send(JSON.stringify(message))
      socket.on('open', () => say({ type: 'hello', proto: PROTOCOL, name: 'x', lang: 'en', token: token() }))
      const hear = (message: Down) => {
        if (message.type === 'welcome') {
          if (message.seat !== null) faults.push(`${room}: a stranger has seat ${message.seat}`)
          for (const seat of [0, 1, 2, 3]) say({ type: 'sit', seat })
          say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
        }
        if (message.type === 'seated') faults.push(`${room}: a stranger sat down at ${message.seat}`)
        if (message.type === 'no' && message.why === 'notSeated') done()
      }
      socket.on('message', data => messages(String(data)).forEach(hear))
      socket.on('close', code => {
        if (code >= 4000 && code !== CLOSE.full) faults.push(`${room}: a stranger was closed with ${code}`)
        done()
      })
      socket.on('error', () => done())
      setTimeout(done, 20_000)
    })
  const rooms = Array.from({ length: count }, () => pick(tables, random)[0].client.room)
  await Promise.all(rooms.map(one))
  tally.stormed += count
  for (const socket of sockets) socket.terminate()
  return faults
}

/** With the server started afresh: what is on disk, in the log, on the wire and in the players' books is one story. */
async function judge(server: Server, table: Person[], tally: Tally): Promise<string[]> {
  const faults: string[] = []
  const [{ client: host }] = table
  const { game } = host
  const file = await matchFile(server.url, host.room)
  const fault = check(game, file)
  if (fault) return [`${name(table)}: ${JSON.stringify(fault)}`]
  const frames = fold(game, file)
  tally.steps += frames.length
  for (const [seat, { client, player }] of table.entries()) {
    const where = (what: string) => `${name(table)} seat ${seat}: ${what}`
    const seen = sights(game, frames, seat as Seat)
    faults.push(...[...client.faults, ...strays(client, seen), ...early(client, file)].map(where))
    if (client.seat !== seat) faults.push(where(`sits at ${client.seat}`))
    const logged = file.hands.flatMap(hand =>
      hand.steps.flatMap(({ step }) => (step.by === seat ? [JSON.stringify(step.do)] : [])),
    )
    const done = [...player.done.entries()].sort(([a], [b]) => a - b).map(([, action]) => action)
    const helped = client.frames.some(({ message }) => message.type === 'table' && message.seats[seat].standIn)
    if (helped ? !within(done, logged) : done.join('\n') !== logged.join('\n'))
      faults.push(where(`${done.length} actions were answered, ${logged.length} are in the log`))
    const again = new Client(server.port, client.room)
    again.token = client.token
    await again.connect()
    const { scene, rev, seat: mine } = await again.hello()
    if (mine !== seat) faults.push(where(`comes back to seat ${mine}`))
    if (rev !== seen.length || JSON.stringify(scene!.view) !== JSON.stringify(seen.at(-1)!.view))
      faults.push(where(`${again.table!.phase}: the disk shows number ${rev}, the log ${seen.length}`))
    again.close()
  }
  return faults
}

/** Where a bot has played for somebody, the log holds its actions too. */
function within(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const item of whole) if (item === part[at]) at++
  return at === part.length
}
