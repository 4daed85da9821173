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
