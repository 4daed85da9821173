import type { Level, Seat, Why } from '../../src/games/game.ts'
import type { Language, Phase, SeatInfo } from '../../src/table/protocol.ts'
import { hostAfter } from './hostSuccession.ts'
import { memberHere } from './memberRoll.ts'
import type { Membership } from './store.ts'

/** How strong a bot plays for a person who is away, and in place of one who is gone for good. */
const STAND_IN = 2
/** Whom the host has sent away is remembered up to this many. */
const REMOVED_KEPT = 32

/** By what somebody is known again who has no token, or throws it away; as hashes. */
export type Marks = {
  readonly device?: string
  /** Their address, which others may share. */
  readonly from?: string
}

/** hash: SHA-256 of the owner's token; the token itself is with its owner alone, and is all that makes them the owner. */
type Owner = {
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
type Person = Owner & { ready: boolean }

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
type Removed = Traces & { readonly id: number; readonly name: string; readonly hash?: string }

/** Who sits where and who is the host. Nothing but `reseat` makes a new one. */
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
const botSeat = (level: Level): SeatRecord => ({ kind: 'bot', level })
const unready = { ready: false }
const isPlayer = (record: SeatRecord): record is Extract<SeatRecord, { hash: string }> =>
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

/** The one place where an occupant changes: who sits where after this, or why it cannot be. */
export function reseat(now: Occupancy, change: Change, here: Here): Occupancy | Why {
  const next = { ...now, seats: [...now.seats], removed: [...now.removed] }
  if ('seat' in change && !now.seats[change.seat]) return 'noSeat'
  const why = apply(next, change, here)
  return why ?? { ...next, host: hostAfter(next, here, change.type === 'absent' ? change.seat : null) }
}

type Draft = { phase: Phase; seats: SeatRecord[]; host: Seat | null; removed: Removed[] }

function apply(draft: Draft, change: Change, here: Here): Why | null {
  const { seats, phase } = draft
  const idle = phase === 'lobby' || phase === 'over'
  const record = 'seat' in change ? seats[change.seat] : emptySeat()
  const set = (seat: Seat, next: SeatRecord) => {
    seats[seat] = next
    return null
  }
  switch (change.type) {
    case 'sit':
      return sit(draft, change)
    case 'leave':
      if (record.kind === 'coming') return set(change.seat, stayed(record.level))
      if (record.kind !== 'person') return 'notSeated'
      if (idle) return set(change.seat, emptySeat())
      return set(change.seat, change.forGood ? botSeat(STAND_IN) : { ...record, presence: 'left' })
    case 'rename':
      return record.kind === 'person' || record.kind === 'coming'
        ? set(change.seat, {
            ...asMember(record, seats, change.member, change.era),
            name: change.name,
            lang: change.lang,
            marks: change.marks,
          })
        : 'notSeated'
    case 'takeOver': {
      const { hash, lang, era } = change
      return isPlayer(record) ? set(change.seat, { ...record, hash, lang, ...(era && { era }) }) : 'notSeated'
    }
    case 'members':
      draft.seats = seats.map((each, i) => asMember(each, [], change.members[i] ?? null, 0))
      return null
    case 'guests':
      draft.seats = seats.map(each => {
        if (!isPlayer(each)) return each
        const guest = asGuest(each, change.circle)
        // Nobody's name stays behind on a chair to which they do not come back.
        return guest.former !== undefined && idle && !here(guest.hash) ? emptySeat() : guest
      })
      return null
    case 'standIn':
    case 'absent':
      if (record.kind !== 'person' || record.presence !== 'here' || idle) return null
      return set(change.seat, { ...record, presence: 'standIn' })
    case 'back':
      return record.kind === 'person' ? set(change.seat, { ...record, presence: 'here' }) : null
    case 'bot':
      // In mid-match a seat stays its owner's however long they are away; before it, an empty chair may be filled.
      if (record.kind === 'coming' || (record.kind === 'person' && (!idle || here(record.hash)))) return 'taken'
      if (change.level === 0 && !idle) return 'notNow'
      return set(change.seat, stayed(change.level))
    case 'remove':
      if (record.kind !== 'person' && record.kind !== 'coming') return 'noSeat'
      if (change.seat === draft.host) return 'ownSeat'
      sendAway(draft, { name: record.name, hash: record.hash, ...change.traces })
      if (record.kind === 'coming') return set(change.seat, stayed(record.level))
      return set(change.seat, idle ? emptySeat() : botSeat(STAND_IN))
    case 'bar':
      sendAway(draft, { name: change.name, ...change.traces })
      return null
    case 'admit':
      draft.removed = draft.removed.filter(({ id }) => id !== change.id)
      return null
    case 'resize':
      if (phase !== 'lobby') return 'notNow'
      if (seats.slice(change.size).some(isPlayer)) return 'taken'
      draft.seats = Array.from({ length: change.size }, (_, i) => seats[i] ?? emptySeat())
      return null
    case 'deal':
      draft.seats = seats.map(each => (each.kind === 'coming' && each.hand <= change.hand ? seated(each, here) : each))
      return null
    case 'matchOver':
      draft.removed = []
      return null
    case 'rematch':
      draft.removed = []
      draft.seats = seats.map(each => {
        if (each.kind === 'person' && each.presence === 'left') return emptySeat()
        return isPlayer(each) ? { ...person(each), ...unready } : each
      })
      return null
  }
}

function sendAway(draft: Draft, whom: Omit<Removed, 'id'>): void {
  draft.removed.push({ id: (draft.removed.at(-1)?.id ?? 0) + 1, ...whom })
  draft.removed = draft.removed.slice(-REMOVED_KEPT)
}

/** Before a match at once, else from the next deal on; whoever had a seat before has it no longer. */
function sit(draft: Draft, { seat, owner, before, hand }: Extract<Change, { type: 'sit' }>): Why | null {
  const { seats, phase } = draft
  const own = seatOf(seats, before)
  const old = own === null ? null : seats[own]
  if (own === seat) return 'seated'
  if (seats.some((each, i) => i !== own && isPlayer(each) && each.member !== undefined && each.member === owner.member))
    return 'memberSeated'
  if (old?.kind === 'person' && old.presence !== 'left' && phase !== 'lobby') return 'seated'
  const record = seats[seat]
  if (record.kind === 'person' || record.kind === 'coming') return 'taken'
  if (own !== null) {
    seats[own] = old?.kind === 'coming' ? stayed(old.level) : phase === 'lobby' ? emptySeat() : botSeat(STAND_IN)
    if (draft.host === own) draft.host = seat
  }
  const level = record.kind === 'bot' ? record.level : 0
  seats[seat] =
    phase === 'lobby' ? person({ ...owner, ...unready }) : { kind: 'coming', hand, level, ...owner, ...unready }
  return null
}

const person = ({ name, lang, hash, ready, engine, member, era, former, marks }: Person) =>
  ({
    ...({ kind: 'person', presence: 'here', name, lang, hash, ready } as const),
    ...(engine && { engine }),
    ...(member !== undefined && { member }),
    ...(era && { era }),
    ...(former !== undefined && { former }),
    ...(marks && { marks }),
  }) as const

/** Whoever sits there is this member, unless somebody else at the table is. */
function asMember<T extends SeatRecord>(
  record: T,
  seats: readonly SeatRecord[],
  member: number | null,
  era: number,
): T {
  const taken = seats.some(other => other !== record && isPlayer(other) && other.member === member)
  if (member === null || taken || !isPlayer(record) || (record.member ?? member) !== member) return record
  const { former: _, ...rest } = record
  return { ...rest, member, ...(era && { era }) } as T
}
function asGuest<T extends Owner>(record: T, circle: Membership): T {
  const { member, era = 0, ...rest } = record
  if (member === undefined || memberHere(circle, member, era) !== null) return record
  return { ...rest, ...(circle.forgotten?.includes(member) && { former: member }) } as unknown as T
}
/** Nobody waits for somebody who is not there when the hand is dealt. */
const seated = (comer: Person, here: Here): SeatRecord =>
  here(comer.hash) ? person(comer) : { ...person(comer), presence: 'standIn' }
const stayed = (level: 0 | Level): SeatRecord => (level ? botSeat(level) : emptySeat())
