import * as v from 'valibot'
import type { Level, Seat } from '../../src/games/game.ts'
import { Client, newRoom } from './client.ts'

/** A scripted person: acts when asked, says it is ready, and after a break sends again what was not answered. */
export class Player {
  readonly client: Client
  /** What was answered with ok, by its number. */
  readonly done = new Map<number, string>()
  playing = true
  /** Plays the hand to its end, and no other after it. */
  resting = false
  /** As strong as a bot of this level. */
  level: Level = 1
  /** Actions after which it gives up, where that is possible. */
  patience = Infinity
  private pending: { n: number; rev: number; action: unknown } | null = null
  private readonly random: () => number

  constructor(client: Client, random: () => number) {
    this.client = client
    this.random = random
    client.onFrame = message => {
      if ((message.type === 'ok' || message.type === 'no') && message.n === this.pending?.n) {
        if (message.type === 'ok') this.done.set(message.n, JSON.stringify(this.pending.action))
        this.pending = null
      }
      this.go()
    }
  }

  /** An action is under way. */
  get busy(): boolean {
    return this.pending !== null
  }

  /** Whatever there is to do now. */
  go(): void {
    const { client } = this
    if (!this.playing || this.pending || !client.table || client.seat === null || client.closed) return
    const { phase, seats } = client.table
    if (phase === 'between' && !seats[client.seat].ready && !this.resting) return this.ready()
    if (phase !== 'playing' || !client.scene || client.scene.outcome) return
    const { view } = client.scene
    if (!client.game.waiting(view).includes(client.seat)) return
    this.pending = { n: ++client.n, rev: client.rev, action: this.choose(view) }
    client.send({ type: 'act', ...this.pending })
  }

  async comeBack(): Promise<void> {
    this.asked = false
    await this.client.connect()
    await this.client.hello({ name: `P${this.client.seat}` })
    if (this.pending) this.client.send({ type: 'act', ...this.pending })
  }

  private choose(view: unknown): unknown {
    const { game } = this.client
    const resign = { type: 'resign' }
    const may =
      this.done.size >= this.patience && v.safeParse(game.action, resign).success && !game.refuse(view, resign)
    return may ? resign : game.think(view, this.level, this.random)
  }

  private asked = false
  private ready(): void {
    if (this.asked) return
    this.asked = true
    this.client.ready()
    void this.client.next('step', 60_000).then(
      () => (this.asked = false),
      () => {},
    )
  }
}

type Setting = {
  game?: string
  table?: Record<string, unknown>
  rules?: Record<string, unknown>
  people?: number
  /** Of the bots at the other seats. */
  level?: Level
  room?: string
  deal?: number[][]
}

/** A table with scripted people, and bots at the other seats; nothing moves before `start`. */
export async function seatedTable(
  server: { port: number },
  setting: Setting = {},
): Promise<{ clients: Client[]; start: () => void }> {
  const { game = 'mahjong', table = {}, rules = {}, people = 4, level = 2, room = newRoom(), deal } = setting
  const clients: Client[] = []
  for (let seat = 0; seat < people; seat++) {
    const client = new Client(server.port, room)
    await client.connect()
    await client.hello({ name: `P${seat}`, make: deal ? { game, deal } : { game } })
    await client.sit(seat as Seat)
    clients.push(client)
  }
  const [host] = clients
  host.send({ type: 'options', table, game: rules })
  for (let seat = people; seat < host.table!.seats.length; seat++) host.send({ type: 'bot', seat: seat as Seat, level })
  // Options take back who is ready: whoever says so on another line must not be heard before them.
  const settled = host.next('pong')
  host.send({ type: 'ping', t: 1 })
  await settled
  const start = () => {
    for (const client of clients) client.ready()
  }
  return { clients, start }
}

/** Two play by a clock of so many seconds a turn, and both go away in mid-hand; the answer is their room. */
export async function desertedTable(server: { port: number }, turn: number): Promise<string> {
  const table = { turn, bank: 0, increment: 0 }
  const { clients, start } = await seatedTable(server, { game: 'cotulenh', people: 2, table })
  start()
  await Promise.all(clients.map(client => client.see(() => client.scene !== null)))
  for (const client of clients) client.close()
  await Promise.all(clients.map(client => client.ended()))
  return clients[0].room
}

export async function phaseOf(server: { url: string }, room: string): Promise<string> {
  const answer = await fetch(`${server.url}/parties/main/${room}`)
  return ((await answer.json()) as { phase: string }).phase
}
