import type { Colour, Picture } from '../../src/circle/constants.ts'
import { CIRCLE_LIMITS } from '../../src/circle/constants.ts'
import type { Chair, EveningTable, Schedule, Scoring } from '../../src/circle/evening.ts'
import type { CircleTable, HouseRules } from '../../src/circle/protocol.ts'

/** devices: hashes of their tokens, the oldest first. Who has left has none; the name stays theirs, should they come back. */
export type Member = {
  readonly id: number
  readonly name: string
  readonly colour: Colour
  readonly owner: boolean
  readonly left: boolean
  readonly devices: readonly string[]
  /** How often other devices were signed out: what those were given opens nothing since. */
  readonly era?: number
}

/** Somebody who says they are this member; hash: of the token that is theirs once it is confirmed. */
type Claim = { id: number; name: string; member: number | null; hash: string; at: number }

/** A personal link that has not been used; hash: of its code. */
type Link = { member: number; hash: string; until: number }

/** As the table last told of itself. */
export type Line = Omit<CircleTable, 'room' | 'game' | 'evening' | 'pass'>
/** wish: what it is to be made with; null once it has been. told: when it was last heard of. */
export type OpenTable = {
  room: string
  game: string
  wish: TableWish | null
  line: Line
  told: number
  evening: boolean
  /** Members who have left or were removed since it was opened: there they are members no more. */
  gone?: readonly number[]
}
/** chairs: for whom its seats are kept; null: for anybody. deal: what its first match is dealt from, alike at other tables. */
export type TableWish = HouseRules & { chairs: Chair[] | null; deal?: string }

/** What a table is told until it has heard it. */
export type Errand = { id: number; room: string; what: ErrandKind; at: number }
export type ErrandKind =
  /** The round has been closed over its unfinished match. */
  | { type: 'end' }
  /** Nobody plays the deals of its first match any more: they may be shown. */
  | { type: 'reveal' }

export type Evening = {
  id: number
  game: string
  rules: HouseRules
  scoring: Scoring
  /** Every table of a round gets the same deals. */
  duplicate: boolean
  people: number[]
  schedule: Schedule
  /** By round and table, as far as they have been opened. */
  tables: EveningTable[][]
  state: 'playing' | 'over' | 'ended'
  began: number
}

export type State = {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly call: string
  /** Of which tables' keys are made: 32 bytes. */
  readonly secret: string
  /** Of the owner's link. */
  readonly ownerHash: string | null
  readonly note: { at: number; text: string; by: number } | null
  readonly members: readonly Member[]
  readonly claims: readonly Claim[]
  readonly links: readonly Link[]
  readonly tables: readonly OpenTable[]
  readonly rules: Readonly<Record<string, HouseRules>>
  /** The last one; those before it have rows of their own. */
  readonly evening: Evening | null
  readonly errands: readonly Errand[]
  /** The last numbers given: no member's or claim's is given again. */
  readonly lastMember: number
  readonly lastClaim: number
  readonly lastEvening: number
  readonly lastErrand: number
  /** The day on which it was last used, counted from 1970: after 400 more it ends. */
  readonly used: number
}

export type Newcomer = { name: string; colour: Colour; hash: string; owner: boolean }

/** All that can happen to a circle besides its matches, which have rows of their own. */
export type Event =
  | { type: 'made'; id: string; name: string; picture: Picture; secret: string; members: Newcomer[]; day: number }
  | ({ type: 'joined' } & Newcomer)
  | { type: 'claimed'; name: string; member: number | null; hash: string; at: number }
  /** yes: the claim's token opens its member from now on; who had left is a member again. */
  | { type: 'judged'; claim: number; yes: boolean }
  | ({ type: 'linked' } & Link)
  /** code: the hash of a link's; hash: of the new device's token. */
  | { type: 'moved'; code: string; hash: string }
  | { type: 'onlyDevice'; member: number; hash: string }
  | { type: 'profile'; member: number; name: string; colour: Colour }
  | { type: 'owner'; member: number; on: boolean }
  | { type: 'renewed'; hash: string }
  | { type: 'changed'; name: string; picture: Picture; call: string }
  | { type: 'note'; note: State['note'] }
  | { type: 'left'; member: number; forget: boolean }
  | { type: 'rules'; game: string; rules: HouseRules }
  | { type: 'opened'; table: OpenTable }
  | { type: 'stands'; room: string }
  | { type: 'told'; room: string; line: Line; at: number }
  | { type: 'closed'; room: string }
  | { type: 'evening'; evening: Omit<Evening, 'id'> }
  | { type: 'round'; tables: Evening['tables'][number] }
  | { type: 'played'; round: number; table: number; entry: number }
  /** Its unfinished tables count for nothing. */
  | { type: 'roundClosed' }
  | { type: 'eveningEnds'; state: 'over' | 'ended' }
  | ({ type: 'errand' } & Omit<Errand, 'id'>)
  | { type: 'errandDone'; id: number }
  | { type: 'used'; day: number }
  /** What is too old goes. */
  | { type: 'swept'; at: number }

const TABLE_LIVES = 25 * 60 * 60 * 1000
/** More than can come and go by one link while a table lives, or nearly. */
const GONE_KEPT = 2000

/** Events are judged before they happen (door.ts): here they only take effect. */
export function apply(state: State | null, event: Event): State {
  if (event.type === 'made') return made(event)
  if (!state) throw new Error('a circle begins by being made')
  const change = (member: number, with_: (member: Member) => Member): State => ({
    ...state,
    members: state.members.map(each => (each.id === member ? with_(each) : each)),
  })
  const table = (room: string, with_: Partial<OpenTable>): State => ({
    ...state,
    tables: state.tables.map(each => (each.room === room ? { ...each, ...with_ } : each)),
  })
  switch (event.type) {
    case 'joined':
      return joined(state, event)
    case 'claimed': {
      const { name, member, hash, at } = event
      const claim = { id: state.lastClaim + 1, name, member, hash, at }
      // Whoever says the same again and again pushes out nobody but themselves.
      const alike = state.claims.filter(each => each.member === member)
      const room = state.claims.filter(each => alike.length < CIRCLE_LIMITS.alike || each !== alike[0])
      return { ...state, lastClaim: claim.id, claims: [...room, claim].slice(-CIRCLE_LIMITS.claims) }
    }
    case 'judged': {
      const claim = state.claims.find(({ id }) => id === event.claim)
      const rest = { ...state, claims: state.claims.filter(each => each !== claim) }
      return claim && event.yes && claim.member !== null ? withDevice(rest, claim.member, claim.hash) : rest
    }
    case 'linked': {
      const { member, hash, until } = event
      // One at a time: whoever makes a new one has lost the old.
      return { ...state, links: [...state.links.filter(link => link.member !== member), { member, hash, until }] }
    }
    case 'moved': {
      const link = state.links.find(({ hash }) => hash === event.code)
      const rest = { ...state, links: state.links.filter(each => each !== link) }
      return link ? withDevice(rest, link.member, event.hash) : rest
    }
    case 'onlyDevice':
      return {
        ...change(event.member, member => ({ ...member, devices: [event.hash], era: (member.era ?? 0) + 1 })),
        links: state.links.filter(link => link.member !== event.member),
      }
    case 'profile':
      return change(event.member, member => ({ ...member, name: event.name, colour: event.colour }))
    case 'owner':
      return change(event.member, member => ({ ...member, owner: event.on }))
    case 'renewed':
      return { ...state, ownerHash: event.hash }
    case 'changed':
      return { ...state, name: event.name, picture: event.picture, call: event.call }
    case 'note':
      return { ...state, note: event.note }
    case 'left':
      return left(state, event.member, event.forget)
    case 'rules':
      return { ...state, rules: { ...state.rules, [event.game]: event.rules } }
    case 'opened':
      return { ...state, tables: [...state.tables, event.table] }
    case 'stands':
      return table(event.room, { wish: null })
    case 'told':
      return table(event.room, { line: event.line, told: event.at, wish: null })
    case 'closed':
      return { ...state, tables: state.tables.filter(({ room }) => room !== event.room) }
    case 'evening':
      return { ...state, lastEvening: state.lastEvening + 1, evening: { ...event.evening, id: state.lastEvening + 1 } }
    case 'round':
      return evening(state, now => ({ ...now, tables: [...now.tables, event.tables] }))
    case 'played':
      return evening(state, now => ({
        ...now,
        tables: now.tables.map((tables, round) =>
          tables.map((each, i) =>
            round === event.round && i === event.table ? { ...each, entry: event.entry } : each,
          ),
        ),
      }))
    case 'roundClosed':
      return evening(state, now => ({
        ...now,
        tables: now.tables.map((tables, round) =>
          round < now.tables.length - 1
            ? tables
            : tables.map(each => (each.entry === null ? { ...each, closed: true } : each)),
        ),
      }))
    case 'errand': {
      const { room, what, at } = event
      const errand = { id: state.lastErrand + 1, room, what, at }
      return { ...state, lastErrand: errand.id, errands: [...state.errands, errand] }
    }
    case 'errandDone':
      return { ...state, errands: state.errands.filter(({ id }) => id !== event.id) }
    case 'eveningEnds':
      return evening(state, now => ({ ...now, state: event.state }))
    case 'used':
      return { ...state, used: event.day }
    case 'swept':
      return {
        ...state,
        claims: state.claims.filter(claim => claim.at + CIRCLE_LIMITS.claimMs > event.at),
        links: state.links.filter(link => link.until > event.at),
        tables: state.tables.filter(({ told }) => told + TABLE_LIVES > event.at),
        errands: state.errands.filter(({ at }) => at + TABLE_LIVES > event.at),
      }
  }
}

function made({ id, name, picture, secret, members, day }: Extract<Event, { type: 'made' }>): State {
  const empty: State = {
    id,
    name,
    picture,
    call: '',
    secret,
    ownerHash: null,
    note: null,
    members: [],
    claims: [],
    links: [],
    tables: [],
    rules: {},
    evening: null,
    errands: [],
    lastErrand: 0,
    lastMember: 0,
    lastClaim: 0,
    lastEvening: 0,
    used: day,
  }
  return members.reduce(joined, empty)
}

function joined(state: State, { name, colour, hash, owner }: Newcomer): State {
  const id = state.lastMember + 1
  const member = { id, name, colour, owner, left: false, devices: [hash] }
  return { ...state, lastMember: id, members: [...state.members, member] }
}

/** The oldest device makes room. Whoever comes back has this one alone: what others were given before opens nothing. */
function withDevice(state: State, id: number, hash: string): State {
  const found = state.members.find(member => member.id === id)
  if (!found) return state
  const device: Member = found.left
    ? { ...found, left: false, devices: [hash], era: (found.era ?? 0) + 1 }
    : { ...found, devices: [...found.devices, hash].slice(-CIRCLE_LIMITS.devices) }
  return {
    ...state,
    members: state.members.map(member => (member === found ? device : member)),
    tables: found.left ? state.tables.map(table => withoutGone(table, id)) : state.tables,
  }
}

const withoutGone = (table: OpenTable, id: number): OpenTable =>
  table.gone ? { ...table, gone: table.gone.filter(each => each !== id) } : table
const withGone = (table: OpenTable, id: number): OpenTable =>
  table.gone?.includes(id) ? table : { ...table, gone: [...(table.gone ?? []), id].slice(-GONE_KEPT) }

/** A circle has an owner as long as it has members: if it was the last, whoever has been one longest is the next. */
function left(state: State, id: number, forget: boolean): State {
  const gone = state.members.flatMap(member => {
    if (member.id !== id) return [member]
    return forget ? [] : [{ ...member, owner: false, left: true, devices: [] }]
  })
  const present = gone.filter(member => !member.left)
  const heir = present.some(({ owner }) => owner) ? undefined : present[0]
  return {
    ...state,
    members: gone.map(member => (member === heir ? { ...member, owner: true } : member)),
    claims: state.claims.filter(({ member }) => member !== id),
    links: state.links.filter(({ member }) => member !== id),
    note: state.note?.by === id && forget ? null : state.note,
    tables: state.tables.map(table => withGone(table, id)),
  }
}

const evening = (state: State, with_: (now: Evening) => Evening): State => ({
  ...state,
  evening: state.evening && with_(state.evening),
})

/** Who a token's hash opens, and nobody else. */
export const memberOf = (state: State, hash: string | null): Member | null =>
  hash === null ? null : (state.members.find(({ devices }) => devices.includes(hash)) ?? null)

export const active = (state: State): Member[] => state.members.filter(({ left }) => !left)
