import { expect, test } from 'vitest'
import { csvOf, differences, exportOf } from '../../src/circle/export.ts'
import { icsOf } from '../../src/circle/ics.ts'
import { entryOf, gamesOf } from '../../src/circle/ledger.ts'
import { standingsOf } from '../../src/circle/standings.ts'
import type { Outcome, Seat } from '../../src/games/game.ts'
import { SEED, pick, seeded, shuffled } from '../support/random.ts'
import { match, NOVEMBER } from './entries.ts'

const outcome = (totals: number[], points: (number | null)[], winners: Seat[], places: number[]): Outcome => ({
  over: true,
  reason: 'closed',
  winners,
  standings: totals.map((total, i) => ({ seat: i as Seat, place: places[i], points: points[i], total, lines: [] })),
})

test('an entry is what the match file says', () => {
  const hands = [
    outcome([8, -8, 0], [8, -8, null], [0], [1, 3, 2]),
    outcome([5, -2, -3], [-3, 6, -3], [1], [1, 2, 3]),
  ].map(outcome => ({ outcome }))
  const file = { game: 'toy', hands } as never
  const head = { n: 1, id: 'a:1', at: 5, who: [{ member: 1 }, { bot: 2 }, { guest: 'Eve' }] }
  expect(entryOf(file, { ...head, lower: false })).toEqual({
    n: 1,
    id: 'a:1',
    at: 5,
    game: 'toy',
    lower: false,
    hands: 2,
    struck: false,
    seats: [
      { who: { member: 1 }, place: 1, points: 5, wins: 1, best: 8 },
      { who: { bot: 2 }, place: 2, points: -2, wins: 1, best: 6 },
      { who: { guest: 'Eve' }, place: 3, points: -3, wins: 0, best: -3 },
    ],
  })
  // Where points are penalties the best hand is the one that cost least.
  expect(entryOf(file, { ...head, lower: true }).seats.map(({ best }) => best)).toEqual([-3, -8, -3])
})

test('places, points, wins and best hands add up by game and season, and struck matches do not', () => {
  const entries = [
    match(1, [1, 2, { bot: 1 }]),
    match(2, [2, 1, { guest: 'Eve' }]),
    match(3, [1, 2], { struck: true }),
    match(4, [2, 1], { at: Date.UTC(2025, 0, 1) }),
    match(5, [2, 1], { game: 'other' }),
    match(6, [1, 3, 2]),
  ]
  const all = standingsOf(entries, 'toy', 'all')
  expect(all.matches).toBe(4)
  expect(all.members).toEqual([
    { member: 1, rank: 1, matches: 4, places: [2, 2, 0, 0], average: 1.5, points: 100, wins: 2, best: 15 },
    { member: 2, rank: 2, matches: 4, places: [2, 1, 1, 0], average: 1.75, points: 90, wins: 2, best: 15 },
    { member: 3, rank: 3, matches: 1, places: [0, 1, 0, 0], average: 2, points: 20, wins: 0, best: 10 },
  ])
  expect(all.versus).toEqual([
    { a: 1, b: 2, ahead: 2, behind: 2, level: 0 },
    { a: 1, b: 3, ahead: 1, behind: 0, level: 0 },
    { a: 2, b: 3, ahead: 0, behind: 1, level: 0 },
  ])
  expect(all.running[0]).toEqual({
    member: 1,
    totals: [
      [1, 30],
      [2, 50],
      [4, 70],
      [6, 100],
    ],
  })
  expect(standingsOf(entries, 'toy', '2025').members.map(({ member, points }) => [member, points])).toEqual([
    [2, 30],
    [1, 20],
  ])
  expect(standingsOf(entries, 'toy', '2026-11').matches).toBe(3)
  expect(standingsOf(entries, 'toy', '2026-12').members).toEqual([])
  expect(gamesOf(entries).map(({ game, matches, struck, months }) => [game, matches, struck, months])).toEqual([
    ['toy', 5, 1, ['2026-11', '2025-01']],
    ['other', 1, 0, ['2026-11']],
  ])
})

test('those level in everything share a rank, and fewer penalties are better', () => {
  const level = standingsOf([match(1, [4, 3], { places: [1, 1], points: [7, 7] }), match(2, [9])], 'toy', 'all')
  expect(level.members.map(({ member, rank }) => [member, rank])).toEqual([
    [9, 1],
    [3, 2],
    [4, 2],
  ])
  expect(level.versus).toEqual([{ a: 3, b: 4, ahead: 0, behind: 0, level: 1 }])
  const penalties = { lower: true, places: [1, 1], points: [50, 20] }
  expect(standingsOf([match(1, [1, 2], penalties)], 'toy', 'all').members.map(({ member }) => member)).toEqual([2, 1])
})

/** A ledger of chance. */
function someLedger(random: () => number, count: number) {
  return Array.from({ length: count }, (_, i) =>
    match(
      i + 1,
      shuffled(6, random)
        .slice(0, 4)
        .map(each => (each < 4 ? each : each === 4 ? { bot: 2 } : { guest: 'x' })),
      {
        game: pick(['toy', 'other'], random),
        at: NOVEMBER + Math.floor(random() * 60) * 86_400_000,
        struck: random() < 0.1,
        points: [0, 0, 0, 0].map(() => Math.floor(random() * 100) - 50),
      },
    ),
  )
}

test('striking and putting back leaves no trace, and each match counts once for everybody in it', () => {
  const random = seeded(SEED)
  for (let round = 0; round < 50; round++) {
    const entries = someLedger(random, 20).map(entry => ({ ...entry, struck: false }))
    const before = standingsOf(entries, 'toy', 'all')
    const struck = entries.map((entry, i) => ({ ...entry, struck: i === round % 20 }))
    const without = entries.filter((_, i) => i !== round % 20)
    expect(standingsOf(struck, 'toy', 'all'), `seed ${SEED}`).toEqual(standingsOf(without, 'toy', 'all'))
    expect(standingsOf(entries, 'toy', 'all'), `seed ${SEED}`).toEqual(before)
    for (const { member, matches, places, points } of before.members) {
      const own = entries.flatMap(({ game, seats }) =>
        game === 'toy' ? seats.filter(({ who }) => 'member' in who && who.member === member) : [],
      )
      expect(matches).toBe(own.length)
      expect(places.reduce((a, b) => a + b)).toBe(own.length)
      expect(points).toBe(own.reduce((sum, seat) => sum + seat.points, 0))
      expect(before.running.find(each => each.member === member)!.totals.at(-1)![1]).toBe(points)
    }
  }
})

test('an export agrees with itself, and says where it was changed', () => {
  const members = [0, 1, 2, 3].map(id => ({ id, name: `M${id}` }))
  const file = exportOf('Us', members, someLedger(seeded(SEED), 60), [])
  expect(differences(JSON.stringify(file))).toEqual([])
  const forged = structuredClone(file)
  const { game, season, standings } = forged.standings[0]
  standings.members[0].wins++
  expect(differences(JSON.stringify(forged))).toEqual([
    `${game} ${season}.members.0.wins: ${standings.members[0].wins} instead of ${standings.members[0].wins - 1}`,
  ])
  forged.entries.push(forged.entries[3])
  expect(differences(JSON.stringify(forged))![0]).toBe('entry 4: more than once')
  expect(differences('{}')).toBeNull()
  expect(differences('no')).toBeNull()
})

test('a table of all matches is no formula, and names nobody who was forgotten', () => {
  const csv = csvOf([{ id: 1, name: 'An "A", x' }], [match(1, [1, 2, { guest: '=1+1' }, { bot: 2 }])], '-')
  expect(csv.split('\r\n').slice(1, 5)).toEqual([
    '1,2026-11-15T00:00:00.001Z,toy,"An ""A"", x",1,30,2,15,0',
    '1,2026-11-15T00:00:00.001Z,toy,"\'-",2,20,0,10,0',
    '1,2026-11-15T00:00:00.001Z,toy,"\'=1+1",3,10,0,5,0',
    '1,2026-11-15T00:00:00.001Z,toy,"bot 2",4,0,0,0,0',
  ])
})

test('a calendar file: world time, escaped, folded without cutting a letter', () => {
  const text = icsOf(
    {
      id: 'a',
      name: 'Gașca, noastră; a',
      at: NOVEMBER,
      text: '牌'.repeat(40),
      link: 'https://masa.example/c/a',
      call: '',
    },
    0,
  )
  expect(text).toContain('DTSTART:20261115T000000Z\r\nDTEND:20261115T030000Z\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Gașca\\, noastră\\; a: ${'牌'.repeat(40)}\r\n`)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
