import type { Entry } from './entry.ts'
import { ranked } from './ranked.ts'

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

export type EveningTable = {
  room: string
  seats: Chair[]
  /** The number of its match in the ledger, once it is over. */
  entry: number | null
  /** An owner has closed the round over it: there will be no match. */
  closed?: boolean
}

/** Its match is still awaited. */
export const isOpen = ({ entry, closed }: EveningTable): boolean => entry === null && !closed

export type EveningInfo = {
  id: number
  game: string
  options: Record<string, string | number | boolean>
  scoring: Scoring
  /** Every table of a round gets the same deals: a hand counts against the average of those who had the same tiles. */
  duplicate: boolean
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
  /** By round and table, what the match counts for each seat; null: not yet, or not at all. */
  scores: (number[] | null)[][]
}

/** One of those before the last, as it is listed. people: how many. first: who won. */
export type PastEvening = { id: number; game: string; began: number; people: number; first: number[] }

type Scored = Pick<EveningInfo, 'people' | 'scoring' | 'duplicate' | 'played'> & Partial<Pick<EveningInfo, 'state'>>
/** What one match brought somebody. average: there was none to count, and they are given what the others had on average. */
type Part = { score: number; first: boolean; average: boolean }

/**
 * How it stands. entries: the whole ledger. While it is played each match counts as soon as it is over, but where tables
 * have the same deals, which are nobody's to know before all have played them; once it has ended, complete rounds do.
 * Whose match was struck out, or never finished, is given the average of the round's others, as bridge does it: nobody
 * gains or loses by it.
 */
export function eveningStandings(evening: Scored, entries: readonly Entry[]): EveningStanding[] {
  const { people, scoring } = evening
  const played = evening.played.filter(round => counts(evening, round))
  const of = entryAt(entries)
  const lower = played.flat().some(table => of(table)?.lower)
  const fewer = scoring !== 'places' && lower
  const parts = new Map<number, Part[]>(people.map(member => [member, []]))
  for (const round of played) {
    const counting = countingIn(round, entries)
    const score = scorer(evening, counting)
    const all = counting.flatMap(entry => entry.seats.map((_, seat) => score(entry, seat)))
    const average = sum(all) / (all.length || 1)
    // What the others had on average is known with the last of them.
    const complete = !round.some(isOpen)
    for (const table of round)
      for (const member of table.seats) {
        if (member === 'bot' || !counting.length) continue
        const entry = of(table)
        const seat = entry?.seats.findIndex(({ who }) => 'member' in who && who.member === member) ?? -1
        const own = parts.get(member)
        if (!entry || entry.struck) {
          if (complete) own?.push({ score: average, first: false, average: true })
        } else if (seat >= 0)
          own?.push({ score: score(entry, seat), first: entry.seats[seat]!.place === 1, average: false })
      }
  }
  return ranked(
    people.map(member => standing(member, parts.get(member) ?? [], fewer)),
    byScore(fewer),
  )
}

/** What each match that counts brought each of its seats, by round and table. */
export const seatScores = (evening: Scored, entries: readonly Entry[]): EveningInfo['scores'] =>
  evening.played.map(round => {
    const score = scorer(evening, countingIn(round, entries))
    return round.map(table => {
      const entry = entryAt(entries)(table)
      if (!entry || entry.struck || !counts(evening, round)) return null
      return entry.seats.map((_, seat) => rounded(score(entry, seat)))
    })
  })

const entryAt =
  (entries: readonly Entry[]) =>
  ({ entry }: EveningTable): Entry | undefined =>
    entry === null ? undefined : entries[entry - 1]
const countingIn = (round: readonly EveningTable[], entries: readonly Entry[]) =>
  round.flatMap(table => entryAt(entries)(table) ?? []).filter(({ struck }) => !struck)
const counts = ({ duplicate, state }: Scored, round: readonly EveningTable[]) =>
  (state === 'playing' && !duplicate) || !round.some(isOpen)

function standing(member: number, parts: readonly Part[], fewer: boolean): EveningStanding {
  const own = parts.filter(({ average }) => !average).map(({ score }) => rounded(score))
  return {
    member,
    rank: 0,
    score: rounded(sum(parts.map(({ score }) => score))),
    firsts: parts.filter(({ first }) => first).length,
    best: own.length ? (fewer ? Math.min(...own) : Math.max(...own)) : null,
    played: parts.length,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
/** To hundredths: what is level in the sum must not differ by how it was added up. */
const rounded = (score: number) => Math.round(score * 100) / 100 || 0

/** What a seat of a match brings, by the evening's scoring. round: the matches that count. */
function scorer({ scoring, duplicate }: Scored, round: readonly Entry[]): (entry: Entry, seat: number) => number {
  if (!duplicate) return (entry, seat) => (scoring === 'places' ? leftBehind(entry, seat) : entry.seats[seat]!.points)
  return (entry, seat) => sum((entry.deals ?? []).map((_, hand) => against(round, hand, entry, seat)))
}

/** A hand's points less the average of all who had these tiles: the same place, counted from who began. */
function against(round: readonly Entry[], hand: number, entry: Entry, seat: number): number {
  const place = (seat - entry.deals![hand]!.first + entry.seats.length) % entry.seats.length
  const others = round.flatMap(({ deals, seats }) => {
    const deal = deals?.[hand]
    return deal ? [deal.points[(deal.first + place) % seats.length] ?? 0] : []
  })
  return (entry.deals![hand]!.points[seat] ?? 0) - sum(others) / others.length
}

/** A point for each seat behind, half a point for each that is level. */
function leftBehind({ seats }: Entry, seat: number): number {
  const own = seats[seat]!
  return seats.reduce((sum, { place }) => sum + (place > own.place ? 1 : place === own.place ? 0.5 : 0), -0.5)
}

/** Whoever missed a match comes after those who did not, where points are penalties: else staying away would win. */
function byScore(fewer: boolean): (a: EveningStanding, b: EveningStanding) => number {
  const sign = fewer ? -1 : 1
  return (a, b) =>
    (fewer ? b.played - a.played : 0) ||
    (b.score - a.score) * sign ||
    b.firsts - a.firsts ||
    ((b.best ?? 0) - (a.best ?? 0)) * sign
}
