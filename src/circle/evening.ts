import type { Entry, EntrySeat } from './entry.ts'

/** points, penalties: the sum of all matches. places: one point for each seat at the table that finished behind, half a point for each that is level. */
export const SCORINGS = ['points', 'places', 'penalties'] as const
export type Scoring = (typeof SCORINGS)[number]

/** A place at a table of a round: a member, or a bot. */
export type Chair = number | 'bot'
/** Rounds, their tables, and who has which seat. */
export type Schedule = Chair[][][]

export type EveningStanding = {
  member: number
  /** Those who are level in everything share it. */
  rank: number
  /** By the scoring chosen; a bot's are not counted, but it takes a place. */
  score: number
  /** Matches in which they were first. */
  firsts: number
  /** The best single match's part of the score. */
  best: number | null
  played: number
}

type EveningTable = {
  room: string
  seats: Chair[]
  /** The number of its match in the ledger, once it is over. */
  entry: number | null
}

export type EveningInfo = {
  id: number
  game: string
  options: Record<string, string | number | boolean>
  scoring: Scoring
  /** Seats at each table. */
  size: number
  /** Members, in the order they were drawn. */
  people: number[]
  rounds: number
  /** Drawn rounds whose tables have opened, the last being played unless the evening is over. */
  played: EveningTable[][]
  state: 'playing' | 'over' | 'ended'
  began: number
  standings: EveningStanding[]
}

/** How it stands after these matches; those struck out do not count. */
export function eveningStandings(
  people: readonly number[],
  entries: readonly Entry[],
  scoring: Scoring,
): EveningStanding[] {
  const played = entries.filter(({ struck }) => !struck)
  const fewer = scoring !== 'places' && (played.at(-1)?.lower ?? false)
  const standings = people.map(member => {
    const parts = played.flatMap(entry => {
      const seat = entry.seats.find(({ who }) => 'member' in who && who.member === member)
      return seat
        ? [{ score: scoring === 'places' ? leftBehind(entry, seat) : seat.points, first: seat.place === 1 }]
        : []
    })
    const scores = parts.map(({ score }) => score)
    return {
      member,
      rank: 0,
      score: scores.reduce((sum, score) => sum + score, 0),
      firsts: parts.filter(({ first }) => first).length,
      best: scores.length ? (fewer ? Math.min(...scores) : Math.max(...scores)) : null,
      played: parts.length,
    }
  })
  return ranked(standings, fewer)
}

/** A point for each seat behind, half a point for each that is level. */
const leftBehind = ({ seats }: Entry, own: EntrySeat): number =>
  seats.reduce((sum, { place }) => sum + (place > own.place ? 1 : place === own.place ? 0.5 : 0), -0.5)

/** Whoever missed a match comes after those who did not, where points are penalties: else staying away would win. */
function ranked(standings: EveningStanding[], fewer: boolean): EveningStanding[] {
  const sign = fewer ? -1 : 1
  const order = (a: EveningStanding, b: EveningStanding) =>
    (fewer ? b.played - a.played : 0) ||
    (b.score - a.score) * sign ||
    b.firsts - a.firsts ||
    ((b.best ?? 0) - (a.best ?? 0)) * sign
  const sorted = standings.sort((a, b) => order(a, b) || a.member - b.member)
  sorted.forEach((standing, i) => {
    const before = sorted[i - 1]
    standing.rank = before && order(before, standing) === 0 ? before.rank : i + 1
  })
  return sorted
}
