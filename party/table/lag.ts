/**
 * What a line takes is given back, so that the same thought costs the same clock on every line. A player's client says how
 * long they took; it is believed within what the room has measured itself, and within a quota that each move refills, as
 * lichess does it: whoever lies, or answers late on purpose, gains that quota and no more. Times are milliseconds.
 */

/** Round trips of one line, as measured by marks: the newest last. */
export type Trips = readonly number[]
const KEPT = 6

/** What a move may be given back at first and at most, and what each move adds to it: the slowest line we allow for. */
export const QUOTA = 3500
export const GAIN = 1750
/** A trip may take so much longer than any that was measured. */
const JITTER = 350
/** Of a line that has not been measured. */
const UNKNOWN = 500
/** A tap made in time may arrive late on any line: a deadline waits so much longer at least, and nothing is charged or shown. */
const LEAST = 500

export const measured = (trips: Trips, ms: number): Trips => [...trips.slice(1 - KEPT), Math.max(0, Math.round(ms))]

/** As much as a line can be believed to have taken. */
const believable = (trips: Trips): number => (trips.length ? Math.max(...trips) + JITTER : UNKNOWN)

const usual = (trips: Trips): number => trips.reduce((sum, trip) => sum + trip, 0) / Math.max(1, trips.length)

/** elapsed: from when the room showed something until the answer was there; took: the answerer's own count of it. */
export type Taken = { elapsed: number; took?: number; trips: Trips }

/** What this move is given back, and what is left of the quota for the next. */
export function giveBack({ elapsed, took, trips }: Taken, quota: number): { back: number; quota: number } {
  const lag = took === undefined ? usual(trips) : elapsed - took
  const back = Math.max(0, Math.min(lag, elapsed, believable(trips), quota))
  return { back, quota: Math.min(QUOTA, quota - back + GAIN) }
}

/** How much longer than it shows a deadline waits for what is on its way. */
export const grace = (trips: Trips, quota: number): number => Math.max(LEAST, Math.min(believable(trips), quota))

/** What a line takes beyond that: so much sooner its player has to decide. */
export const shortfall = (trips: Trips, quota: number): number =>
  trips.length ? Math.max(0, Math.max(...trips) - grace(trips, quota)) : 0
