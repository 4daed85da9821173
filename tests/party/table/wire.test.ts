import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat, Viewer } from '../../../src/games/game.ts'
import { games } from '../../../src/games/all.ts'
import { mayAct } from '../../../src/table/mayAct.ts'
import type { SeatRecord } from '../../../party/table/seats.ts'
import { KEYS, type Meta } from '../../../party/table/store.ts'
import type { Down, Up } from '../../../src/table/protocol.ts'
import { factsOf } from '../../laws/facts.ts'
import { pick, seeded, shuffled } from '../../support/random.ts'
import type { Peer } from '../room.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

/** Tiles of the largest set. */
const DECK = 152
const PROBES = 12
const HOLD = 600
const HEX = 'f'.repeat(64)

/** The same table twice, from the same rows; in the second everything is exchanged that these eyes cannot see. */
async function worlds(room: Room, viewer: Viewer, order: number[]): Promise<[Room, Room]> {
  const twins = await Promise.all(
    [0, 1].map(async () => {
      const twin = new Room(7, room.game)
      twin.disk.rows.clear()
      for (const [key, row] of room.disk.rows) twin.disk.rows.set(key, structuredClone(row))
      twin.now = room.now + 5000
      // A program of one's own is told more than a person is.
      const seats = (twin.disk.rows.get(KEYS.meta) as Meta).seats as SeatRecord[]
      if (viewer !== null && seats[viewer].kind === 'person') seats[viewer] = { ...seats[viewer], engine: true }
      await twin.restart()
      return twin
    }),
  )
  exchange(twins[1], viewer, order)
  return [twins[0], twins[1]]
}

function exchange({ table, game }: Room, viewer: Viewer, order: number[]): void {
  const { meta, match } = table
  const { round } = meta
  round.secret = HEX
  round.orders = round.orders.map(each => [...each].reverse())
  if (meta.phase === 'lobby' || meta.phase === 'between')
    round.seals = round.seals.map((each, seat) => (seat === viewer ? each : HEX))
  if (meta.phase === 'dealing') round.salts = round.salts.map((each, seat) => (seat === viewer ? each : HEX))
  table.answers.forEach((kept, seat) => {
    if (seat !== viewer && kept.length) kept.splice(0, kept.length, { type: 'ok', n: 77, rev: 77 })
  })
  if (!match) return
  match.state = game.imagine(match.view(viewer), order)
  if (meta.phase === 'playing')
    table.clocks.follow(mayAct(game, match.state), game.window?.open(match.state) ?? false, null, table.seen)
}

/** Everything somebody with these eyes might say, in every state they might be in; nothing that would be played. */
function* probes(room: Room, viewer: Viewer, token: string | undefined, random: () => number): Generator<Up> {
  const { match, meta, revs } = room.table
  const hello = { type: 'hello', proto: 0, name: 'Eve', lang: 'en', moves: true, ...(token && { token }) } as const
  const rev = revs[viewer ?? 4]
  yield hello
  for (let back = -1; back < 12; back++) yield { ...hello, rev: Math.max(0, rev - back), eyes: viewer }
  for (const eyes of [null, 0, 1, 2, 3] as const) yield { ...hello, rev: Math.max(0, rev - 2), eyes }
  if (match) {
    const foreign = meta.seats.flatMap((_, seat) => {
      const view = match.view(seat as Seat)
      return mayAct(room.game, match.state).includes(seat as Seat) ? room.game.moves(view) : []
    })
    const mine = match.view(viewer)
    for (let n = 100; n < 108; n++) {
      const action: unknown = n < 106 && foreign.length ? pick(foreign, random) : { type: 'x' }
      if (
        viewer !== null &&
        mayAct(room.game, match.state).includes(viewer) &&
        !room.game.refuse(mine, action as never)
      )
        continue
      if (viewer !== null && room.game.anytime(action as never) && !room.game.refuse(mine, action as never)) continue
      yield { type: 'act', n, rev: rev - (n % 3), action }
    }
  }
  yield { type: 'chat', text: 'hm' }
  yield { type: 'phrase', phrase: 'hurry' }
  yield { type: 'react', reaction: 'wow' }
  yield { type: 'name', name: 'Eva', lang: 'de' }
  for (const seat of [0, 1, 2, 3] as const) {
    yield { type: 'bot', seat, level: 0 }
    if (seat !== viewer) yield { type: 'sit', seat }
  }
  yield { type: 'open', hand: meta.round.hand, salt: 'e'.repeat(32) }
  yield { type: 'ping', t: 1 }
  if (meta.phase === 'playing') yield { type: 'ready' }
  yield { type: 'leave' }
  yield { ...hello, rev: rev + 1, eyes: null }
}

/** A token is drawn by chance: how much chance was used before says nothing. */
const mask = (message: Down): Down => (message.type === 'seated' ? { ...message, token: '' } : message)

/** All that these eyes are told: after each probe, and in the time for which a call window is held at least. */
function ask(room: Room, asked: readonly Up[], quiet: number): string[] {
  const peer = room.peer()
  const told = asked.map(message => {
    const before = peer.got.length
    peer.say(message)
    return JSON.stringify([message, peer.got.slice(before).map(mask)])
  })
  const before = peer.got.length
  room.pass(quiet)
  return [...told, JSON.stringify(peer.got.slice(before))]
}

/** One action by somebody who is awaited, or time until something happens. */
function move(room: Room, peers: Peer[], random: () => number): void {
  const { match, meta } = room.table
  if (meta.phase === 'between') {
    for (const peer of peers) peer.ready()
    return
  }
  const turn = match && meta.phase === 'playing' ? room.game.turn(match.state) : []
  const peer = peers.find(other => turn.includes(other.seat))
  if (!peer || random() < 0.1) return room.pass(250)
  peer.act(pick(room.game.moves(match!.view(peer.seat)), random))
}

const registered = [...Object.values(games), toy as AnyGame]

// The leak law for everything that is sent, by every path: welcomes, missed steps, refusals, the table's own news, pauses.
describe.each(registered.map(game => [game.id, game] as const))('at a table of %s', (id, game) => {
  it('no field of any message changes when what its reader cannot see is exchanged', async () => {
    const short = id === 'toy' ? {} : (await factsOf(id)).short
    const random = seeded(id.length * 131)
    const { room, peers } = Room.playing({
      people: game.seats[0] - 1 || 1,
      seed: 11,
      game,
      table: { hold: HOLD, turn: 20, botPace: 'calm' },
      rules: short,
    })
    const watcher = room.peer()
    watcher.hello()
    let windows = 0
    let differ = 0
    for (let probe = 0; probe < PROBES;) {
      move(room, peers, random)
      const { match, meta } = room.table
      if (!match || meta.phase === 'over') break
      const open = game.window?.open(match.state) ?? false
      if (random() > (open ? 0.25 : 0.06)) continue
      probe++
      if (open) windows++
      for (const viewer of [null, ...peers.map(peer => peer.seat)]) {
        const token = viewer === null ? undefined : peers[viewer].token
        const [real, other] = await worlds(room, viewer, shuffled(DECK, random))
        // Both worlds are asked the same; which of it would be played is decided in the real one.
        const asked = [...probes(real, viewer, token, seeded(probe))]
        if (JSON.stringify(real.table.match!.state) !== JSON.stringify(other.table.match!.state)) differ++
        const left = (real.table.timers.window.saved(real.table.seen) ?? 0) - real.table.seen
        const [a, b] = [real, other].map(world => ask(world, asked, open ? Math.max(0, left - 1) : 0))
        expect(a.length).toBeGreaterThan(0)
        for (const [i, each] of a.entries()) expect(b[i], `viewer ${viewer}, probe ${probe}`).toBe(each)
        expect(real.errors).toEqual([])
      }
    }
    expect(differ).toBeGreaterThan(game.traits.openInformation ? -1 : 10)
    if (game.window) expect(windows).toBeGreaterThan(2)
  }, 120_000)
})
