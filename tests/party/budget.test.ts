import { describe, expect, it } from 'vitest'
import { Budget } from '../../party/budget.ts'

/** Rooms whose bots would always think, and each thought holds up everybody; returns how it went, in milliseconds. */
function house(rooms: number, cost: (level: number) => number, length: number) {
  const budget = new Budget()
  const asks = Array.from({ length: rooms }, () => ({ at: 0, thoughts: 0 }))
  const levels = new Set<number>()
  const thoughts: { from: number; to: number }[] = []
  for (let now = 0; now < length;) {
    const next = asks.reduce((first, room) => (room.at < first.at ? room : first))
    now = Math.max(now, next.at)
    const ms = budget.wait(next, now)
    if (ms) {
      next.at = now + ms
      continue
    }
    const level = budget.level(3)
    levels.add(level)
    thoughts.push({ from: now, to: now + cost(level) })
    now += cost(level)
    budget.spent(cost(level), now)
    next.thoughts++
    next.at = now
  }
  const waits = Array.from({ length: 1000 }, (_, i) => {
    const comes = (i * length) / 1000
    return Math.max(0, ...thoughts.filter(({ from, to }) => from <= comes && comes < to).map(({ to }) => to - comes))
  })
  const shares = asks.map(room => room.thoughts)
  return { waits, levels, shares, busy: thoughts.reduce((sum, { from, to }) => sum + to - from, 0) / length }
}

const cotulenh = (level: number) => (level === 3 ? 100 : 30)

describe('the budget of bots', () => {
  it('lets one table think as it likes, up to half of the time', () => {
    const { levels, busy } = house(1, cotulenh, 20_000)
    expect([...levels]).toEqual([3])
    expect(busy).toBeLessThan(0.52)
  })

  it('leaves half of the time to everybody else when ten tables think, none longer than a middling bot', () => {
    const { waits, levels, shares, busy } = house(10, cotulenh, 60_000)
    expect(busy).toBeLessThan(0.52)
    expect(busy).toBeGreaterThan(0.4)
    expect(levels.has(2)).toBe(true)
    expect(waits.toSorted((a, b) => a - b)[990]).toBeLessThan(50)
    // Nobody is forgotten, and nobody pushes in.
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(Math.max(...shares) / 5)
  })

  it('costs quick bots nothing', () => {
    const { busy } = house(1, () => 1, 1000)
    expect(busy).toBeGreaterThan(0.4)
    const budget = new Budget()
    for (let now = 0; now < 1000; now += 100) {
      expect(budget.wait({}, now)).toBe(0)
      budget.spent(15, now)
    }
  })

  it('does not wait for a room that has gone', () => {
    const budget = new Budget()
    budget.spent(1000, 0)
    const [gone, next] = [{}, {}]
    budget.wait(gone, 0)
    const ms = budget.wait(next, 1)
    expect(budget.wait(next, 1 + ms + 300)).toBe(0)
  })
})
