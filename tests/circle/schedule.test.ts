import { expect, test } from 'vitest'
import type { Schedule } from '../../src/circle/evening.ts'
import { draw } from '../../src/circle/schedule.ts'
import { SEED, seeded, shuffled } from '../support/random.ts'

const people = (count: number) => Array.from({ length: count }, (_, i) => 10 + i)

/** How often each pair has met, and how often each person had each seat. */
function meetings(schedule: Schedule, count: number) {
  const met = new Map<string, number>()
  const seats = new Map<string, number>()
  for (const one of people(count)) for (const other of people(count)) if (one < other) met.set(`${one} ${other}`, 0)
  for (const table of schedule.flat()) {
    const here = table.filter(chair => chair !== 'bot')
    for (const one of here)
      for (const other of here) if (one < other) met.set(`${one} ${other}`, met.get(`${one} ${other}`)! + 1)
    table.forEach((chair, seat) => seats.set(`${chair} ${seat}`, (seats.get(`${chair} ${seat}`) ?? 0) + 1))
  }
  return { met: [...met.values()], seats }
}
const squares = (all: readonly number[]) => all.reduce((sum, each) => sum + each ** 2, 0)
const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all)

/** Seats by chance, as in a hat. */
function byChance(count: number, size: number, rounds: number, random: () => number): Schedule {
  return Array.from({ length: rounds }, () => {
    const order = shuffled(count, random).map(i => people(count)[i])
    const left = (i: number) => count - i * size
    return Array.from({ length: Math.ceil(count / size) }, (_, i) =>
      order.slice(
        i * size - (left(i) === 1 && size > 2 ? 1 : 0),
        (i + 1) * size - (left(i + 1) === 1 && size > 2 ? 1 : 0),
      ),
    )
  })
}

test('everyone plays once a round, bots fill the last table, nobody is alone with them, and no hat deals it more evenly', () => {
  const random = seeded(SEED)
  for (const size of [2, 3, 4])
    for (let count = 4; count <= 16; count++)
      for (const rounds of [1, 3, 7]) {
        const at = `${count} people at tables of ${size}, ${rounds} rounds, seed ${SEED}`
        const schedule = draw(people(count), size, rounds, random)
        expect(schedule, at).toHaveLength(rounds)
        for (const tables of schedule) {
          expect(
            tables
              .flat()
              .filter(chair => chair !== 'bot')
              .sort(),
            at,
          ).toEqual(people(count).sort())
          for (const table of tables) expect(table, at).toHaveLength(size)
          // One who would be left over has company, from the table before.
          const lonely = count % size === 1 && size > 2
          for (const table of tables.slice(0, lonely ? -2 : -1)) expect(table, at).not.toContain('bot')
          const seated = tables.map(table => table.filter(chair => chair !== 'bot').length)
          if (size > 2) expect(Math.min(...seated), at).toBeGreaterThan(1)
          if (lonely) expect(seated.slice(-2), at).toEqual([size - 1, 2])
          expect(tables, at).toHaveLength(Math.ceil(count / size))
        }
        const { met } = meetings(schedule, count)
        const hats = Array.from({ length: 30 }, () =>
          squares(meetings(byChance(count, size, rounds, random), count).met),
        )
        // A full hat can be as even by luck, where nothing is left to choose.
        expect(squares(met), at).toBeLessThanOrEqual(Math.min(...hats) + (count % size ? 2 : 0))
        // Six at two tables, four and two, cannot always be as even: some pairs of the two must be the same again.
        expect(spread(met), at).toBeLessThanOrEqual(count === 6 && size === 4 ? 4 : 3)
      }
})

test.each([
  [4, 2, 3],
  [8, 2, 7],
  [9, 3, 4],
  [16, 4, 5],
])('%i people at tables of %i meet all others equally often in %i rounds', (count, size, rounds) => {
  expect(spread(meetings(draw(people(count), size, rounds, seeded(SEED)), count).met)).toBe(0)
})

test('nobody always begins', () => {
  const { seats } = meetings(draw(people(16), 4, 8, seeded(SEED)), 16)
  for (const person of people(16)) {
    const had = [0, 1, 2, 3].map(seat => seats.get(`${person} ${seat}`) ?? 0)
    expect(spread(had), `${person}: ${had}`).toBeLessThanOrEqual(2)
  }
})
