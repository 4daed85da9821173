import { describe, expect, it } from 'vitest'
import { BotBudget } from '../../party/botBudget.ts'

const SLICE = 10

/** Rooms whose bots would always think, in slices that hold up everybody; returns how it went, in milliseconds. */
function house(rooms: number, cost: (level: number) => number, length: number) {
  const botBudget = new BotBudget()
  const asks = Array.from({ length: rooms }, () => ({ at: 0, thoughts: 0, left: 0 }))
  const levels = new Set<number>()
  const slices: { from: number; to: number }[] = []
  const begun: number[] = []
  let together = 0
  for (let now = 0; now < length;) {
    const next = asks.reduce((first, room) => (room.at < first.at ? room : first))
    now = Math.max(now, next.at)
    const ms = botBudget.wait(next, now)
    next.at = now + ms
    if (ms) continue
    if (!next.left) {
      const level = botBudget.level(3)
      levels.add(level)
      begun.push(asks.indexOf(next))
      next.left = cost(level)
    }
    together = Math.max(together, asks.filter(room => room.left).length)
    const slice = Math.min(SLICE, next.left)
    slices.push({ from: now, to: now + slice })
    now += slice
    next.left -= slice
    botBudget.spent(slice, now, next.left > 0)
    next.at = now
    if (next.left) continue
    next.thoughts++
    botBudget.leave(next)
  }
  const waits = Array.from({ length: 1000 }, (_, i) => {
    const comes = (i * length) / 1000
    return Math.max(0, ...slices.filter(({ from, to }) => from <= comes && comes < to).map(({ to }) => to - comes))
  })
  const rests = slices.slice(1).map(({ from }, i) => from - slices[i].to)
  const busy = slices.reduce((sum, { from, to }) => sum + to - from, 0) / length
  return { waits, rests, levels, shares: asks.map(room => room.thoughts), begun, together, busy }
}

const cotulenh = (level: number) => (level === 3 ? 100 : 30)

describe('the budget of bots', () => {
  it('lets one table think as it likes, up to half of the time', () => {
    const { levels, busy } = house(1, cotulenh, 20_000)
    expect([...levels]).toEqual([3])
    expect(busy).toBeLessThan(0.52)
    expect(busy).toBeGreaterThan(0.4)
  })

  it('leaves half of the time to everybody else when ten tables think, and nobody waits for more than a slice', () => {
    const { waits, levels, busy } = house(10, cotulenh, 60_000)
    expect(busy).toBeLessThan(0.52)
    expect(busy).toBeGreaterThan(0.4)
    expect([...levels].at(-1)).toBe(2)
    expect(Math.max(...waits)).toBeLessThanOrEqual(SLICE)
  })

  it('rests after a slice for as long as it took, but for what may be taken at once', () => {
    const { rests } = house(10, cotulenh, 10_000)
    expect(Math.min(...rests.slice(1))).toBeGreaterThanOrEqual(SLICE)
  })

  it('has one thought under way at a time, in the order in which the rooms came', () => {
    const { begun, together, shares } = house(10, cotulenh, 60_000)
    expect(together).toBe(1)
    for (let i = 10; i < begun.length; i++) expect(new Set(begun.slice(i - 10, i)).size).toBe(10)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  })

  it('holds back the strongest bots alone, and only once more than two rooms think or wait', () => {
    const botBudget = new BotBudget()
    const levels = () => [1, 2, 3].map(level => botBudget.level(level))
    botBudget.wait({}, 0)
    botBudget.wait({}, 0)
    expect(levels()).toEqual([1, 2, 3])
    botBudget.wait({}, 0)
    expect(levels()).toEqual([1, 2, 2])
  })

  it('costs quick bots nothing', () => {
    const botBudget = new BotBudget()
    for (let now = 0; now < 1000; now += 10) {
      const room = {}
      expect(botBudget.wait(room, now)).toBe(0)
      botBudget.spent(4, now + 4)
      botBudget.leave(room)
    }
  })

  it('counts a slice where the clock stands still while one thinks', () => {
    const [botBudget, room] = [new BotBudget(), {}]
    for (let i = 0; i < 3; i++) {
      botBudget.wait(room, 0)
      botBudget.spent(0, 0, true)
    }
    expect(botBudget.wait(room, 0)).toBeGreaterThan(10)
  })

  it('does not wait for a room that has gone', () => {
    const botBudget = new BotBudget()
    botBudget.spent(1000, 0)
    const [gone, next] = [{}, {}]
    botBudget.wait(gone, 0)
    const ms = botBudget.wait(next, 1)
    expect(botBudget.wait(next, 1 + ms + 300)).toBe(0)
  })

  it('gives a room its turn back only when it is later than it may be, and none before all is paid', () => {
    const [botBudget, first, next] = [new BotBudget(), {}, {}]
    expect([botBudget.wait(first, 1000), botBudget.wait(next, 1000)]).toEqual([0, 1])
    expect(botBudget.wait(next, 1250)).toBe(1)
    expect(botBudget.wait(next, 1251)).toBe(0)
    // What may be taken at once has been taken, to the millisecond.
    const spent = new BotBudget()
    spent.spent(5, 0)
    expect(spent.wait(first, 0)).toBe(1)
    expect(spent.wait(first, 1)).toBe(0)
  })
})
