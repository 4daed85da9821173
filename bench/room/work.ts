import type { Seat } from '../../src/games/game.ts'
import type { Down, Up } from '../../src/table/protocol.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/games/game.ts'
import { over } from '../../src/table/patch.ts'
import { PROTOCOL, messages } from '../../src/table/protocol.ts'
import { BotBudget } from '../../party/botBudget.ts'
import type { Socket } from '../../party/platform.ts'
import { Room } from '../../party/room.ts'
import { seeded } from '../../tests/support/random.ts'
import { idlePlatform } from '../../tests/party/idlePlatform.ts'

/** One message, and from whom. */
type Said = { seat: number; text: string; act: boolean }

type Rows = Record<string, unknown>

/** A room whose disk keeps nothing, with dice that fall the same every time. */
async function unstored(
  hear: (seat: number, text: string) => void,
  put: (rows: Rows) => void = () => {},
): Promise<(seat: number, text: string) => void> {
  const random = seeded(1)
  let now = 1e12
  const room = new Room({
    ...idlePlatform,
    // Another's unfinished write is not this one's loss.
    id: crypto.randomUUID(),
    now: () => now,
    bytes: count => Uint8Array.from({ length: count }, () => random() * 256),
    botBudget: new BotBudget(),
    storage: {
      get: async () => new Map(),
      list: async () => new Map(),
      put: async rows => put(rows),
      clear: async () => {},
    },
  })
  await room.start()
  const sockets = [0, 1, 2, 3].map((seat): Socket => {
    const socket: Socket = {
      send: text => {
        // It is of this run alone.
        if (text.startsWith('{"type":"mark"')) room.message(socket, text.replace('mark', 'heard'))
        else hear(seat, text)
      },
      close: () => {},
      keep: () => {},
    }
    return socket
  })
  for (const socket of sockets) room.connect(socket, 'work')
  return (seat, text) => {
    now += 1
    room.message(sockets[seat], text)
  }
}

/** The people at a table: what they see, and what they say without being asked by the game. */
class People {
  readonly views: unknown[] = []
  readonly revs: number[] = []
  readonly unsaid: { seat: number; message: Up }[] = []
  phase = 'lobby'
  private outcome: unknown = null

  hear(seat: number, message: Down): void {
    if (message.type === 'welcome') this.see(seat, message.scene?.view, message.rev)
    if (message.type === 'step') {
      this.see(seat, over(this.views[seat], message.view), message.rev)
      this.outcome = message.outcome
    }
    if (message.type === 'table') {
      this.phase = message.phase
      if (message.phase === 'over' && seat === 0) this.unsaid.push({ seat, message: { type: 'again' } })
    }
    if (message.type === 'committed') this.unsaid.push({ seat, message: { type: 'ready' } })
  }

  private see(seat: number, view: unknown, rev: number): void {
    this.views[seat] = view
    this.revs[seat] = rev
  }

  /** One of those the game waits for. */
  asked(game: AnyGame): number {
    const seat = [...this.views.keys()].find(
      each => this.views[each] && !this.outcome && game.waiting(this.views[each]).includes(each as Seat),
    )
    if (seat === undefined) throw new Error(`${game.id}: nobody is asked in ${this.phase}`)
    return seat
  }
}

/** What a room has written: rows, their characters as JSON, and those of each row of the log. */
class Written {
  rows = 0
  bytes = 0
  private readonly logged: number[] = []

  put(rows: Rows): void {
    this.rows += Object.keys(rows).length
    for (const [key, row] of Object.entries(rows))
      if (key.startsWith('log:')) this.logged.push(JSON.stringify(row).length)
    this.bytes += JSON.stringify(rows).length
  }

  get middleRow(): number {
    return this.logged.sort((a, b) => a - b)[this.logged.length >> 1]
  }
}

/** What people say who play this game with each other, by the weakest bot's choice. */
async function record(
  game: AnyGame,
  actions: number,
): Promise<{ said: Said[]; rows: number; bytes: number; row: number }> {
  const said: Said[] = []
  const random = seeded(2)
  const people = new People()
  const written = new Written()
  const say = await unstored(
    (seat, text) => {
      for (const message of messages(text)) people.hear(seat, message)
    },
    rows => written.put(rows),
  )
  const send = (seat: number, message: Up) => {
    const text = JSON.stringify(message)
    said.push({ seat, text, act: message.type === 'act' })
    say(seat, text)
  }
  for (let seat = 0; seat < game.seats[0]; seat++) {
    send(seat, { type: 'hello', proto: PROTOCOL, name: `P${seat}`, lang: 'en', make: { game: game.id } })
    send(seat, { type: 'sit', seat: seat as Seat })
  }
  send(0, { type: 'options', table: { hold: 0, clock: false }, game: {} })
  for (let seat = 0; seat < game.seats[0]; seat++) send(seat, { type: 'ready' })
  const numbers = [0, 0, 0, 0]
  for (let done = 0; done < actions;) {
    const next = people.unsaid.shift()
    if (next) {
      send(next.seat, next.message)
      continue
    }
    const seat = people.asked(game)
    const action = game.think(people.views[seat], 1, random)
    send(seat, { type: 'act', n: ++numbers[seat], rev: people.revs[seat], action })
    done++
  }
  return { said, rows: written.rows / actions, bytes: written.bytes / actions, row: written.middleRow }
}

/** Bytes of the row that an action mostly adds to the log. */
export const rowOf = async (name: string): Promise<number> =>
  (await record((games as Record<string, AnyGame>)[name], 300)).row

/**
 * Microseconds an action that the room itself works for a game, with no disk and no network: the best of some passes. And
 * what it would write: rows, and their characters as JSON.
 */
export async function work(name: string, actions: number, passes: number) {
  const { said, rows, bytes } = await record((games as Record<string, AnyGame>)[name], actions)
  let best = Infinity
  for (let pass = 0; pass < passes; pass++) {
    const say = await unstored(() => {})
    const before = process.cpuUsage()
    for (const { seat, text } of said) say(seat, text)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / actions)
  }
  return { best, rows, bytes }
}
