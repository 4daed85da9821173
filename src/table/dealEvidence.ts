import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat, Viewer } from '../games/game.ts'
import type { Seals } from './protocol.ts'
import { dealCode } from './seal.ts'

/**
 * One thing a client was shown. step: an event and what it led to. still: a step without an event. scene: a fresh look,
 * after which any number of steps may have been missed.
 */
export type Sight = { eyes: Viewer; kind: 'step' | 'still' | 'scene'; digest: string }
/** As it was shown: a page that has not fetched the hashing yet keeps it so. */
export type Shown = Omit<Sight, 'digest'> & { look: unknown[] }

/** What a client was told and shown of one hand until it ended: the first word counts. */
export type Heard = {
  hand: number
  commit: string | null
  seals: Seals | null
  salts: readonly string[] | null
  roots: string[]
  /** As it was promised: other tables are dealt the same. */
  shared?: boolean
  /** What this client sealed, for which seat. */
  own: { seat: Seat; seal: string; salt: string } | null
  /** Which seats were bots' when the seals were shown. */
  bots: readonly boolean[] | null
  seen: (Sight | Shown)[]
  /** Nothing was shown of the hand before the first of these. */
  whole: boolean
  /** It is the first of its match. */
  first: boolean
  /** What was heard of it before has been forgotten: nothing can be said for it any more. */
  givenUp?: boolean
}

/** key of `deal.wrong.`; the rules' own version is no fault of the deal's. */
export type Wrong = 'commit' | 'seals' | 'order' | 'shown' | 'steps' | 'missing' | 'version'

export type Verdict = {
  /** null: dealt as promised, and shown as dealt. */
  wrong: Wrong | null
  /** Which step it is, counted from 1; 0: none in particular. */
  step: number
  /** Everything that was shown of the hand has been compared. */
  whole: boolean
  /** People whose salts are not in it. */
  without: Seat[]
  /** Whether this client's own salt is in it; null: it had no seat when it was dealt. */
  mine: boolean | null
  /** Other tables were dealt the same: nobody's salt is in it. */
  shared?: boolean
  /** The same on every screen, if everyone was told the same. */
  code: string
}

/** As far as it has been told; '' before that. */
export const codeOf = ({ commit, seals, salts, roots }: Heard): string =>
  commit && seals && salts && roots[0] ? dealCode(commit, seals, salts, roots[0]) : ''

/** Of anything that survives JSON, whatever the order of its keys. */
export function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))).subarray(0, 16))
}

export const sight = (seen: Sight | Shown): Sight =>
  'look' in seen ? { eyes: seen.eyes, kind: seen.kind, digest: digest(seen.look) } : seen

/** The same for the same value, whatever the order of its keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    const fields = each as Record<string, unknown>
    return Object.fromEntries(
      Object.keys(fields)
        .sort()
        .map(key => [key, fields[key]]),
    )
  })
}
