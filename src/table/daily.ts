/**
 * The deal of the day: one hand a game and day, the same for everybody who plays it on this server. What its page and the
 * server say to one another.
 */
const DAY = 24 * 60 * 60 * 1000
/** A day's results and its best line can be looked at for so many days after it. */
const DAYS_KEPT = 7
/** Everybody plays it at this seat: so all have the same neighbours. */
export const DAY_SEAT = 0

/** Days are those of the world's time, so that one begins for everybody at once. */
export const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)
export const endOf = (date: string): number => Date.parse(date) + DAY
/** Nothing of it is kept any longer. */
export const goneAt = (date: string): number => endOf(date) + DAYS_KEPT * DAY
export const dayBefore = (date: string): string => dateOf(Date.parse(date) - DAY)

export const dayName = (game: string, date: string): string => `${game}-${date}`
/** null: no day's name. */
export function parseDay(name: string): { game: string; date: string } | null {
  const [, game, date] = /^([a-z0-9]{2,16})-(\d{4}-\d\d-\d\d)$/.exec(name) ?? []
  if (game === undefined || date === undefined) return null
  const time = Date.parse(date)
  return Number.isFinite(time) && dateOf(time) === date ? { game, date } : null
}

/** Points that so many have, the best first; null: no score, which is less than any. */
export type Results = { points: number | null; count: number }[]

export type DayInfo = {
  /** The hash of what it is dealt from: told before the first tile. */
  commit: string
  /** How many have played it to its end, within the day. */
  players: number
  /** The try of whoever asks. late: it ended after the day, and is not among the results. */
  mine: { room: string; result: { points: number | null; late: boolean } | null } | null
  /** For whoever has played it, and for everybody once the day is over. */
  results: Results | null
  /** From then on the deal and the best line may be seen. best: there is one. */
  over: { secret: string; best: boolean } | null
}

/** What is refused, as the page says it. */
export type DayRefusal = 'otherDay' | 'noDeal' | 'full' | 'tooMany' | 'storage'

export const isBetter = (a: number | null, b: number | null, lowerIsBetter: boolean): boolean =>
  a !== null && (b === null || (lowerIsBetter ? a < b : a > b))

export function resultsOf(all: readonly (number | null)[], lowerIsBetter: boolean): Results {
  const counts = new Map<number | null, number>()
  for (const points of all) counts.set(points, (counts.get(points) ?? 0) + 1)
  return [...counts]
    .map(([points, count]) => ({ points, count }))
    .sort((a, b) => (isBetter(a.points, b.points, lowerIsBetter) ? -1 : 1))
}

/** Whoever has the same points has the same place; of: how many there are. null: nobody has so many. */
export function placeOf(results: Results, points: number | null): { place: number; of: number } | null {
  let before = 0
  let place: number | null = null
  for (const each of results) {
    if (each.points === points) place = before + 1
    before += each.count
  }
  return place === null ? null : { place, of: before }
}

const SIGNS = 5

/** One sign for each fifth of the players that one has not left to others: tells how well, and nothing of the tiles. */
export function signs({ place, of }: { place: number; of: number }): string {
  const lit = of < 2 ? SIGNS : 1 + Math.round(((SIGNS - 1) * (of - place)) / (of - 1))
  return '🟩'.repeat(lit) + '⬜'.repeat(SIGNS - lit)
}
