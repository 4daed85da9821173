import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAIN, giveBack, grace, measured, QUOTA, shortfall, type Trips } from '../../../party/table/lag.ts'
import type { Seat } from '../../../src/games/game.ts'
import { games } from '../../../src/games/all.ts'
import { over } from '../../../src/table/patch.ts'
import type { Clock, Down, Up } from '../../../src/table/protocol.ts'
import { seeded } from '../../support/random.ts'
import { FakePlatform, hello, type Line } from '../platform.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

const ms = fc.integer({ min: 0, max: 20_000 })
const trips = fc.array(ms, { maxLength: 6 })
const took = fc.option(ms, { nil: undefined })

describe('what is given back', () => {
  it('is never more than was spent, nor than the quota, which never grows over its measure', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ms, took, trips), { maxLength: 40 }), moves => {
        let quota = QUOTA
        let all = 0
        for (const [elapsed, told, trips] of moves) {
          const given = giveBack({ elapsed, took: told, trips }, quota)
          expect(given.back).toBeGreaterThanOrEqual(0)
          expect(given.back).toBeLessThanOrEqual(Math.min(elapsed, quota))
          quota = given.quota
          expect(quota).toBeGreaterThanOrEqual(0)
          expect(quota).toBeLessThanOrEqual(QUOTA)
          all += given.back
        }
        expect(all).toBeLessThanOrEqual(QUOTA + GAIN * moves.length)
      }),
    )
  })

  it('is all that an honest line took, as long as it is no slower than was measured and allowed for', () => {
    fc.assert(
      fc.property(ms, fc.integer({ min: 0, max: GAIN }), (think, lag) => {
        const line = measured([], lag)
        expect(giveBack({ elapsed: think + lag, took: think, trips: line }, GAIN).back).toBe(lag)
        expect(grace(line, GAIN)).toBeGreaterThanOrEqual(lag)
        expect(shortfall(line, GAIN)).toBe(0)
      }),
    )
  })

  it('and shown, together are what a line takes at the most that was measured', () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 0, max: QUOTA }), (trips, quota) => {
        if (!trips.length) return
        expect(grace(trips, quota) + shortfall(trips, quota)).toBeGreaterThanOrEqual(Math.max(...trips))
      }),
    )
  })
})

/** One way takes half the round trip, and up to so much longer. */
const JITTER = 150

type Habits = {
  trip: number
  /** Which of a game's moves it makes; without a word the first turn of Cờ Tư Lệnh. */
  plays?: (view: unknown) => unknown
  /** How long it thinks with a clock that shows this. */
  think: (left: number, view: unknown) => number
  /** What it says that took. */
  says?: (took: number) => number
  /** How long it keeps the answer to a mark back. */
  dawdles?: number
}

/** A player at the end of a long line. */
class Slow {
  readonly costs: number[] = []
  readonly refusals: string[] = []
  late = 0
  banks: number[] = []
  line!: Line
  seat: Seat | null = null
  private view: unknown = null
  private rev = 0
  private n = 0
  private shownAt = 0
  private readonly arrivals = { up: 0, down: 0 }

  private readonly platform: FakePlatform
  private readonly random: () => number
  private readonly habits: Habits

  constructor(platform: FakePlatform, random: () => number, habits: Habits) {
    this.platform = platform
    this.random = random
    this.habits = habits
  }

  come(seat: Seat, game: string): void {
    this.line = this.platform.connect('', message => this.later('down', () => this.take(message)))
    this.say(hello({ make: { game } }))
    this.say({ type: 'sit', seat })
  }

  say(message: Up): void {
    this.later('up', () => this.line.say(message))
  }

  /** What is sent first arrives first. */
  private later(way: 'up' | 'down', arrive: () => void): void {
    const at = Math.max(this.arrivals[way], Date.now() + this.habits.trip / 2 + this.random() * JITTER)
    this.arrivals[way] = at
    setTimeout(arrive, at - Date.now())
  }

  private take(message: Down): void {
    if (message.type === 'mark') setTimeout(() => this.say({ type: 'heard', id: message.id }), this.habits.dawdles ?? 0)
    if (message.type === 'no') this.refusals.push(message.why)
    if (message.type === 'timeUp' && message.seat === this.seat) this.late++
    if (message.type === 'welcome') {
      this.seat = message.seat
      if (message.scene) this.shown(message.scene.view, message.rev, message.clock)
    }
    if (message.type === 'step') this.shown(over(this.view, message.view), message.rev, message.clock)
  }

  private shown(view: unknown, rev: number, clock: Clock): void {
    this.view = view
    this.rev = rev
    this.shownAt = Date.now()
    if (!clock || this.seat === null) return
    const mine = clock.running.find(({ seat }) => seat === this.seat)
    const before = this.banks[this.seat]
    if (before !== undefined && !mine && clock.banks[this.seat] !== before)
      this.costs.push(before - clock.banks[this.seat])
    this.banks = clock.banks
    if (mine) setTimeout(() => this.act(), this.habits.think(mine.turn + mine.bank, view))
  }

  private act(): void {
    const action = this.habits.plays ? this.habits.plays(this.view) : games.cotulenh.moves(this.view as never)[0]
    const took = Date.now() - this.shownAt
    this.say({ type: 'act', n: ++this.n, rev: this.rev, action, took: this.habits.says?.(took) ?? took })
  }
}

const THINK = 3000
const MOVES = 8
const ROUND_TRIPS = [10, 300, 800, 1500]

/** People over their lines until the first has moved often enough. */
async function playing(
  pace: { turn: number; bank: number },
  make: (platform: FakePlatform, random: () => number) => Slow[],
  game = 'cotulenh',
  enough = (people: Slow[]) => people[0].costs.length >= MOVES,
) {
  const platform = await new FakePlatform().start()
  const people = make(platform, seeded(7))
  // The first to sit is the host.
  for (const [seat, each] of people.entries()) {
    each.come(seat as Seat, game)
    await vi.advanceTimersByTimeAsync(5000)
  }
  people[0].say({ type: 'options', table: { ...pace, increment: 0 } })
  await vi.advanceTimersByTimeAsync(5000)
  for (const each of people) each.say({ type: 'ready' })
  for (let i = 0; i < 400 && !enough(people); i++) await vi.advanceTimersByTimeAsync(1000)
  expect(platform.logged).toEqual([])
  return people
}

describe('on a slow line', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  it.each(ROUND_TRIPS)('of %i ms the same thought costs the same clock', async trip => {
    const people = await playing({ turn: 0, bank: 600 }, (platform, random) => [
      new Slow(platform, random, { trip, think: () => THINK }),
      new Slow(platform, random, { trip: 10, think: () => THINK }),
    ])
    for (const { costs, refusals } of people) {
      expect(refusals).toEqual([])
      expect(costs.length).toBeGreaterThanOrEqual(MOVES - 1)
      for (const cost of costs) expect(Math.abs(cost - THINK), `${costs}`).toBeLessThanOrEqual(100)
    }
  })

  it.each(ROUND_TRIPS)('of %i ms whatever is done while the screen shows time is in time', async trip => {
    const last = (left: number) => Math.max(0, left - 20)
    const [slow] = await playing({ turn: 10, bank: 5 }, (platform, random) => [
      new Slow(platform, random, { trip, think: last }),
      new Slow(platform, random, { trip: 10, think: () => 100 }),
    ])
    expect(slow.costs.length).toBeGreaterThan(0)
    expect({ late: slow.late, refusals: slow.refusals }).toEqual({ late: 0, refusals: [] })
  })

  it.each(ROUND_TRIPS)('of %i ms a call is heard that was made while the screen showed time', async trip => {
    let calls = 0
    // The slow one wants every tile, the others none: so nobody's better call comes before.
    const wanted = (view: unknown) =>
      games.mahjong.moves(view as never).find(each => each.type === 'call' && each.call !== 'hu')
    const pass = (view: unknown) => games.mahjong.fallback(view as never)
    const call = (view: unknown) => {
      const action = wanted(view)
      if (action) calls++
      return action ?? pass(view)
    }
    const think = (left: number, view: unknown) => (wanted(view) ? Math.max(0, left - 20) : 100)
    const [slow] = await playing(
      { turn: 10, bank: 5 },
      (platform, random) => [
        new Slow(platform, random, { trip, think, plays: call }),
        ...[10, 10, 10].map(trip => new Slow(platform, random, { trip, think: () => 100, plays: pass })),
      ],
      'mahjong',
      () => calls > 1,
    )
    expect(calls).toBeGreaterThan(0)
    expect({ late: slow.late, refusals: slow.refusals }).toEqual({ late: 0, refusals: [] })
  })

  it('a liar gains what a line may shake, and one who answers late on purpose no more than the quota', async () => {
    for (const [dawdles, most] of [
      [0, MOVES * 700],
      [3000, QUOTA + GAIN * MOVES],
    ]) {
      const [liar] = await playing({ turn: 0, bank: 600 }, (platform, random) => [
        new Slow(platform, random, { trip: 10, think: () => THINK, says: () => 0, dawdles }),
        new Slow(platform, random, { trip: 10, think: () => 100 }),
      ])
      const gained = liar.costs.map(cost => THINK - cost).reduce((sum, each) => sum + each, 0)
      expect(gained).toBeGreaterThan(0)
      expect(gained).toBeLessThanOrEqual(most)
    }
  })
})

describe('a call window', () => {
  /** How long it stays open when nobody answers, by whom it waits for. */
  function lengths(lines: Trips[]): Map<string, Set<number>> {
    const found = new Map<string, Set<number>>()
    for (let seed = 1; seed < 25; seed++) {
      const { room, peers } = Room.playing({ seed, table: { hold: 0 } })
      lines.forEach((trips, seat) => (peers[seat].session.trips = trips))
      peers[0].act({ type: 'discard', card: peers[0].view.hands[0][0]! })
      const asked = toy.turn(room.table.match!.state as never)
      if (peers[0].view.open === null) continue
      const began = room.now
      while (peers[0].view.open !== null) room.pass(50)
      found.set(`${asked}`, (found.get(`${asked}`) ?? new Set()).add(room.now - began))
    }
    return found
  }

  it('waits for the slowest line at the table, whomever it has asked', () => {
    const found = lengths([[10], [1500], [20]])
    expect([...found.keys()].sort()).toEqual(['1', '1,2', '2'])
    expect(new Set([...found.values()].flatMap(each => [...each])).size).toBe(1)
    const [[length]] = [...found.values()]
    expect(length).toBeGreaterThanOrEqual(10_000 + 1500)
    expect(Math.max(...lengths([[10], [10], [20]]).get('1')!)).toBeLessThan(10_600)
  })
})
