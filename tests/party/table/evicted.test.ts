import { expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { pick, seeded } from '../../support/random.ts'
import type { Peer } from '../room.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

/** What the table would tell of itself, were it asked now. */
const within = ({ table, now }: Room) => ({
  timers: [table.timers.window, table.timers.next, table.timers.salts, ...table.timers.away, ...table.timers.bots].map(
    // How long ago something was due does not matter.
    ({ at }) => at && Math.max(at, now),
  ),
  // Of refusals the disk keeps the last.
  answers: table.answers.map(each => [each.filter(({ type }) => type === 'ok').slice(-3), each.at(-1)]),
  missed: table.missed,
  last: [table.lastStep, table.lastId, table.empty, table.still, table.at, table.revs],
  playing: table.meta.phase === 'playing' && [
    table.before,
    table.steps,
    [table.clocks.saved(), table.clocks.banks, table.clocks.quotas],
  ],
  kept: [table.outcomes, table.revealed, table.chat, table.outbox],
})

/** An evening by a script of chance: people play, say nonsense, repeat themselves, dawdle, go and come back. */
async function evening(seed: number, evicts: boolean) {
  const random = seeded(seed)
  const { room, peers } = Room.playing({ people: 2, seed, table: { turn: 8, bank: 4, soloClock: seed % 2 > 0 } })
  const people = new Map<Seat, Peer>(peers.map((peer, i) => [i as Seat, peer]))
  const all = [...peers]
  const gone = new Map<Seat, Peer>()
  const reached = { evicted: 0, refused: 0, again: 0, between: 0, window: 0, away: 0, empty: 0, dealing: 0 }
  const come = (seat: Seat, old: Peer) => {
    const peer = room.peer()
    const { n } = peer.hello({ token: old.token!, name: `P${seat}` })
    Object.assign(peer, { token: old.token, n: Math.max(n, old.n) })
    people.set(seat, peer)
    all.push(peer)
    gone.delete(seat)
  }
  for (let i = 0; i < 160; i++) {
    const chance = random()
    const waits = () => room.table.match && toy.window!.open(room.table.match.state as never)
    if (evicts && !room.table.thought) {
      const before = structuredClone(within(room))
      reached.evicted++
      reached.between += room.table.meta.phase === 'between' ? 1 : 0
      reached.dealing += room.table.meta.phase === 'dealing' ? 1 : 0
      reached.window += waits() ? 1 : 0
      reached.away += room.table.timers.away.some(({ at }) => at !== null) ? 1 : 0
      reached.empty += room.table.empty ? 1 : 0
      await room.evict()
      expect(within(room), `event ${i}`).toEqual(before)
    }
    const seat = pick([0, 1] as Seat[], random)
    const peer = people.get(seat)!
    if (gone.has(seat)) {
      if (chance < 0.3) come(seat, peer)
    } else if (chance < 0.06) {
      peer.drop()
      gone.set(seat, peer)
    } else if (chance < 0.1) peer.say({ type: 'chat', text: `at ${i}` })
    else if (chance < 0.16) {
      peer.act(chance < 0.13 ? { type: 'discard', card: 99 } : { type: 'pass' })
      reached.refused++
    } else if (chance < 0.2 && peer.n) peer.act({ type: 'pass' }, { n: peer.n })
    else if (chance < 0.22) {
      const watcher = room.peer()
      watcher.hello()
      all.push(watcher)
      if (chance < 0.21) watcher.drop()
    } else if (room.table.meta.phase === 'over') {
      peer.say({ type: 'again' })
      reached.again++
    } else if (room.table.meta.phase !== 'playing') {
      peer.opens = chance < 0.6
      peer.ready()
    } else if (toy.waiting(peer.view as never).includes(seat)) peer.act(pick([...toy.moves(peer.view)], random))
    room.pass(Math.floor((random() < 0.1 ? 45_000 : 2000) * random()))
  }
  return { heard: all.map(({ got }) => got), errors: room.errors, reached }
}

it.each([2, 5, 7])('nobody can tell that their table was put out of memory at every moment: seed %s', async seed => {
  const awake = await evening(seed, false)
  const evicted = await evening(seed, true)
  expect([...awake.errors, ...evicted.errors]).toEqual([])
  expect(evicted.heard).toEqual(awake.heard)
  if (seed === 5) for (const [what, count] of Object.entries(evicted.reached)) expect(count, what).toBeGreaterThan(0)
})
