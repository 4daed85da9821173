import type { Level, Seat, Why } from '../../src/games/game.ts'
import type { Phase } from '../../src/table/protocol.ts'
import { hostAfter } from './hostSuccession.ts'
import { memberHere } from './memberRoll.ts'
import type { Change, Here, Occupancy, Owner, Person, Removed, SeatRecord } from './seats.ts'
import { STAND_IN, emptySeat, isPlayer, seatOf } from './seats.ts'
import type { Membership } from './store.ts'

/** Whom the host has sent away is remembered up to this many. */
const REMOVED_KEPT = 32

const botSeat = (level: Level): SeatRecord => ({ kind: 'bot', level })
const stayed = (level: 0 | Level): SeatRecord => (level ? botSeat(level) : emptySeat())
const unready = { ready: false }

/** The one place where an occupant changes: who sits where after this, or why it cannot be. */
export function reseat(now: Occupancy, change: Change, here: Here): Occupancy | Why {
  const next = { ...now, seats: [...now.seats], removed: [...now.removed] }
  if ('seat' in change && !now.seats[change.seat]) return 'noSeat'
  const why = apply(next, change, here)
  return why ?? { ...next, host: hostAfter(next, here, change.type === 'absent' ? change.seat : null) }
}

type Draft = { phase: Phase; seats: SeatRecord[]; host: Seat | null; removed: Removed[] }
type Of<T extends Change['type']> = Extract<Change, { type: T }>

function apply(draft: Draft, change: Change, here: Here): Why | null {
  switch (change.type) {
    case 'sit':
      return sit(draft, change)
    case 'leave':
      return leave(draft, change)
    case 'rename':
      return rename(draft, change)
    case 'takeOver':
      return takeOver(draft, change)
    case 'members':
      draft.seats = draft.seats.map((each, i) => asMember(each, [], change.members[i] ?? null, 0))
      return null
    case 'guests':
      return guests(draft, change, here)
    case 'standIn':
    case 'absent':
      return standIn(draft, change)
    case 'back':
      return back(draft, change)
    case 'bot':
      return bot(draft, change, here)
    case 'remove':
      return remove(draft, change)
    case 'bar':
      sendAway(draft, { name: change.name, ...change.traces })
      return null
    case 'admit':
      draft.removed = draft.removed.filter(({ id }) => id !== change.id)
      return null
    case 'resize':
      return resize(draft, change)
    case 'deal':
      draft.seats = draft.seats.map(each =>
        each.kind === 'coming' && each.hand <= change.hand ? seated(each, here) : each,
      )
      return null
    case 'matchOver':
      draft.removed = []
      return null
    case 'rematch':
      draft.removed = []
      draft.seats = draft.seats.map(again)
      return null
  }
}

const isIdle = ({ phase }: Draft) => phase === 'lobby' || phase === 'over'

function set({ seats }: Draft, seat: Seat, next: SeatRecord): null {
  seats[seat] = next
  return null
}

function leave(draft: Draft, { seat, forGood }: Of<'leave'>): Why | null {
  const record = draft.seats[seat]
  if (record.kind === 'coming') return set(draft, seat, stayed(record.level))
  if (record.kind !== 'person') return 'notSeated'
  if (isIdle(draft)) return set(draft, seat, emptySeat())
  return set(draft, seat, forGood ? botSeat(STAND_IN) : { ...record, presence: 'left' })
}

function rename(draft: Draft, { seat, name, lang, member, era, marks }: Of<'rename'>): Why | null {
  const record = draft.seats[seat]
  if (!isPlayer(record)) return 'notSeated'
  return set(draft, seat, { ...asMember(record, draft.seats, member, era), name, lang, marks })
}

function takeOver(draft: Draft, { seat, hash, lang, era }: Of<'takeOver'>): Why | null {
  const record = draft.seats[seat]
  return isPlayer(record) ? set(draft, seat, { ...record, hash, lang, ...(era && { era }) }) : 'notSeated'
}

function guests(draft: Draft, { circle }: Of<'guests'>, here: Here): null {
  const idle = isIdle(draft)
  draft.seats = draft.seats.map(each => {
    if (!isPlayer(each)) return each
    const guest = asGuest(each, circle)
    // Nobody's name stays behind on a chair to which they do not come back.
    return guest.former !== undefined && idle && !here(guest.hash) ? emptySeat() : guest
  })
  return null
}

function standIn(draft: Draft, { seat }: Of<'standIn' | 'absent'>): null {
  const record = draft.seats[seat]
  if (record.kind !== 'person' || record.presence !== 'here' || isIdle(draft)) return null
  return set(draft, seat, { ...record, presence: 'standIn' })
}

function back(draft: Draft, { seat }: Of<'back'>): null {
  const record = draft.seats[seat]
  return record.kind === 'person' ? set(draft, seat, { ...record, presence: 'here' }) : null
}

/** In mid-match a seat stays its owner's however long they are away; before it, an empty chair may be filled. */
function bot(draft: Draft, { seat, level }: Of<'bot'>, here: Here): Why | null {
  const idle = isIdle(draft)
  const record = draft.seats[seat]
  if (record.kind === 'coming' || (record.kind === 'person' && (!idle || here(record.hash)))) return 'taken'
  if (level === 0 && !idle) return 'notNow'
  return set(draft, seat, stayed(level))
}

function remove(draft: Draft, { seat, traces }: Of<'remove'>): Why | null {
  const record = draft.seats[seat]
  if (!isPlayer(record)) return 'noSeat'
  if (seat === draft.host) return 'ownSeat'
  sendAway(draft, { name: record.name, hash: record.hash, ...traces })
  if (record.kind === 'coming') return set(draft, seat, stayed(record.level))
  return set(draft, seat, isIdle(draft) ? emptySeat() : botSeat(STAND_IN))
}

function resize(draft: Draft, { size }: Of<'resize'>): Why | null {
  const { seats, phase } = draft
  if (phase !== 'lobby') return 'notNow'
  if (seats.slice(size).some(isPlayer)) return 'taken'
  draft.seats = Array.from({ length: size }, (_, i) => seats[i] ?? emptySeat())
  return null
}

/** For another match: whoever had left is gone, the others are to say anew that they are ready. */
function again(record: SeatRecord): SeatRecord {
  if (record.kind === 'person' && record.presence === 'left') return emptySeat()
  return isPlayer(record) ? { ...person(record), ...unready } : record
}

function sendAway(draft: Draft, whom: Omit<Removed, 'id'>): void {
  draft.removed.push({ id: (draft.removed.at(-1)?.id ?? 0) + 1, ...whom })
  draft.removed = draft.removed.slice(-REMOVED_KEPT)
}

/** Before a match at once, else from the next deal on; whoever had a seat before has it no longer. */
function sit(draft: Draft, { seat, owner, before, hand }: Of<'sit'>): Why | null {
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
