import { expect, test } from 'vitest'
import type { Entry } from '../../src/circle/entry.ts'
import type { Chair, Scoring } from '../../src/circle/evening.ts'
import { eveningStandings, seatScores } from '../../src/circle/evening.ts'
import { match } from './entries.ts'

const chairs = ({ seats }: Entry): Chair[] => seats.map(({ who }) => ('member' in who ? who.member : 'bot'))
/** rounds: the numbers of each round's matches, or who sat at a table that was closed. */
function standings(
  entries: Entry[],
  scoring: Scoring,
  {
    people = [1, 2, 3, 4],
    rounds = entries.map(({ n }) => [n]),
    duplicate = false,
  }: { people?: number[]; rounds?: (number | Chair[])[][]; duplicate?: boolean } = {},
) {
  const played = rounds.map(round =>
    round.map(table =>
      typeof table === 'number'
        ? { room: 'r', seats: chairs(entries[table - 1]), entry: table }
        : { room: 'r', seats: table, entry: null, closed: true },
    ),
  )
  return eveningStandings({ people, scoring, duplicate, played }, entries)
}
const ranks = (all: ReturnType<typeof standings>) => all.map(({ member, rank, score }) => [member, rank, score])

test('points are added up; a tie goes to more first places, then to the better match, then it is shared', () => {
  const entries = [
    match(1, [1, 2, 3, 4], { points: [10, 10, 5, 5], places: [1, 1, 3, 3] }),
    match(2, [2, 1, 4, 3], { points: [20, 20, 5, 5], places: [1, 2, 3, 3] }),
  ]
  expect(ranks(standings(entries, 'points'))).toEqual([
    [2, 1, 30],
    [1, 2, 30],
    [3, 3, 10],
    [4, 3, 10],
  ])
  const best = [
    match(1, [1, 2], { points: [15, 30], places: [2, 2] }),
    match(2, [1, 2], { points: [15, 0], places: [2, 2] }),
  ]
  expect(ranks(standings(best, 'points', { people: [1, 2] }))).toEqual([
    [2, 1, 30],
    [1, 2, 30],
  ])
})

test('place points: one for each seat left behind, bots among them, half for each that is level', () => {
  const entries = [match(1, [1, 2, { bot: 2 }, 3], { places: [1, 2, 2, 4] })]
  expect(ranks(standings(entries, 'places', { people: [1, 2, 3] }))).toEqual([
    [1, 1, 3],
    [2, 2, 1.5],
    [3, 3, 0],
  ])
})

test('the fewest penalties win, and staying away does not', () => {
  const lower = { lower: true, points: [10, 50, 90] }
  const entries = [match(1, [1, 2, 3], lower), match(2, [2, 1, { bot: 2 }], lower)]
  expect(ranks(standings(entries, 'penalties'))).toEqual([
    [1, 1, 60],
    [2, 1, 60],
    [3, 3, 90],
    [4, 4, 0],
  ])
})

test('a struck match counts for nobody; each counts when it is over, and of an evening that has ended only complete rounds', () => {
  const entries = [match(1, [1, 2]), match(2, [2, 1], { struck: true })]
  expect(ranks(standings(entries, 'points', { people: [1, 2] }))).toEqual([
    [1, 1, 30],
    [2, 2, 20],
  ])
  const played = [
    [
      { room: 'r', seats: [1, 2], entry: 1 },
      { room: 's', seats: [3, 4], entry: null },
    ],
  ]
  const evening = { people: [1, 2, 3, 4], scoring: 'points' as const, duplicate: false, played }
  const now = eveningStandings({ ...evening, state: 'playing' }, entries)
  expect(now.map(({ member, played }) => [member, played])).toEqual([
    [1, 1],
    [2, 1],
    [3, 0],
    [4, 0],
  ])
  // Struck out while others play: what the average will be is not known yet.
  const struck = eveningStandings({ ...evening, state: 'playing' }, [{ ...entries[0], struck: true }])
  // The same deals are being played elsewhere, or the evening has ended over it.
  for (const held of [{ duplicate: true, state: 'playing' as const }, { state: 'ended' as const }])
    expect(eveningStandings({ ...evening, ...held }, entries).every(({ played }) => played === 0)).toBe(true)
  expect(struck.every(({ played }) => played === 0)).toBe(true)
})

test('whose table was closed, or whose match was struck out, has the average of the round’s others', () => {
  const lower = { lower: true, points: [10, 30] }
  const entries = [match(1, [1, 2], lower), match(2, [3, 4], { ...lower, struck: true }), match(3, [1, 3], lower)]
  const all = standings(entries, 'penalties', {
    rounds: [
      [1, 2],
      [3, [2, 4]],
    ],
  })
  expect(ranks(all)).toEqual([
    [1, 1, 20],
    [4, 2, 40],
    [2, 3, 50],
    [3, 3, 50],
  ])
  expect(all.find(({ member }) => member === 4)).toMatchObject({ played: 2, firsts: 0, best: null })
})

test('duplicate: each hand against the average of those with the same tiles, however many hands a table played', () => {
  const at = (n: number, who: number[], deals: NonNullable<Entry['deals']>) => match(n, who, { deals })
  const entries = [
    // The second hand is begun by another seat there: the same tiles lie one place further on.
    at(
      1,
      [1, 2, 3],
      [
        { first: 0, points: [10, 0, 0] },
        { first: 1, points: [0, 6, 0] },
      ],
    ),
    at(
      2,
      [4, 5, 6],
      [
        { first: 0, points: [0, 12, 0] },
        { first: 2, points: [0, 0, 0] },
        { first: 0, points: [9, 0, 0] },
      ],
    ),
  ]
  const people = [1, 2, 3, 4, 5, 6]
  const all = standings(entries, 'points', { people, rounds: [[1, 2]], duplicate: true })
  expect(new Map(all.map(({ member, score }) => [member, score]))).toEqual(
    new Map([
      [1, 5],
      [2, -6 + 3],
      [3, 0],
      [4, -5],
      [5, 6],
      // Nobody else played the third hand: it is worth nothing to anybody.
      [6, -3],
    ]),
  )
  expect(all.reduce((sum, { score }) => sum + score, 0)).toBe(0)
  // The same, table by table; and nothing of it before the last of them has ended.
  const tables = entries.map(entry => ({ room: `r${entry.n}`, seats: chairs(entry), entry: entry.n as number | null }))
  const evening = { people, scoring: 'points' as const, duplicate: true, state: 'playing' as const }
  expect(seatScores({ ...evening, played: [tables] }, entries)).toEqual([
    [
      [5, -3, 0],
      [-5, 6, -3],
    ],
  ])
  expect(seatScores({ ...evening, played: [[tables[0], { ...tables[1], entry: null }]] }, entries)).toEqual([
    [null, null],
  ])
})
