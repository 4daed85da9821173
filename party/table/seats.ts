import type { Level, Seat } from '../../src/games/game.ts'
import type { Language, Phase, SeatInfo } from '../../src/table/protocol.ts'
import type { Membership } from './store.ts'

/** How strong a bot plays for a person who is away, and in place of one who is gone for good. */
export const STAND_IN = 2

/** By what somebody is known again who has no token, or throws it away; as hashes. */
export type Marks = {
  readonly device?: string
  /** Their address, which others may share. */
  readonly from?: string
}

/** hash: SHA-256 of the owner's token; the token itself is with its owner alone, and is all that makes them the owner. */
export type Owner = {
  readonly name: string
  readonly lang: Language
  readonly hash: string
  /** Somebody's own program, invited as such: it is shown as a bot, and never the host. */
  readonly engine?: true
  /** Of the circle to which the table belongs; era: of the pass that said so. */
  readonly member?: number
  readonly era?: number
  /** The member they were, who wants to be forgotten: the circle is not told their name any more. */
  readonly former?: number
  /** As they were last here: they may be away when they are sent away. */
  readonly marks?: Marks
}
export type Person = Owner & { ready: boolean }

/** All that a seat can be. */
export type SeatRecord =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: Level }
  /**
   * here: the owner decides. standIn: a bot plays for them until they are back. left: they stood up in mid-match; a bot
   * plays, and they see no more than a watcher until they sit down again.
   */
  | ({ readonly kind: 'person'; readonly presence: 'here' | 'standIn' | 'left' } & Person)
  /** Sits down when this hand is dealt. Until then the seat is a bot's of this level, or nobody's: 0. */
  | ({ readonly kind: 'coming'; readonly hand: number; readonly level: 0 | Level } & Person)

/** spared: the devices of the others who were here from there. */
export type Traces = Marks & { readonly spared?: readonly string[] }

/** Sent away by the host: stays away until let in again, or until the match has ended. hash: of a player's token. */
export type Removed = Traces & { readonly id: number; readonly name: string; readonly hash?: string }

/** Who sits where and who is the host. Nothing but `reseat` (reseat.ts) makes a new one. */
export type Occupancy = {
  readonly phase: Phase
  readonly seats: readonly SeatRecord[]
  readonly host: Seat | null
  readonly removed: readonly Removed[]
}

export type Change =
  /** before: whose token the sitter has shown already, if any. hand: the next that is not yet under way. */
  | { type: 'sit'; seat: Seat; owner: Owner; before: string | null; hand: number }
  /** forGood: the seat is given up, and anyone may have it from the next deal on. */
  | { type: 'leave'; seat: Seat; forGood: boolean }
  | { type: 'rename'; seat: Seat; name: string; lang: Language; member: number | null; era: number; marks: Marks }
  /** The same member of the circle, at another of their devices; the one before opens nothing any more. */
  | { type: 'takeOver'; seat: Seat; hash: string; lang: Language; era: number }
  /** The people at the table have become a circle; by seat. */
  | { type: 'members'; members: (number | null)[] }
  /** Whoever has left the circle, or shows an old pass, is a guest. */
  | { type: 'guests'; circle: Membership }
  /** A bot plays on for them, though they may be looking. */
  | { type: 'standIn'; seat: Seat }
  /** The owner is at the seat, and plays. */
  | { type: 'back'; seat: Seat }
  /** Nobody has been at the seat for so long that it has consequences. */
  | { type: 'absent'; seat: Seat }
  /** level 0 takes the bot away. */
  | { type: 'bot'; seat: Seat; level: 0 | Level }
  | { type: 'remove'; seat: Seat; traces: Traces }
  /** Somebody without a seat is sent away. */
  | { type: 'bar'; name: string; traces: Traces }
  | { type: 'admit'; id: number }
  | { type: 'resize'; size: number }
  /** A hand has been dealt: whoever was coming sits down. */
  | { type: 'deal'; hand: number }
  | { type: 'matchOver' }
  | { type: 'rematch' }

/** Whether somebody with this token is connected. */
export type Here = (hash: string) => boolean

export const emptySeat = (): SeatRecord => ({ kind: 'empty' })
export const isPlayer = (record: SeatRecord): record is Extract<SeatRecord, { hash: string }> =>
  record.kind === 'person' || record.kind === 'coming'

/** The seat that is theirs, at it or not. */
export function seatOf(seats: readonly SeatRecord[], hash: string | null): Seat | null {
  // Asked many times for every step.
  if (hash !== null)
    for (let seat = 0; seat < seats.length; seat++) {
      const record = seats[seat]
      if (isPlayer(record) && record.hash === hash) return seat as Seat
    }
  return null
}

/** Where this member of the circle sits, or will. */
export function seatOfMember(seats: readonly SeatRecord[], member: number | null): Seat | null {
  const seat = member === null ? -1 : seats.findIndex(record => isPlayer(record) && record.member === member)
  return seat < 0 ? null : (seat as Seat)
}

/** The seat through whose eyes they look: their own while they are at it, and were when the hand was dealt. */
export function eyesOf(seats: readonly SeatRecord[], hash: string | null): Seat | null {
  const seat = seatOf(seats, hash)
  const record = seat === null ? null : seats[seat]
  return record?.kind === 'person' && record.presence !== 'left' ? seat : null
}

/** Whose seats they are, or will be with the next deal; whoever has left plays no part in it. */
export const players = (seats: readonly SeatRecord[]) =>
  seats.filter(record => isPlayer(record)).filter(record => record.kind === 'coming' || record.presence !== 'left')

/** A bot decides here now. */
export const botPlays = (record: SeatRecord): boolean => record.kind !== 'person' || record.presence !== 'here'

export const botLevel = (record: SeatRecord): number => ('level' in record && record.level ? record.level : STAND_IN)

export function seatInfo(record: SeatRecord, here: Here): SeatInfo {
  const nobody = { name: '', engine: false, level: 0 as const, away: false, standIn: false, ready: false, next: null }
  switch (record.kind) {
    case 'empty':
      return { ...nobody, kind: 'empty' }
    case 'bot':
      return { ...nobody, kind: 'bot', level: record.level, ready: true }
    case 'coming': {
      const { level, ready, name, hash, engine = false } = record
      return { ...nobody, kind: level ? 'bot' : 'empty', engine, level, ready, away: !here(hash), next: name }
    }
    case 'person': {
      const { name, ready, presence, hash, engine = false } = record
      const away = presence === 'left' || !here(hash)
      const standIn = presence !== 'here'
      return { ...nobody, kind: 'person', name, engine, level: standIn ? STAND_IN : 0, away, standIn, ready }
    }
  }
}
