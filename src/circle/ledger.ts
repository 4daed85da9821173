import type { Outcome } from '../games/game.ts'
import type { MasaFile } from '../table/replay.ts'
import { monthOf, within, type DealScore, type Entry, type EntrySeat, type Season, type Who } from './entry.ts'
import type { HeadToHead, Running, Standing, Standings } from './standings.ts'

/** What the ledger keeps of a match, from its file. who: by seat. */
export function entryOf(
  file: Pick<MasaFile, 'game' | 'hands'>,
  more: Pick<Entry, 'n' | 'id' | 'at' | 'lower' | 'evening'> & { who: readonly Who[]; firsts?: readonly number[] },
): Entry {
  const { who, evening, firsts, ...head } = more
  const outcomes = file.hands.map(({ outcome }) => outcome)
  return {
    ...head,
    game: file.game,
    hands: outcomes.length,
    seats: who.map((each, seat) => seatOf(outcomes, seat, each, head.lower)),
    struck: false,
    ...(evening && { evening }),
    ...(evening?.duplicate && { deals: outcomes.map((outcome, hand) => dealScore(outcome, firsts?.[hand], who)) }),
  }
}

const dealScore = ({ standings }: Outcome, first = 0, who: readonly Who[]): DealScore => ({
  first,
  points: who.map((_, seat) => standings.find(each => each.seat === seat)?.points ?? 0),
})

function seatOf(outcomes: readonly Outcome[], seat: number, who: Who, lower: boolean): EntrySeat {
  const of = (outcome: Outcome | undefined) => outcome?.standings.find(each => each.seat === seat)
  const last = of(outcomes.at(-1))
  const scored = outcomes.flatMap(outcome => of(outcome)?.points ?? [])
  return {
    who,
    place: last?.place ?? outcomes.at(-1)?.standings.length ?? 1,
    points: last?.total ?? 0,
    wins: outcomes.filter(({ winners }) => winners.some(winner => winner === seat)).length,
    best: scored.length ? better(lower)(...scored) : null,
  }
}

const better = (lower: boolean) => (lower ? Math.min : Math.max)

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
    members: ranked([...members.values()], lower),
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

function ranked(standings: Standing[], lower: boolean): Standing[] {
  const order = (a: Standing, b: Standing) =>
    a.average - b.average || b.matches - a.matches || (b.points - a.points) * (lower ? -1 : 1)
  const sorted = standings.sort((a, b) => order(a, b) || a.member - b.member)
  sorted.forEach((standing, i) => {
    const before = sorted[i - 1]
    standing.rank = before && order(before, standing) === 0 ? before.rank : i + 1
  })
  return sorted
}

type Played = { game: string; matches: number; struck: number; months: Season[] }

/** Which games have been played, and in which months: the latest first. Struck entries are in the ledger too. */
export function gamesOf(entries: readonly Entry[]): Played[] {
  const games = new Map<string, Played>()
  for (let i = entries.length - 1; i >= 0; i--) {
    const { game, at, struck } = entries[i]!
    const known = games.get(game) ?? { game, matches: 0, struck: 0, months: [] }
    games.set(game, known)
    known.matches++
    if (struck) known.struck++
    if (!known.months.includes(monthOf(at))) known.months.push(monthOf(at))
  }
  return [...games.values()]
}

/** Every season that has something in it. */
export function seasonsOf(months: readonly Season[]): Season[] {
  const years = [...new Set(months.map(month => month.slice(0, 4)))]
  return ['all', ...years, ...months]
}
