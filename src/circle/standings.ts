/**
 * One member in one game and season. places: how often first, second, third, fourth. average: place.
 * points: the sum. wins: matches in which they were first. best: their best hand.
 */
export type Standing = {
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
