import fc from 'fast-check'
import type { AnyGame, Seat } from '../../src/games/game.ts'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { up } from '../../src/table/clientMessages.ts'
import { arbitrary } from '../support/arbitrary.ts'
import { pick, seeded } from '../support/random.ts'
import { Client, newRoom } from './client.ts'
import { Player, seatedTable } from './player.ts'
import type { Server } from './server.ts'

const LENGTH = 12
const POOL = 300

export type Fuzz = { seed: number; sequences: number }
type Loose = Record<string, unknown>

/**
 * Strangers who speak the protocol, well and badly: two at a table with a decent host, one at a table of its own.
 * Returns everything that is wrong; the server's own log is for the caller to read.
 */
export async function fuzz(server: Server, game: AnyGame, { seed, sequences }: Fuzz): Promise<string[]> {
  const faults: string[] = []
  const table = { hold: 0, turn: 0, bank: 0, increment: 0, botPace: 'instant' }
  const { clients, start } = await seatedTable(server, { game: game.id, people: 1, table })
  const [host] = clients
  const decent = new Player(host, seeded(seed))
  const play = host.onFrame
  host.onFrame = message => {
    play(message)
    if (message.type === 'table') tidy(host)
    if (host.frames.length > 50) host.frames.splice(0, 40)
  }
  start()
  await host.see(() => host.scene !== null, 30_000)
  const share = Math.ceil(sequences / 3)
  await Promise.all([
    new Fuzzer(server, game, host.room, seed + 1, faults).run(share),
    new Fuzzer(server, game, host.room, seed + 2, faults).run(share),
    new Fuzzer(server, game, newRoom(), seed + 3, faults).run(share),
  ])
  tidy(host)
  // The table goes on, and its host is where they were.
  await host.until(message => message.type === 'step', 60_000).catch(() => faults.push('the table stands still'))
  if (host.seat !== 0 || host.closed) faults.push(`the host sits at ${host.seat}, ${JSON.stringify(host.closed)}`)
  decent.playing = false
  host.close()
  return faults.map(fault => `${game.id}: ${fault}`)
}

/** What a decent host does: fills the seats, deals again, plays another match. */
function tidy(host: Client): void {
  const { phase, seats } = host.table!
  if (phase === 'over') return host.send({ type: 'again' })
  seats.forEach((seat, i) => {
    if (seat.kind === 'empty') host.send({ type: 'bot', seat: i as Seat, level: 1 })
  })
  if (phase === 'lobby' && host.seat === 0 && !seats[0].ready) host.ready()
}

class Fuzzer {
  private readonly server: Server
  private readonly game: AnyGame
  private readonly room: string
  private readonly random: () => number
  private readonly faults: string[]
  private readonly messages: Loose[]
  private readonly actions: unknown[]
  private readonly junk: unknown[]
  private client: Client
  private gone: Promise<unknown> = Promise.resolve()
  private t = 0

  constructor(server: Server, game: AnyGame, room: string, seed: number, faults: string[]) {
    this.server = server
    this.game = game
    this.room = room
    this.random = seeded(seed)
    this.faults = faults
    const sample = <T>(values: fc.Arbitrary<T>) => fc.sample(values, { numRuns: POOL, seed })
    this.messages = sample(arbitrary(up)) as Loose[]
    this.actions = sample(arbitrary(game.action))
    this.junk = sample(fc.jsonValue({ maxDepth: 3 }))
    this.client = new Client(server.port, room)
  }

  /** Each sequence on a new socket, which may or may not remember its seat. */
  async run(sequences: number): Promise<void> {
    for (let i = 0; i < sequences; i++) {
      const { token, n } = this.client
      this.client = new Client(this.server.port, this.room)
      if (this.random() < 0.8) Object.assign(this.client, { token, n })
      await this.client.connect()
      this.gone = this.client.ended()
      if (this.random() < 0.9) await this.exchange(JSON.stringify(this.hello()))
      for (let k = 0; k < LENGTH && !this.client.closed; k++) await this.exchange(this.next())
      this.look()
      if (this.random() < 0.5) this.client.socket.terminate()
      else this.client.close()
    }
  }

  /** Says it, then asks whether anyone is there. */
  private async exchange(text: string | Uint8Array): Promise<void> {
    const { client } = this
    if (client.closed) return
    const t = ++this.t
    const heard = client.until(
      message =>
        (message.type === 'pong' && message.t === t) || (message.type === 'no' && message.why === 'helloFirst'),
      20_000,
    )
    client.raw(text)
    client.raw(JSON.stringify({ type: 'ping', t }))
    await Promise.race([heard, this.gone]).catch(() =>
      this.faults.push(`no answer after ${String(text).slice(0, 300)}`),
    )
  }

  private look(): void {
    const { frames, seat } = this.client
    const internal = frames.filter(({ message }) => message.type === 'no' && message.why === 'internal').length
    if (internal) this.faults.push(`${internal} internal errors`)
    if (seat !== null && seat >= (this.client.table?.seats.length ?? 4)) this.faults.push(`sits at ${seat}`)
  }

  private next(): string | Uint8Array {
    const dice = this.random()
    if (dice < 0.4) return JSON.stringify(this.sensible())
    if (dice < 0.6) return JSON.stringify(this.act(pick(this.actions, this.random)))
    if (dice < 0.8) return JSON.stringify(this.valid())
    if (dice < 0.93) return JSON.stringify(this.bent(this.random() < 0.5 ? this.valid() : this.sensible()))
    return this.garbage()
  }

  private hello(): Loose {
    const { token } = this.client
    return {
      type: 'hello',
      proto: PROTOCOL,
      name: 'x',
      lang: 'vi',
      make: { game: this.game.id },
      ...(token && { token }),
    }
  }

  private act(action: unknown): Loose {
    return { type: 'act', n: ++this.client.n, rev: this.client.rev, action }
  }

  /** What a player would do now. */
  private sensible(): Loose {
    const { client, random } = this
    const { seat, table, scene } = client
    if (seat === null) return { type: 'sit', seat: pick([1, 2, 3, 0], random) }
    if (table?.phase === 'over') return { type: 'again' }
    if (table?.phase !== 'playing' || !scene) {
      const bare = table?.seats.findIndex(({ kind }) => kind === 'empty') ?? -1
      return bare < 0 ? { type: 'ready' } : { type: 'bot', seat: bare, level: 1 }
    }
    const { view } = scene
    if (!this.game.waiting(view).includes(seat)) return this.valid()
    const moves = this.game.moves(view)
    return this.act(moves.length ? pick(moves, random) : null)
  }

  /** As the schema says, with numbers and tokens that may be right. */
  private valid(): Loose {
    const message = { ...pick(this.messages, this.random) }
    const often = this.random() < 0.9
    if (message.type === 'hello') return { ...message, ...(often && this.hello()), make: { game: this.game.id } }
    // The strongest bots think long, and would slow all other tables of the test down.
    if (message.type === 'bot') return { ...message, level: Math.min(1, message.level as number) }
    if (message.type === 'act' && often) return this.act(message.action)
    return message
  }

  /** Nearly right: a field gone, of another type, or one too many. */
  private bent(message: Loose): unknown {
    const key = pick(Object.keys(message), this.random)
    const junk = pick(this.junk, this.random)
    const dice = this.random()
    if (dice < 0.3) return Object.fromEntries(Object.entries(message).filter(([name]) => name !== key))
    if (dice < 0.8) return { ...message, [key]: junk }
    return dice < 0.9 ? [message] : { ...message, constructor: junk, toString: junk }
  }

  private garbage(): string | Uint8Array {
    const valid = JSON.stringify(this.valid())
    return pick<string | Uint8Array>(
      [
        '',
        '{',
        '\0',
        '[['.repeat(1500),
        '麻'.repeat(1400),
        'x'.repeat(100_000),
        valid.slice(0, -1),
        valid.replaceAll('"', "'"),
        `{"__proto__":{"type":"leave"},"type":"act","n":1e999,"rev":-0,"action":{"__proto__":1}}`,
        new Uint8Array([123, 125]),
        JSON.stringify(pick(this.junk, this.random)),
      ],
      this.random,
    )
  }
}
