import type { Viewer } from '../games/game.ts'
import type { Heard, Shown, Verdict } from './dealEvidence.ts'

// What a page needs of promises and verdicts before it has fetched any hashing; the rest is in seal.ts and dealEvidence.ts.

/** For which hand of which room the server has committed itself to what. */
export type Promised = { room: string; hand: number; commit: string }

/** What is hashed to seal a salt. */
export const wording = ({ room, hand, commit }: Promised, seat: number, salt: string): string =>
  `${room}\n${hand}\n${seat}\n${commit}\n${salt}`

/** One thing a client is shown; events: null for a fresh look at the table. */
export const shown = (eyes: Viewer, events: unknown[] | null, view: unknown, outcome: unknown): Shown => ({
  eyes,
  kind: events === null ? 'scene' : events.length > 0 ? 'step' : 'still',
  look: events?.length ? [view, outcome, events] : [view, outcome],
})

/** When the deal of a hand that has ended was never shown. */
export const missing = ({ whole }: Heard, code: string): Verdict => ({
  wrong: 'missing',
  step: 0,
  whole,
  without: [],
  mine: null,
  code,
})
