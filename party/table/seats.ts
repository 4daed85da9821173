import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../../src/games/game.ts'
import type { Language, SeatInfo } from '../../src/table/protocol.ts'

/** How strong a bot plays for a person who is away. */
export const STAND_IN = 2

export type SeatRecord = {
  kind: 'empty' | 'person' | 'bot'
  name: string
  lang: Language | null
  level: 0 | 1 | 2 | 3
  /** SHA-256 of the owner's token; the token itself is with its owner alone. */
  hash: string | null
  /** A bot plays for the owner. */
  held: boolean
  /** The owner stood up in mid-match: the seat waits for them unless the host gives it away. */
  left: boolean
  ready: boolean
}

const NOBODY = { name: '', lang: null, hash: null, held: false, left: false, ready: false } as const

export const emptySeat = (): SeatRecord => ({ ...NOBODY, kind: 'empty', level: 0 })
export const botSeat = (level: 1 | 2 | 3): SeatRecord => ({ ...NOBODY, kind: 'bot', level })
export const personSeat = (name: string, lang: Language, hash: string): SeatRecord => ({
  ...NOBODY,
  kind: 'person',
  level: 0,
  name,
  lang,
  hash,
})

export function seatInfo(seat: SeatRecord, away: boolean): SeatInfo {
  const { kind, name, held, ready } = seat
  const gone = kind === 'person' && away
  return { kind, name, level: held ? STAND_IN : seat.level, away: gone, held, ready: kind === 'bot' || ready }
}

export const hashToken = (token: string): string => bytesToHex(sha256(hexToBytes(token)))

export function ownerOf(seats: readonly SeatRecord[], token: string | undefined): Seat | null {
  if (!token) return null
  const hash = hashToken(token)
  const seat = seats.findIndex(record => record.hash === hash)
  return seat < 0 ? null : (seat as Seat)
}

/** A bot decides here now. */
export const botPlays = (seat: SeatRecord): boolean => seat.kind === 'bot' || seat.held
