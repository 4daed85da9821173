/** Who played at a seat: a member, somebody who was none, or a bot. */
export type Who = { member: number } | { guest: string } | { bot: number }

/**
 * place: in the match, 1 is first, and those who are level share it. points: the match's total.
 * wins: hands won. best: the hand that brought most, or cost least where points are penalties; null: no hand was scored.
 */
export type EntrySeat = { who: Who; place: number; points: number; wins: number; best: number | null }

/** One finished match of a circle. */
export type Entry = {
  /** Counted from 1 within the circle. */
  n: number
  /** The table and its match: the same match is never entered twice. */
  id: string
  /** When it ended. */
  at: number
  game: string
  /** Points are penalties. */
  lower: boolean
  hands: number
  /** In the order of the table's seats. */
  seats: EntrySeat[]
  /** An owner has struck it out: it is shown, and does not count. */
  struck: boolean
  /** Of which evening it was, and where in it; counted from 0. duplicate: its deals were those of the round's other tables. */
  evening?: { id: number; round: number; table: number; duplicate?: true }
  /** Where the deals were others' too, each of them. */
  deals?: DealScore[]
}

/** One hand of several tables with the same deal. first: who began, from whom on it is dealt. points: by seat. */
export type DealScore = { first: number; points: number[] }

/** `all`, a year `2026` or a month `2026-11`, by the world's clock. */
export type Season = string
export const SEASON = /^(all|\d{4}(-\d{2})?)$/

export const monthOf = (at: number): Season => new Date(at).toISOString().slice(0, 7)
/** Whether an entry belongs to it. */
export const within = (season: Season, at: number): boolean => season === 'all' || monthOf(at).startsWith(season)

/** Of several points the one that counts for more. lower: they are penalties. */
export const better = (lower: boolean) => (lower ? Math.min : Math.max)
