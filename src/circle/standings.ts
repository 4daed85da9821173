import { better, within, type Entry, type EntrySeat, type Season } from './entry.ts'
import { ranked } from './ranked.ts'

/**
 * One member in one game and season. places: how often first, second, third, fourth. average: place.
 * points: the sum. wins: matches in which they were first. best: their best hand.
 */
type Standing = {
  member: number
  /** Among the members, those who are level share it. */
  rank: number
  matches: number
  places: [number, number, number, number]
  average: number
  points: number
  wins: number
  best: number | null
}

/** Matches in which both played: how often `a` was ahead, `b` was, and neither. a < b. */
export type HeadToHead = { a: number; b: number; ahead: number; behind: number; level: number }

/** For a chart: after each of their matches, its number in the ledger and all their points so far. */
export type Running = { member: number; totals: [n: number, points: number][] }

export type Standings = {
  /** Points are penalties: fewer is better. */
  lower: boolean
  matches: number
  /** Best first: by average place, then by more matches, then by points. */
  members: Standing[]
  versus: HeadToHead[]
  running: Running[]
}

type Mine = EntrySeat & { who: { member: number } }
const isMembers = (seat: EntrySeat): seat is Mine => 'member' in seat.who

/** One game's entries of a season; those struck out do not count. */
const counting = (entries: readonly Entry[], game: string, season: Season): Entry[] =>
  entries.filter(entry => !entry.struck && entry.game === game && within(season, entry.at))

/** A pure function of the entries, which come in the order of their numbers. */
export function standingsOf(entries: readonly Entry[], game: string, season: Season): Standings {
  const played = counting(entries, game, season)
  const lower = played.at(-1)?.lower ?? false
  const members = new Map<number, Standing>()
  const running = new Map<number, Running>()
  const versus = new Map<string, HeadToHead>()
  for (const { n, seats } of played) {
    const mine = seats.filter(isMembers)
    for (const seat of mine) {
      const standing = count(members, seat, lower)
      const { member } = seat.who
      const line = running.get(member) ?? { member, totals: [] }
      running.set(member, line)
      line.totals.push([n, standing.points])
    }
    for (const one of mine) for (const other of mine) if (one.who.member < other.who.member) meet(versus, one, other)
  }
  return {
    lower,
    matches: played.length,
    members: ranked([...members.values()], byPlace(lower)),
    versus: [...versus.values()].sort((x, y) => x.a - y.a || x.b - y.b),
    running: [...running.values()].sort((x, y) => x.member - y.member),
  }
}

function count(members: Map<number, Standing>, seat: Mine, lower: boolean): Standing {
  const { member } = seat.who
  const fresh: Standing = {
    member,
    rank: 0,
    matches: 0,
    places: [0, 0, 0, 0],
    average: 0,
    points: 0,
    wins: 0,
    best: null,
  }
  const standing = members.get(member) ?? fresh
  members.set(member, standing)
  const at = Math.min(4, Math.max(1, seat.place)) - 1
  standing.matches++
  standing.places[at] = (standing.places[at] ?? 0) + 1
  standing.average = standing.places.reduce((sum, times, i) => sum + times * (i + 1), 0) / standing.matches
  standing.points += seat.points
  if (seat.place === 1) standing.wins++
  if (seat.best !== null) standing.best = standing.best === null ? seat.best : better(lower)(standing.best, seat.best)
  return standing
}

function meet(versus: Map<string, HeadToHead>, one: Mine, other: Mine): void {
  const [a, b] = [one.who.member, other.who.member]
  const pair = versus.get(`${a} ${b}`) ?? { a, b, ahead: 0, behind: 0, level: 0 }
  versus.set(`${a} ${b}`, pair)
  if (one.place === other.place) pair.level++
  else if (one.place < other.place) pair.ahead++
  else pair.behind++
}

const byPlace =
  (lower: boolean) =>
  (a: Standing, b: Standing): number =>
    a.average - b.average || b.matches - a.matches || (b.points - a.points) * (lower ? -1 : 1)
